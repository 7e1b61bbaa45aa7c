#include "CPreviewTypes.h"

#include <stdint.h>
#include <string.h>

// The conformances that the compiler lists for the runtime, in the program that this file is linked into. The records'
// layout is part of Swift's stable binary interface.
extern const int32_t __start_swift5_protocol_conformances[] __attribute__((weak, visibility("hidden")));
extern const int32_t __stop_swift5_protocol_conformances[] __attribute__((weak, visibility("hidden")));

static const char *relative(const int32_t *place) { return *place ? (const char *)place + *place : NULL; }

// A pointer whose lowest bit says that it leads to another.
static const char *indirectable(const int32_t *place) {
  if (!*place) return NULL;
  const char *target = (const char *)place + (*place & ~1);
  return *place & 1 ? *(const char *const *)target : target;
}

typedef struct {
  const void *metadata;
  size_t state;
} MetadataResponse;

typedef MetadataResponse (*MetadataAccess)(size_t request);

// The name of a type or protocol stands behind its kind and its parent.
static const char *name(const char *descriptor) { return relative((const int32_t *)(descriptor + 8)); }

static const void *metadata(const int32_t *record) {
  uint32_t flags = (uint32_t)record[3];
  uint32_t kind = (flags >> 3) & 7;
  if (kind > 1) return NULL;
  const char *descriptor = relative(&record[1]);
  if (descriptor && kind == 1) descriptor = *(const char *const *)descriptor;
  if (!descriptor) return NULL;
  uint32_t context = *(const uint32_t *)descriptor;
  int isNominal = (context & 31) >= 16 && (context & 31) <= 18;
  int isGeneric = (context & 0x80) != 0;
  if (!isNominal || isGeneric) return NULL;
  const char *access = relative((const int32_t *)(descriptor + 12));
  return access ? ((MetadataAccess)(uintptr_t)access)(0).metadata : NULL;
}

size_t rotor_types_conforming(const char *protocol, const void **types, size_t capacity) {
  size_t count = 0;
  for (const int32_t *entry = __start_swift5_protocol_conformances; entry < __stop_swift5_protocol_conformances; entry++) {
    const int32_t *record = (const int32_t *)relative(entry);
    if (!record) continue;
    const char *described = indirectable(&record[0]);
    if (!described || !name(described) || strcmp(name(described), protocol) != 0) continue;
    const void *type = metadata(record);
    if (!type) continue;
    if (count < capacity) types[count] = type;
    count++;
  }
  return count;
}
