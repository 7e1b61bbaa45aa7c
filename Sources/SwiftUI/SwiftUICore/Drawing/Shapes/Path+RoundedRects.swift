import CoreGraphics

extension Path {
  /// Adds a rounded rectangle; corners are neither wider nor higher than half of the shorter side.
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
    let most: CGFloat = min(rect.width, rect.height) / 2
    let corner = CGSize(width: min(width, most), height: min(height, most))
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

  /// Draws corners that fit, in the order bottom right, bottom left, top left, top right, from the middle of what is
  /// straight of the right edge and clockwise on the screen.
  private mutating func addCorners(
    _ rect: CGRect, _ sizes: [CGSize], style: RoundedCornerStyle, transform: CGAffineTransform
  ) {
    let middle: CGFloat = (rect.minY + sizes[3].height + rect.maxY - sizes[0].height) / 2
    move(to: CGPoint(x: rect.maxX, y: middle).applying(transform))
    for (index, place) in Self.corners(of: rect).enumerated() {
      let size: CGSize = sizes[index]
      func point(back: CGFloat, on: CGFloat) -> CGPoint {
        let x: CGFloat = place.back.x * back + place.on.x * on
        let y: CGFloat = place.back.y * back + place.on.y * on
        return CGPoint(x: place.corner.x + x * size.width, y: place.corner.y + y * size.height).applying(transform)
      }
      if style == .circular {
        let handle: CGFloat = 1 - RoundedCornerHalf.quarterHandle
        addLine(to: point(back: 1, on: 0))
        addCurve(
          to: point(back: 0, on: 1), control1: point(back: handle, on: 0), control2: point(back: 0, on: handle))
      } else {
        // Corners of an edge divide it as their radii are.
        let across = RoundedCornerHalf(room: Self.ratio(rect.width, size.width + sizes[index ^ 1].width))
        let down = RoundedCornerHalf(room: Self.ratio(rect.height, size.height + sizes[3 - index].height))
        let (before, after) = place.back.x == 0 ? (down, across) : (across, down)
        let joint: CGPoint = RoundedCornerHalf.joint
        let around: CGPoint = RoundedCornerHalf.around
        addLine(to: point(back: before.extent, on: 0))
        addCurve(
          to: point(back: joint.x, on: joint.y), control1: point(back: before.control1, on: 0),
          control2: point(back: before.control2, on: 0))
        addCurve(
          to: point(back: joint.y, on: joint.x), control1: point(back: around.x, on: around.y),
          control2: point(back: around.y, on: around.x))
        addCurve(
          to: point(back: 0, on: after.extent), control1: point(back: 0, on: after.control2),
          control2: point(back: 0, on: after.control1))
      }
    }
    closeSubpath()
  }

  private static func ratio(_ length: CGFloat, _ part: CGFloat) -> CGFloat {
    part > 0 ? length / part : RoundedCornerHalf.fullExtent
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
}
