import CoreGraphics

extension AnyTransition {
  /// Not quite nothing, from which there is a way back.
  static let smallest: Double = 1e-5

  /// The view grows from its middle and shrinks to it.
  public static var scale: AnyTransition { AnyTransition(ScaleTransition(smallest)) }

  /// The view grows when it comes and shrinks when it leaves.
  ///
  /// - Parameters:
  ///   - scale: The factor at which it begins and ends.
  ///   - anchor: The point that stays, in parts of its size. The default is the centre.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
  }

  /// The view comes from the leading edge and goes to the trailing one.
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }

  /// The view comes from an edge and leaves to it.
  ///
  /// - Parameter edge: The edge; leading and trailing follow the layout direction.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }

  /// The view comes from an edge and goes to the opposite one, fading.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }

  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }

  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }
}
