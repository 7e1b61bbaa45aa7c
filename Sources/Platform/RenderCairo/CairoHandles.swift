import CCairo

/// Owns a Cairo surface.
final class CairoSurface {
  let pointer: OpaquePointer

  /// Takes over one reference to the surface.
  init(owning pointer: OpaquePointer?) throws {
    guard let pointer else { throw RenderError.cairo("no memory for a surface") }
    self.pointer = pointer
    let status: cairo_status_t = cairo_surface_status(pointer)
    if status != CAIRO_STATUS_SUCCESS { throw RenderError.cairo(status.text) }
  }

  deinit { cairo_surface_destroy(pointer) }
}

/// Owns a Cairo drawing context and the surface below it.
final class CairoCanvas {
  let pointer: OpaquePointer
  let surface: CairoSurface

  init(_ surface: CairoSurface) throws {
    guard let pointer = cairo_create(surface.pointer) else { throw RenderError.cairo("no memory for a context") }
    self.pointer = pointer
    self.surface = surface
    try check()
  }

  deinit { cairo_destroy(pointer) }

  /// Throws what has gone wrong since the context was made: Cairo keeps its first error and draws nothing after it.
  func check() throws {
    let status: cairo_status_t = cairo_status(pointer)
    if status != CAIRO_STATUS_SUCCESS { throw RenderError.cairo(status.text) }
  }
}

extension cairo_status_t {
  var text: String { cairo_status_to_string(self).map { String(cString: $0) } ?? "status \(rawValue)" }
}
