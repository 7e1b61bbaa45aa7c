extension Anchor.Source where Value == CGRect {
  /// The bounds of the view.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(
      box: GeometricAnchorBox(true) { _, slot, transform in
        CGRect(origin: .zero, size: slot.stableSize).applying(transform)
      })
  }

  /// A rectangle in the view's own space.
  public static func rect(_ r: CGRect) -> Anchor<Value>.Source {
    Anchor<CGRect>.Source(box: GeometricAnchorBox(r) { rect, _, transform in rect.applying(transform) })
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's own space.
  public static func point(_ p: CGPoint) -> Anchor<Value>.Source {
    Anchor<CGPoint>.Source(box: GeometricAnchorBox(p) { point, _, transform in point.applying(transform) })
  }

  /// A point in fractions of the view's size.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<Value>.Source {
    Anchor<CGPoint>.Source(
      box: GeometricAnchorBox(p) { unit, slot, transform in
        unit.point(in: CGRect(origin: .zero, size: slot.stableSize)).applying(transform)
      })
  }

  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
}
