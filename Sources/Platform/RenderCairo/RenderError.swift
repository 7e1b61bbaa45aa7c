/// Why something could not be drawn or written.
package enum RenderError: Error, Hashable, CustomStringConvertible {
  /// Cairo reports a failure; the text is its own.
  case cairo(String)
  /// A surface has a side that is not positive or is too long.
  case surfaceSize(width: Double, height: Double, scale: Double)
  /// The folder of icon files does not exist.
  case iconsMissing(folder: String)
  /// One icon file is missing or is no SVG.
  case iconUnreadable(file: String)

  package var description: String {
    switch self {
    case .cairo(let reason):
      return "The drawing library failed: \(reason)."
    case .surfaceSize(let width, let height, let scale):
      return "A surface of \(width) by \(height) points at scale \(scale) cannot be made: "
        + "each side must have 1 to 32767 pixels."
    case .iconsMissing(let folder):
      return "The symbols are not installed: there is no folder \(folder). "
        + "Install the Debian package bootstrap-icons."
    case .iconUnreadable(let file):
      return "The symbol's file \(file) cannot be read. Install the Debian package bootstrap-icons again."
    }
  }
}
