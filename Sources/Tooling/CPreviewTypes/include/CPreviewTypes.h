#ifndef C_PREVIEW_TYPES_H
#define C_PREVIEW_TYPES_H

#include <stddef.h>

/// Writes the types of this program that conform to a protocol of the given name, at most `capacity` of them, and
/// returns how many there are. Types with parameters are left out.
size_t rotor_types_conforming(const char *protocol, const void **types, size_t capacity);

#endif
