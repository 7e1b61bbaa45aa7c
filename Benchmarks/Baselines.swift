import CAllocationCount
import CPango
import Foundation

/// What the machine takes for the parts of the work that no framework can leave out, measured in the same run: ratios to
/// it can be compared between machines, where times can't.
@MainActor
enum Baselines {
  /// CPU seconds for shaping and breaking strings with Pango alone, one layout for all, each string at one width.
  static func pango(_ strings: [String], width: Double) -> Double {
    guard let map = pango_cairo_font_map_new(), let context = pango_font_map_create_context(map) else { return 0 }
    let layout: OpaquePointer = pango_layout_new(context)
    let font: OpaquePointer = pango_font_description_from_string("Inter 13")
    pango_layout_set_font_description(layout, font)
    pango_layout_set_width(layout, Int32(width) * PANGO_SCALE)
    defer {
      pango_font_description_free(font)
      g_object_unref(UnsafeMutableRawPointer(layout))
      g_object_unref(UnsafeMutableRawPointer(context))
      g_object_unref(UnsafeMutableRawPointer(map))
    }
    return Measuring.cpu {
      for string in strings {
        pango_layout_set_text(layout, string, Int32(string.utf8.count))
        var size: (width: Int32, height: Int32) = (0, 0)
        pango_layout_get_size(layout, &size.width, &size.height)
      }
    }
  }

  /// CPU seconds for asking for blocks of memory, all held at once, and giving them back.
  static func memory(blocks: Int, bytes: Int = 64) -> Double {
    Measuring.cpu {
      let held: [UnsafeMutableRawPointer?] = (0..<blocks).map { _ in malloc(bytes) }
      for block in held { free(block) }
    }
  }

  /// How many blocks of memory `body` asks for.
  static func blocks(_ body: () throws -> Void) rethrows -> Int {
    allocation_count_begin()
    try body()
    return allocation_count_end()
  }
}
