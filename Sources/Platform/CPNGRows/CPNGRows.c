#include "CPNGRows.h"

#include <png.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  const uint8_t *data;
  size_t count;
  size_t offset;
  char *reason;
  size_t reason_size;
} Source;

// libpng wants its error handler never to return: it goes back to where reading began. That is done here and not in
// Swift, whose frames must not be jumped over.
static void fail(png_structp png, png_const_charp message) {
  Source *source = png_get_error_ptr(png);
  snprintf(source->reason, source->reason_size, "%s", message);
  png_longjmp(png, 1);
}

static void ignore(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

static void read_bytes(png_structp png, png_bytep target, png_size_t count) {
  Source *source = png_get_io_ptr(png);
  if (count > source->count - source->offset) png_error(png, "it ends too early");
  memcpy(target, source->data + source->offset, count);
  source->offset += count;
}

static inline uint8_t multiplied(uint32_t color, uint32_t alpha) {
  uint32_t product = color * alpha + 128;
  return (uint8_t)((product + (product >> 8)) >> 8);
}

static void premultiply(uint8_t *row, size_t width) {
  for (uint8_t *pixel = row; width > 0; width--, pixel += 4) {
    uint32_t alpha = pixel[3];
    if (alpha == 255) continue;
    for (int channel = 0; channel < 3; channel++) pixel[channel] = multiplied(pixel[channel], alpha);
  }
}

// Adds a row of the file to the sums of the pixels that it is a part of.
static void add(const uint8_t *row, size_t width, size_t factor, uint32_t *sums) {
  const uint8_t *end = row + width * 4;
  while (row < end) {
    const uint8_t *cell = row + factor * 4 < end ? row + factor * 4 : end;
    uint32_t red = 0, green = 0, blue = 0, alpha = 0;
    for (; row < cell; row += 4) {
      red += row[0];
      green += row[1];
      blue += row[2];
      alpha += row[3];
    }
    sums[0] += red;
    sums[1] += green;
    sums[2] += blue;
    sums[3] += alpha;
    sums += 4;
  }
}

// Writes the means of `rows` rows, and begins new sums.
static void finish(uint32_t *sums, size_t width, size_t factor, size_t rows, uint8_t *target) {
  for (size_t start = 0; start < width; start += factor) {
    size_t columns = width - start < factor ? width - start : factor;
    uint32_t count = (uint32_t)(columns * rows);
    for (int channel = 0; channel < 4; channel++) *target++ = (uint8_t)((*sums++ + count / 2) / count);
  }
}

static void unify(png_structp png) {
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 255, PNG_FILLER_AFTER);
}

int png_rows_decode(
    const uint8_t *data, size_t count, uint32_t width, uint32_t height, uint32_t factor, uint8_t *target, char *reason,
    size_t reason_size) {
  Source source = {data, count, 0, reason, reason_size};
  png_infop info = NULL;
  // What a jump must find again lies in memory, not in registers.
  uint8_t *volatile rows = NULL;
  uint32_t *volatile sums = NULL;
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &source, fail, ignore);
  if (!png) {
    snprintf(reason, reason_size, "there is no memory for it");
    return 0;
  }
  if (setjmp(png_jmpbuf(png))) {
    free(rows);
    free(sums);
    png_destroy_read_struct(&png, &info, NULL);
    return 0;
  }
  info = png_create_info_struct(png);
  if (!info) png_error(png, "there is no memory for it");
  png_set_read_fn(png, &source, read_bytes);
  png_read_info(png, info);
  if (png_get_image_width(png, info) != width || png_get_image_height(png, info) != height)
    png_error(png, "it has two sizes");
  unify(png);
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, info);
  size_t length = (size_t)width * 4;
  if (png_get_rowbytes(png, info) != length) png_error(png, "its pixels have a form that is not known");

  // All rows have to be kept until the last pass; otherwise one is enough, or the place where it belongs.
  int is_whole = factor == 1;
  if (!is_whole) {
    rows = malloc(passes > 1 ? length * height : length);
    sums = calloc(((size_t)width + factor - 1) / factor * 4, sizeof(uint32_t));
    if (!rows || !sums) png_error(png, "there is no memory for it");
    if (passes > 1) memset(rows, 0, length * height);
  }
  for (int pass = 0; pass < passes; pass++) {
    size_t line = 0;
    for (uint32_t y = 0; y < height; y++) {
      uint8_t *row = is_whole ? target + length * y : passes > 1 ? rows + length * y : rows;
      png_read_row(png, row, NULL);
      if (pass + 1 < passes) continue;
      premultiply(row, width);
      if (is_whole) continue;
      add(row, width, factor, sums);
      size_t gathered = y % factor + 1;
      if (gathered == factor || y + 1 == height) {
        size_t reduced = ((size_t)width + factor - 1) / factor;
        finish(sums, width, factor, gathered, target + reduced * 4 * line);
        memset(sums, 0, reduced * 4 * sizeof(uint32_t));
        line++;
      }
    }
  }
  png_read_end(png, NULL);
  png_destroy_read_struct(&png, &info, NULL);
  free(rows);
  free(sums);
  return 1;
}
