#ifndef CPNGROWS_H
#define CPNGROWS_H

#include <stddef.h>
#include <stdint.h>

/// Decodes a PNG file row by row into 8 bits of red, green, blue and alpha, the colours multiplied by alpha.
///
/// Each pixel of the result is the mean of `factor` by `factor` pixels of the file, fewer at the right and lower edge, so
/// that a picture made smaller needs the memory of the small one; a file with interlaced rows is the exception.
///
/// - Parameter target: room for width/factor by height/factor pixels, both rounded up, of the size in the file's head.
/// - Parameter reason: room for `reason_size` bytes; libpng's words, or the program's own, where the result is 0.
/// - Returns: 1 when all went well.
int png_rows_decode(
    const uint8_t *data, size_t count, uint32_t width, uint32_t height, uint32_t factor, uint8_t *target, char *reason,
    size_t reason_size);

#endif
