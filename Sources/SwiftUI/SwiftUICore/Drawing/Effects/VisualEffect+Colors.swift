import CoreGraphics

extension VisualEffect {
  /// Makes colours lighter, or darker for less than 0; at 1 all is white.
  public func brightness(_ amount: Double) -> some VisualEffect { colored(.brightness, amount) }

  /// Puts more between dark and light, or less: 1 changes nothing, 0 leaves grey.
  public func contrast(_ amount: Double) -> some VisualEffect { colored(.contrast, amount) }

  /// Makes colours stronger, or weaker: 1 changes nothing, 0 leaves grey.
  public func saturation(_ amount: Double) -> some VisualEffect { colored(.saturation, amount) }

  /// Takes colour away: 0 changes nothing, 1 leaves grey.
  public func grayscale(_ amount: Double) -> some VisualEffect { colored(.grayscale, amount) }

  /// Turns all colours on the wheel of colours.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { colored(.hue, angle.radians) }

  private func colored(_ kind: AmountEffect.Kind, _ amount: Double) -> some VisualEffect {
    VisualEffectPair(base: self, next: ColorStep(effect: AmountEffect(amount: amount, kind: kind)))
  }
}

private struct ColorStep: VisualEffect {
  var effect: AmountEffect

  var animatableData: Double {
    get { effect.amount }
    set { effect.amount = newValue }
  }

  nonisolated func _steps(size: CGSize) -> [_VisualEffectStep] { effect.effects.map { _VisualEffectStep(effect: $0) } }
}
