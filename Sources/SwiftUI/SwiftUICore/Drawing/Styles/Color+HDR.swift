import CoreGraphics

extension Color {
  /// A colour's numbers with the brightness that they were made for.
  ///
  /// Screens here have the standard range: numbers are kept, and what is brighter than white is drawn as white.
  @frozen public struct ResolvedHDR: Hashable, Sendable, Codable {
    public var linearRed: Float
    public var linearGreen: Float
    public var linearBlue: Float
    public var opacity: Float
    /// How many times as bright as white the brightest part of the content is; nil where nothing is said.
    public var headroom: Float?

    /// - Parameter headroom: nil where nothing is said of it.
    public init(_ color: Color.Resolved, headroom: Float? = nil) {
      linearRed = color.linearRed
      linearGreen = color.linearGreen
      linearBlue = color.linearBlue
      opacity = color.opacity
      self.headroom = headroom
    }

    private var color: Color.Resolved {
      Color.Resolved(
        colorSpace: .sRGBLinear, red: linearRed, green: linearGreen, blue: linearBlue, opacity: opacity)
    }

    /// Red in sRGB, with its transfer curve.
    public var red: Float {
      get { color.red }
      set { linearRed = Color.Resolved(red: newValue, green: 0, blue: 0).linearRed }
    }

    /// Green in sRGB, with its transfer curve.
    public var green: Float {
      get { color.green }
      set { linearGreen = Color.Resolved(red: 0, green: newValue, blue: 0).linearGreen }
    }

    /// Blue in sRGB, with its transfer curve.
    public var blue: Float {
      get { color.blue }
      set { linearBlue = Color.Resolved(red: 0, green: 0, blue: newValue).linearBlue }
    }
  }

  /// The colour with its linear components multiplied by two to the power of `stops`; its headroom grows with them.
  public func exposureAdjust(_ stops: Double) -> Color { Color(.exposed(self, stops: stops)) }

  /// The colour with the brightness that its content needs, in multiples of white; nil for none that is known.
  public func headroom(_ headroom: Double?) -> Color { Color(.headroom(self, headroom.map { Float($0) })) }

  /// The colour's numbers in an environment, with their headroom.
  public func resolveHDR(in environment: EnvironmentValues) -> Color.ResolvedHDR {
    ResolvedHDR(resolve(in: environment), headroom: contentHeadroom)
  }

  private var contentHeadroom: Float? {
    switch provider {
    case .headroom(_, let headroom): headroom
    // Content of the standard range is as bright as white, and nothing needs less.
    case .exposed(let base, let stops): max(1, (base.contentHeadroom ?? 1) * Float(exp2(stops)))
    case .opacity(let base, _): base.contentHeadroom
    case .fixed, .system, .dynamic, .accent, .named, .mix, .foreign, .custom: nil
    }
  }
}

extension Color.Resolved {
  init(_ color: CGColor) {
    self.init(
      red: Float(color.red), green: Float(color.green), blue: Float(color.blue), opacity: Float(color.alpha))
  }

  func exposed(by stops: Double) -> Color.Resolved {
    let factor = Float(exp2(stops))
    return Color.Resolved(
      colorSpace: .sRGBLinear, red: linearRed * factor, green: linearGreen * factor, blue: linearBlue * factor,
      opacity: opacity)
  }
}
