import CoreGraphics
import DisplayList

extension View {
  /// Makes the colours of the view lighter or darker.
  ///
  /// - Parameter amount: From -1, black, over 0, which changes nothing, to 1, white.
  public nonisolated func brightness(_ amount: Double) -> some View {
    modifier(AmountEffect(amount: amount, kind: .brightness))
  }

  /// Raises or lowers the contrast of the view's colours.
  ///
  /// - Parameter amount: 1 changes nothing, 0 leaves grey, negative amounts invert.
  public nonisolated func contrast(_ amount: Double) -> some View {
    modifier(AmountEffect(amount: amount, kind: .contrast))
  }

  /// Makes the colours of the view stronger or weaker.
  ///
  /// - Parameter amount: 1 changes nothing, 0 leaves grey, more is stronger.
  public nonisolated func saturation(_ amount: Double) -> some View {
    modifier(AmountEffect(amount: amount, kind: .saturation))
  }

  /// Takes colour away from the view.
  ///
  /// - Parameter amount: From 0, which changes nothing, to 1, grey.
  public nonisolated func grayscale(_ amount: Double) -> some View {
    modifier(AmountEffect(amount: amount, kind: .grayscale))
  }

  /// Turns all colours of the view around the wheel of colours.
  ///
  /// - Parameter angle: How far. A full turn changes nothing.
  public nonisolated func hueRotation(_ angle: Angle) -> some View {
    modifier(AmountEffect(amount: angle.radians, kind: .hue))
  }

  /// Turns each colour of the view into its opposite.
  public nonisolated func colorInvert() -> some View {
    modifier(ColorMapEffect(matrix: .inversion))
  }

  /// Multiplies the colours of the view by a colour.
  ///
  /// - Parameter color: The colour; white changes nothing.
  public nonisolated func colorMultiply(_ color: Color) -> some View {
    modifier(MultiplyEffect(color: color))
  }

  /// Makes the view black, and as opaque as it was bright.
  public nonisolated func luminanceToAlpha() -> some View {
    modifier(ColorMapEffect(matrix: .luminanceToAlpha))
  }
}

/// A map of colours by a number that animates.
nonisolated struct AmountEffect: EffectModifier {
  enum Kind {
    case brightness, contrast, saturation, grayscale, hue
  }

  var amount: Double
  var kind: Kind

  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  private var matrix: ColorMap {
    switch kind {
    case .brightness: .brightness(amount)
    case .contrast: .contrast(amount)
    case .saturation: .saturation(max(0, amount))
    case .grayscale: .saturation(1 - max(0, min(1, amount)))
    case .hue: .hueRotation(cosine: cos(amount), sine: sin(amount))
    }
  }

  var effects: [Effect] { amount.isFinite && matrix != .identity ? [.colors(matrix)] : [] }

  func effects(size: CGSize, inputs: _ViewInputs) -> [Effect] { effects }
}

nonisolated struct ColorMapEffect: EffectModifier {
  var matrix: ColorMap

  func effects(size: CGSize, inputs: _ViewInputs) -> [Effect] { [.colors(matrix)] }
}

nonisolated struct MultiplyEffect: EffectModifier {
  var color: Color

  func effects(size: CGSize, inputs: _ViewInputs) -> [Effect] {
    let factor: RGBA = color.resolved(in: inputs.styleContext.colors)
    return [.colors(.multiplication(factor.red, factor.green, factor.blue, factor.alpha))]
  }
}
