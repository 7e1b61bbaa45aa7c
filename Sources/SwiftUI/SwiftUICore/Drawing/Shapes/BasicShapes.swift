import CoreGraphics
import LayoutEngine

/// A rectangle as large as the space.
public nonisolated struct Rectangle: Shape, Hashable {
  public init() {}

  public func path(in rect: CGRect) -> Path { path(in: rect, inset: 0) }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Rectangle: InsetBase {
  func path(in rect: CGRect, inset: CGFloat) -> Path { Path(rect.shrunk(by: inset)) }
}

extension Rectangle: InsettableShape {
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { InsetResult(base: self, amount: amount) }
}

/// A circle in the middle of the space, as large as its shorter side.
public nonisolated struct Circle: Shape, Hashable {
  public init() {}

  public func path(in rect: CGRect) -> Path { path(in: rect, inset: 0) }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// A square of the shorter side of the proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size: CGSize = proposal.replacingUnspecifiedDimensions()
    let side: CGFloat = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }
}

extension Circle: InsetBase {
  func path(in rect: CGRect, inset: CGFloat) -> Path {
    guard !rect.isNull else { return Path() }
    let side: CGFloat = min(rect.width, rect.height)
    let square = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    return Path(ellipseIn: square.shrunk(by: inset))
  }
}

extension Circle: InsettableShape {
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { InsetResult(base: self, amount: amount) }
}

/// An ellipse as large as the space.
public nonisolated struct Ellipse: Shape, Hashable {
  public init() {}

  public func path(in rect: CGRect) -> Path { path(in: rect, inset: 0) }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Ellipse: InsetBase {
  func path(in rect: CGRect, inset: CGFloat) -> Path { Path(ellipseIn: rect.shrunk(by: inset)) }
}

extension Ellipse: InsettableShape {
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { InsetResult(base: self, amount: amount) }
}

/// A rounded rectangle whose corners take half of its shorter side.
public nonisolated struct Capsule: Shape, Hashable {
  public var style: RoundedCornerStyle

  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  public func path(in rect: CGRect) -> Path { path(in: rect, inset: 0) }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Capsule: InsetBase {
  func path(in rect: CGRect, inset: CGFloat) -> Path {
    let smaller: CGRect = rect.shrunk(by: inset)
    guard !smaller.isNull else { return Path() }
    return Path(roundedRect: smaller, cornerRadius: min(smaller.width, smaller.height) / 2, style: style)
  }
}

extension Capsule: InsettableShape {
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { InsetResult(base: self, amount: amount) }
}
