import CoreGraphics

/// A picture in a display list, compared by identity: a `CGImage` or a `VectorImage`.
package struct CGImageBox: Hashable, @unchecked Sendable {
  package let name: String
  package let object: AnyObject

  package init(name: String, object: AnyObject) {
    self.name = name
    self.object = object
  }

  package static func == (left: CGImageBox, right: CGImageBox) -> Bool { left.object === right.object }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(object)) }
}

/// How a picture is put into its rectangle.
package struct ImageStyle: Hashable, Sendable {
  package enum Smoothing: String, Hashable, Sendable, CaseIterable { case none, low, medium, high }

  /// The part of the picture that is drawn, in its pixels; nil for all of it.
  package var part: CGRect?
  /// The size at which the part is repeated from the rectangle's top left corner; nil for a part that is stretched.
  package var tile: CGSize?
  package var smoothing: Smoothing
  /// Whether the edges of a rectangle between pixels are smoothed.
  package var isAntialiased: Bool

  package static let plain = ImageStyle()

  package init(
    part: CGRect? = nil, tile: CGSize? = nil, smoothing: Smoothing = .medium, isAntialiased: Bool = true
  ) {
    self.part = part
    self.tile = tile
    self.smoothing = smoothing
    self.isAntialiased = isAntialiased
  }
}
