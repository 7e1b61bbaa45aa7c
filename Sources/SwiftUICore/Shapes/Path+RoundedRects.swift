import CoreGraphics

extension Path {
  /// Adds a rounded rectangle; corners larger than half a side are scaled down to it.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    guard !rect.isNull else { return }
    let width: CGFloat = max(0, cornerSize.width)
    let height: CGFloat = max(0, cornerSize.height)
    guard width > 0, height > 0, width.isFinite, height.isFinite else {
      addRect(rect, transform: transform)
      return
    }
    let factor: CGFloat = min(1, rect.width / 2 / width, rect.height / 2 / height)
    let corner = CGSize(width: width * factor, height: height * factor)
    addCorners(
      rect, [corner, corner, corner, corner], style: style, transform: transform)
  }

  /// Adds a rectangle with a radius for each corner, drawn for a left-to-right layout.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    guard !rect.isNull else { return }
    let radii: RectangleCornerRadii = cornerRadii.fitted(to: rect.size)
    let corners: [CGFloat] = [radii.bottomTrailing, radii.bottomLeading, radii.topLeading, radii.topTrailing]
    guard corners.contains(where: { $0 > 0 }) else {
      addRect(rect, transform: transform)
      return
    }
    addCorners(
      rect, corners.map { CGSize(width: $0, height: $0) }, style: style, transform: transform)
  }

  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init()
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.init()
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Draws corners that fit, in the order bottom right, bottom left, top left, top right, from the middle of the right
  /// edge and clockwise on the screen.
  private mutating func addCorners(
    _ rect: CGRect, _ sizes: [CGSize], style: RoundedCornerStyle, transform: CGAffineTransform
  ) {
    let halves: [RoundedCornerHalf] = sizes.indices.map {
      RoundedCornerHalf(smoothing: style == .circular ? 0 : Self.smoothing(of: $0, in: sizes, rect))
    }
    let lowest: CGFloat = rect.maxY - halves[0].extent * sizes[0].height
    let highest: CGFloat = rect.minY + halves[3].extent * sizes[3].height
    move(to: CGPoint(x: rect.maxX, y: max(highest, min(lowest, rect.midY))).applying(transform))
    for (index, place) in Self.corners(of: rect).enumerated() {
      let size: CGSize = sizes[index]
      let half: RoundedCornerHalf = halves[index]
      func point(back: CGFloat, on: CGFloat) -> CGPoint {
        let x: CGFloat = place.back.x * back + place.on.x * on
        let y: CGFloat = place.back.y * back + place.on.y * on
        return CGPoint(x: place.corner.x + x * size.width, y: place.corner.y + y * size.height).applying(transform)
      }
      guard size.width > 0, size.height > 0 else {
        connect(to: place.corner.applying(transform))
        continue
      }
      connect(to: point(back: half.extent, on: 0))
      if style == .circular {
        let handle: CGFloat = 1 - RoundedCornerHalf.quarterHandle
        addCurve(
          to: point(back: 0, on: 1), control1: point(back: handle, on: 0), control2: point(back: 0, on: handle))
      } else {
        let middle: CGFloat = RoundedCornerHalf.middle
        addCurve(
          to: point(back: middle, on: middle), control1: point(back: half.control1, on: 0),
          control2: point(back: half.control2.x, on: half.control2.y))
        addCurve(
          to: point(back: 0, on: half.extent), control1: point(back: half.control2.y, on: half.control2.x),
          control2: point(back: 0, on: half.control1))
      }
    }
    closeSubpath()
  }

  /// A line to a point, unless the path is there.
  private mutating func connect(to point: CGPoint) {
    if currentPoint != point { addLine(to: point) }
  }

  /// A corner and the directions back along the edge it is reached on, and on along the next edge.
  private typealias Corner = (corner: CGPoint, back: CGPoint, on: CGPoint)

  private static func corners(of rect: CGRect) -> [Corner] {
    [
      (CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: 0, y: -1), CGPoint(x: -1, y: 0)),
      (CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: -1)),
      (CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 0)),
      (CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: -1, y: 0), CGPoint(x: 0, y: 1)),
    ]
  }

  /// How smooth a corner can be in its share of its two edges, which it divides with its neighbours as their radii are.
  /// A corner that takes all of its share is circular, so that a capsule's ends are half circles.
  private static func smoothing(of index: Int, in sizes: [CGSize], _ rect: CGRect) -> CGFloat {
    let size: CGSize = sizes[index]
    guard size.width > 0, size.height > 0 else { return 0 }
    let besides: CGSize = sizes[index ^ 1]
    let above: CGSize = sizes[3 - index]
    let room: CGFloat = min(rect.width / (size.width + besides.width), rect.height / (size.height + above.height))
    return min(1, max(0, (room - 1) / (RoundedCornerHalf.fullExtent - 1)))
  }
}
