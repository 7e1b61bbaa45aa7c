import CoreGraphics
import DisplayList

extension GraphicsContext {
  /// Changes the pixels of an operation before they are mixed with what was drawn before.
  public struct Filter: Sendable {
    private let apply: @Sendable ([DisplayItem], ColorContext) -> [DisplayItem]

    private init(_ apply: @escaping @Sendable ([DisplayItem], ColorContext) -> [DisplayItem]) { self.apply = apply }

    func applied(to items: [DisplayItem], in context: GraphicsContext) -> [DisplayItem] {
      apply(items, context.state.base.styleContext().colors)
    }

    private static func colors(_ matrix: ColorMap) -> Filter {
      Filter { items, _ in matrix == .identity ? items : [.group(.colors(matrix), items)] }
    }
  }

  /// How filters see colours.
  @frozen public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// As light.
    @inlinable public static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
  }

  /// What a shadow is drawn with.
  @frozen public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The shadow lies over what throws it.
    @inlinable public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1) }
    /// What throws the shadow is left out.
    @inlinable public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 2) }
    /// The shadow is where nothing is drawn.
    @inlinable public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 4) }
    /// Shadow and content are mixed one after the other with what was drawn before.
    @inlinable public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 8) }
  }

  /// How a blur is made.
  @frozen public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// What is blurred covers its bounds.
    @inlinable public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
    /// Steps of colours are scattered.
    @inlinable public static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
  }

  /// What a clip keeps.
  @frozen public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// What lies outside.
    @inlinable public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
  }
}

extension GraphicsContext.Filter {
  /// Sees the operation in perspective.
  public static func projectionTransform(_ matrix: ProjectionTransform) -> Self {
    Self { items, _ in [.group(matrix.effect, items)] }
  }

  /// Adds a shadow; lengths in points.
  public static func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
    blendMode: GraphicsContext.BlendMode = .normal,
    options: GraphicsContext.ShadowOptions = GraphicsContext.ShadowOptions()
  ) -> Self {
    Self { items, context in
      let color: RGBA = color.resolved(in: context)
      let isPlain: Bool = blendMode == .normal && options.subtracting(.disablesGroup).isEmpty
      if isPlain { return [.group(.shadow(color, radius: radius, x: x, y: y), items)] }
      var shadow: [DisplayItem] = items
      if options.contains(.invertsAlpha) { shadow = [Self.around(items, radius: radius, x: x, y: y)] }
      // One colour, as opaque as what throws the shadow.
      let tint = ColorMap([
        0, 0, 0, 0, color.red, 0, 0, 0, 0, color.green, 0, 0, 0, 0, color.blue, 0, 0, 0, color.alpha, 0,
      ])
      shadow = [.group(.colors(tint), shadow)]
      if radius > 0 { shadow = [.group(.blur(radius: radius), shadow)] }
      shadow = [.group(.transform(CGAffineTransform(translationX: x, y: y)), shadow)]
      if blendMode != .normal { shadow = [.group(.blend(blendMode.blend), shadow)] }
      if options.contains(.shadowOnly) { return shadow }
      return options.contains(.shadowAbove) ? items + shadow : shadow + items
    }
  }

  private static func around(_ items: [DisplayItem], radius: CGFloat, x: CGFloat, y: CGFloat) -> DisplayItem {
    let reach: CGFloat = Effect.spread(radius) + abs(x) + abs(y) + 1
    let bounds: CGRect = items.bounds
    let all: CGRect = bounds.isNull ? .zero : bounds.insetBy(dx: -reach, dy: -reach)
    let fill = DisplayItem.fill(CGPath(rect: all, transform: nil), .color(RGBA(hex: 0)), evenOdd: false)
    return .group(.isolate, [fill, .group(.blend(.destinationOut), items)])
  }

  /// Multiplies colours with a colour.
  public static func colorMultiply(_ color: Color) -> Self {
    Self { items, context in
      let c: RGBA = color.resolved(in: context)
      return [.group(.colors(.multiplication(c.red, c.green, c.blue, c.alpha)), items)]
    }
  }

  /// Maps colours by a matrix.
  public static func colorMatrix(_ matrix: ColorMatrix) -> Self { colors(matrix.map) }

  /// Turns colours around the grey axis.
  public static func hueRotation(_ angle: Angle) -> Self {
    colors(.hueRotation(cosine: cos(angle.radians), sine: sin(angle.radians)))
  }

  /// Takes colour away: 0 leaves all, 1 leaves grey.
  public static func grayscale(_ amount: Double) -> Self { colors(.saturation(1 - amount)) }

  /// 0 for grey, 1 for the colours as they are, more for stronger ones.
  public static func saturation(_ amount: Double) -> Self { colors(.saturation(amount)) }

  /// Adds to red, green and blue.
  public static func brightness(_ amount: Double) -> Self { colors(.brightness(amount)) }

  /// Moves colours away from grey, or towards it below 1.
  public static func contrast(_ amount: Double) -> Self { colors(.contrast(amount)) }

  /// Turns colours into their opposites; a part of the way below 1.
  public static func colorInvert(_ amount: Double = 1) -> Self {
    let share: Double = max(0, min(1, amount))
    let diagonal: Double = 1 - 2 * share
    return colors(
      ColorMap([[diagonal, 0, 0], [0, diagonal, 0], [0, 0, diagonal]], adding: share))
  }

  /// Black, as opaque as the colours were bright.
  public static var luminanceToAlpha: Self { colors(.luminanceToAlpha) }

  /// Blurs; the radius in points.
  public static func blur(
    radius: CGFloat, options: GraphicsContext.BlurOptions = GraphicsContext.BlurOptions()
  ) -> Self {
    Self { items, _ in radius > 0 ? [.group(.blur(radius: radius), items)] : items }
  }

  /// One colour where the operation is as opaque as the limits say, and nothing elsewhere.
  public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> Self {
    Self { items, context in [.group(.threshold(min, max, color.resolved(in: context)), items)] }
  }
}
