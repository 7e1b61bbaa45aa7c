import Foundation

/// Why no window can be opened: one sentence that says what to do.
package enum HostError: LocalizedError {
  case noDisplay

  package var errorDescription: String? {
    switch self {
    case .noDisplay:
      "No display can be reached. Set WAYLAND_DISPLAY or DISPLAY to a running desktop, or run the program with "
        + "--headless."
    }
  }
}
