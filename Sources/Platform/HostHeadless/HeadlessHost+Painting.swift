import CoreGraphics
import DisplayList
import RenderCairo
import SwiftUICore

extension HeadlessHost {
  /// A picture that is kept from frame to frame, as a window on a screen is.
  @MainActor package final class Screen {
    package let surface: ImageSurface
    private let host: HeadlessHost
    /// The appearance in which everything was painted.
    private var colorScheme: ColorScheme

    /// Makes the picture, of which nothing is painted yet.
    package init(_ host: HeadlessHost) throws {
      let size: CGSize = host.graph.size
      self.host = host
      colorScheme = host.graph.colorScheme
      surface = try ImageSurface(width: size.width, height: size.height, scale: host.graph.settings.displayScale)
      _ = host.graph.display.takeDamage()
      try paint([CGRect(origin: .zero, size: size)])
    }

    /// Paints what has changed since the last time.
    ///
    /// - Returns: The rectangles that were painted, in points.
    @discardableResult
    package func repaint() throws -> [CGRect] {
      host.update()
      var damage: [CGRect] = host.graph.display.takeDamage()
      // The ground is another one.
      if colorScheme != host.graph.colorScheme { damage = [CGRect(origin: .zero, size: host.graph.size)] }
      colorScheme = host.graph.colorScheme
      try paint(damage)
      return damage
    }

    private func paint(_ damage: [CGRect]) throws {
      let area: CGRect = damage.reduce(CGRect.null) { $0.union($1) }
      guard !area.isNull else { return }
      let context = ColorContext(colorScheme: colorScheme)
      try surface.draw(
        host.graph.display.flattened(in: area.insetBy(dx: -1, dy: -1)), damage: damage,
        background: SystemColor.systemBackground.resolved(in: context))
    }
  }
}
