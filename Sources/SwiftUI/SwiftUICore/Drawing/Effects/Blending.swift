import DisplayList

/// How a view's colours mix with those behind it.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
  case plusLighter

  /// The mode of the display list.
  package var blend: Blend {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationOut: .destinationOut
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    }
  }
}

/// In which space colours are mixed.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}

extension View {
  /// Mixes the colours of the view with those behind it.
  ///
  /// - Parameter blendMode: How they are mixed. Mixing reaches as far as the nearest compositing group around.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(BlendEffect(mode: blendMode))
  }

  /// Puts the view together before the effects around it apply: an opacity or shadow outside sees one picture, and
  /// mixing inside ends here.
  ///
  /// ```swift
  /// ZStack {
  ///   Circle().fill(.red)
  ///   Circle().fill(.blue).offset(x: 20)
  /// }
  /// .compositingGroup()
  /// .opacity(0.5)
  /// ```
  public nonisolated func compositingGroup() -> some View {
    modifier(CompositingEffect())
  }

  /// Draws the view into a picture of its own first.
  ///
  /// - Parameters:
  ///   - opaque: Whether the picture is opaque: it ends at the view's bounds, and what the view leaves empty is black.
  ///   - colorMode: Colours are always mixed as `nonLinear` does.
  public nonisolated func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    modifier(CompositingEffect(isOpaque: opaque))
  }
}

nonisolated struct BlendEffect: SingleEffectModifier {
  var mode: BlendMode

  func effect(size: CGSize, inputs: _ViewInputs) -> Effect? { mode == .normal ? nil : .blend(mode.blend) }
}

nonisolated struct CompositingEffect: SingleEffectModifier {
  var isOpaque: Bool = false

  func effect(size: CGSize, inputs: _ViewInputs) -> Effect? {
    isOpaque ? .opaqueBlur(radius: 0, CGRect(origin: .zero, size: size)) : .isolate
  }
}
