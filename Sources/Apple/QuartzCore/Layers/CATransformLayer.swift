import CoreGraphics

/// A place for other layers, with nothing to see of itself: it has no background, frame or picture.
///
/// The layers inside are drawn by their order and `zPosition`, and do not cut through each other.
open class CATransformLayer: CALayer {
  public override init() { super.init() }
  public override init(layer: Any) { super.init(layer: layer) }

  package override func makeCopy() -> CALayer { CATransformLayer(layer: self) }

  override var hasLook: Bool { false }

  /// A place is nowhere hit: only layers inside are.
  open override func contains(_ p: CGPoint) -> Bool { false }
}
