/* fourth-resolver: one more resolver, which puts itself in among the methods at the program's start
 * where CAROM_TEST_FOURTH is set. So whatever loops over the resolvers is tested with those that
 * there are and with another one. */
#pragma once

#include "carom-resolver.h"

extern const CaromResolver test_fourth_resolver;
