import LayoutEngine

/// What becomes of two areas.
enum PathOperation: Sendable {
  case union, intersection, subtraction, symmetricDifference, lineIntersection, lineSubtraction

  func applied(_ first: Path, _ second: Path, eoFill: Bool) -> Path {
    switch self {
    case .union: first.union(second, eoFill: eoFill)
    case .intersection: first.intersection(second, eoFill: eoFill)
    case .subtraction: first.subtracting(second, eoFill: eoFill)
    case .symmetricDifference: first.symmetricDifference(second, eoFill: eoFill)
    case .lineIntersection: first.lineIntersection(second, eoFill: eoFill)
    case .lineSubtraction: first.lineSubtraction(second, eoFill: eoFill)
    }
  }
}

/// Two shapes put together.
nonisolated struct BooleanShape<First: Shape, Second: Shape>: Shape {
  var first: First
  var second: Second
  var operation: PathOperation
  var eoFill: Bool

  func path(in rect: CGRect) -> Path {
    operation.applied(first.path(in: rect), second.path(in: rect), eoFill: eoFill)
  }

  static var role: ShapeRole { First.role }

  var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }

  var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set {
      first.animatableData = newValue.first
      second.animatableData = newValue.second
    }
  }
}

extension Shape {
  /// The area that either of the shapes fills.
  public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    BooleanShape(first: self, second: other, operation: .union, eoFill: eoFill)
  }

  /// The area that both shapes fill.
  public nonisolated func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    BooleanShape(first: self, second: other, operation: .intersection, eoFill: eoFill)
  }

  /// The area that this shape fills and the other does not.
  public nonisolated func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    BooleanShape(first: self, second: other, operation: .subtraction, eoFill: eoFill)
  }

  /// The area that one of the shapes fills and not both.
  public nonisolated func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    BooleanShape(first: self, second: other, operation: .symmetricDifference, eoFill: eoFill)
  }

  /// The parts of this shape's line that lie in the area of the other.
  public nonisolated func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    BooleanShape(first: self, second: other, operation: .lineIntersection, eoFill: eoFill)
  }

  /// The parts of this shape's line that lie outside of the area of the other.
  public nonisolated func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    BooleanShape(first: self, second: other, operation: .lineSubtraction, eoFill: eoFill)
  }
}
