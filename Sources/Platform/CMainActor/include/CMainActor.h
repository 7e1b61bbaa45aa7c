#ifndef C_MAIN_ACTOR_H
#define C_MAIN_ACTOR_H

#include <stdbool.h>

/// Makes another serial executor the main actor's, given as the two words of its unowned reference. The executor has to live as
/// long as the program. False where the runtime cannot be told, as when it is linked statically.
bool rotor_set_main_executor(const void *identity, const void *implementation);

#endif
