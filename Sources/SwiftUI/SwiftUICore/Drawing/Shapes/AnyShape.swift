import CoreGraphics
import LayoutEngine

/// A shape of any type.
public nonisolated struct AnyShape: Shape {
  private var base: any Shape

  public init<S: Shape>(_ shape: S) {
    self.base = (shape as? AnyShape)?.base ?? shape
  }

  public func path(in rect: CGRect) -> Path { base.path(in: rect) }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  /// The data of the shape inside; shapes of one type animate into each other.
  public var animatableData: _AnyAnimatableData {
    get { _AnyAnimatableData(base.animatableData) }
    set { base = Self.setting(newValue, in: base) }
  }

  private static func setting<S: Shape>(_ data: _AnyAnimatableData, in shape: S) -> any Shape {
    guard let value = data.vector as? S.AnimatableData else { return shape }
    var result: S = shape
    result.animatableData = value
    return result
  }
}
