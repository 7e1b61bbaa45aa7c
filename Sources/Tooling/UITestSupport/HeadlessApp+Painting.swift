import CoreGraphics
import HostHeadless

extension HeadlessApp {
  /// Paints what has changed since the last time into a picture that is kept, as a window on a screen does; at first all.
  ///
  /// - Returns: The rectangles that were painted, in points.
  /// - Throws: an error that names the Debian package to install when fonts are missing.
  @discardableResult
  public func repaint() throws -> [CGRect] {
    if let screen { return try screen.repaint() }
    screen = try HeadlessHost.Screen(host)
    return [CGRect(origin: .zero, size: size)]
  }
}
