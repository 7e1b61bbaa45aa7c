/// The parts of a transform: scale and shear, a turn, and a move, in this order.
public struct CGAffineTransformComponents: Hashable, Sendable {
  public var scale: CGSize
  /// How far a point moves along x for each unit of y, before the turn.
  public var horizontalShear: CGFloat
  /// In radians.
  public var rotation: CGFloat
  public var translation: CGVector

  public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }

  public init() {
    self.init(scale: CGSize(width: 1, height: 1), horizontalShear: 0, rotation: 0, translation: .zero)
  }
}

extension CGAffineTransform {
  /// The transform that scales, shears, turns and then moves.
  public init(_ components: CGAffineTransformComponents) {
    let scale = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
    let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
    let turn = CGAffineTransform(rotationAngle: components.rotation)
    let move = CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy)
    self = scale.concatenating(shear).concatenating(turn).concatenating(move)
  }

  /// The parts that make up the transform. A mirrored one has a negative height of its scale.
  public func decomposed() -> CGAffineTransformComponents {
    let width: CGFloat = hypot(a, b)
    guard width > 0 else {
      // All points of the x axis become one: the turn is that of the y axis.
      let height: CGFloat = hypot(c, d)
      return CGAffineTransformComponents(
        scale: CGSize(width: 0, height: height), horizontalShear: 0, rotation: height > 0 ? atan2(-c, d) : 0,
        translation: CGVector(dx: tx, dy: ty))
    }
    let height: CGFloat = (a * d - b * c) / width
    let along: CGFloat = (a * c + b * d) / width
    return CGAffineTransformComponents(
      scale: CGSize(width: width, height: height), horizontalShear: height == 0 ? 0 : along / height,
      rotation: atan2(b, a), translation: CGVector(dx: tx, dy: ty))
  }
}
