import CoreGraphics

extension View {
  /// Would change each pixel's colour by a shader. No shader runs here: the view is shown as it is, and the first use of
  /// the function is told.
  public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    unchanged(by: shader, isEnabled)
  }

  /// Would move pixels by a shader. No shader runs here: the view is shown as it is, and the first use of the function is
  /// told.
  ///
  /// - Parameter maxSampleOffset: how far pixels would move at most.
  public nonisolated func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    unchanged(by: shader, isEnabled)
  }

  /// Would draw the view's picture by a shader. No shader runs here: the view is shown as it is, and the first use of the
  /// function is told.
  ///
  /// - Parameter maxSampleOffset: how far away pixels would be looked at.
  public nonisolated func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    unchanged(by: shader, isEnabled)
  }

  private nonisolated func unchanged(by shader: Shader, _ isEnabled: Bool) -> Self {
    if isEnabled { shader.tell() }
    return self
  }
}

extension VisualEffect {
  /// Would change each pixel's colour by a shader, as the view's modifier of this name.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
    unchanged(by: shader, isEnabled)
  }

  /// Would move pixels by a shader, as the view's modifier of this name.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    unchanged(by: shader, isEnabled)
  }

  /// Would draw the view's picture by a shader, as the view's modifier of this name.
  public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect {
    unchanged(by: shader, isEnabled)
  }

  private func unchanged(by shader: Shader, _ isEnabled: Bool) -> Self {
    if isEnabled { shader.tell() }
    return self
  }
}

extension GraphicsContext.Filter {
  /// Would change colours by a shader; changes nothing, and the first use of the function is told.
  public static func colorShader(_ shader: Shader) -> GraphicsContext.Filter { unchanged(by: shader) }

  /// Would move pixels by a shader; changes nothing, and the first use of the function is told.
  public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> GraphicsContext.Filter {
    unchanged(by: shader)
  }

  /// Would draw a layer by a shader; changes nothing, and the first use of the function is told.
  public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> GraphicsContext.Filter {
    unchanged(by: shader)
  }

  private static func unchanged(by shader: Shader) -> GraphicsContext.Filter {
    shader.tell()
    return .brightness(0)
  }
}

extension Shader: ShapeStyle {
  /// Would paint by a function; paints nothing, and the first use of the function is told.
  public func resolve(in environment: EnvironmentValues) -> Color {
    tell()
    return .clear
  }
}

extension GraphicsContext.Shading {
  /// Would paint by a shader; paints nothing, and the first use of the function is told.
  public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> GraphicsContext.Shading {
    shader.tell()
    return .color(.clear)
  }
}
