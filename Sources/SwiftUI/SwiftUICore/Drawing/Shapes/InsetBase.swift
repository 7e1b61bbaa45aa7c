import CoreGraphics
import LayoutEngine

/// A shape that knows its own outline at any inset.
protocol InsetBase: Shape {
  func path(in rect: CGRect, inset: CGFloat) -> Path
}

/// A shape of the framework, made smaller.
nonisolated struct InsetResult<Base: InsetBase>: InsettableShape {
  var base: Base
  var amount: CGFloat

  func path(in rect: CGRect) -> Path { base.path(in: rect, inset: amount) }
  func inset(by amount: CGFloat) -> InsetResult { InsetResult(base: base, amount: self.amount + amount) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
  static var role: ShapeRole { Base.role }
  var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set {
      base.animatableData = newValue.first
      amount = newValue.second
    }
  }
}

extension CGRect {
  /// The rectangle smaller by an amount on each side; null when nothing is left. An amount of zero keeps it as it is.
  func shrunk(by amount: CGFloat) -> CGRect {
    guard amount != 0, !isNull else { return self }
    let size = CGSize(width: width - 2 * amount, height: height - 2 * amount)
    guard size.width >= 0, size.height >= 0 else { return .null }
    return CGRect(x: minX + amount, y: minY + amount, width: size.width, height: size.height)
  }
}
