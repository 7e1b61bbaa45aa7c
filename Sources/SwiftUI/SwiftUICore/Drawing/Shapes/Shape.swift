import CoreGraphics
import LayoutEngine

/// A two-dimensional shape that fits itself into a rectangle.
///
/// A shape is a view that is filled with the foreground style. What it gives as `animatableData` changes gradually in
/// an animated change.
///
/// ```swift
/// struct Triangle: Shape {
///   func path(in rect: CGRect) -> Path {
///     Path { path in
///       path.move(to: CGPoint(x: rect.midX, y: rect.minY))
///       path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
///       path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
///       path.closeSubpath()
///     }
///   }
/// }
/// ```
public nonisolated protocol Shape: Sendable, Animatable, View {
  /// The outline of the shape in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path

  /// What the shape is used for, which decides how styles look on it.
  nonisolated static var role: ShapeRole { get }

  /// Whether the shape is mirrored where reading goes from right to left.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// The size that the shape takes of a proposal: by default all of it, and 10 points where none is proposed.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  public nonisolated static var role: ShapeRole { .fill }
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

/// What a shape is used for.
public enum ShapeRole: Hashable, Sendable {
  case fill
  case stroke
  case separator
}

/// What becomes of a shape or picture in the other layout direction.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// Nothing.
  case fixed
  /// It is mirrored in the direction named.
  case mirrors(in: LayoutDirection)

  /// It is mirrored from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// A shape that can be drawn smaller by the same distance on all sides.
public nonisolated protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape

  /// The shape, smaller by an amount in points on each side.
  nonisolated func inset(by amount: CGFloat) -> Self.InsetShape
}
