import CoreGraphics
import DisplayList

extension GraphicsContext {
  /// What a path is filled or stroked with.
  public struct Shading: Sendable {
    /// - Parameters: the rectangle that is painted, what surrounds the canvas, and what draws with a paint.
    typealias Draw = @Sendable (CGRect, ShapeStyleContext, (Paint) -> [DisplayItem]) -> [DisplayItem]
    private let draw: Draw

    /// Whether what is painted lies in the space of the operation also where it has one colour: then it shows pieces of
    /// an image, which are laid out there.
    let keepsSpace: Bool
    /// Whether it is the foreground around the canvas, with all of its levels.
    private var isForeground: Bool = false
    /// What the levels below the first are painted in.
    private(set) var lowerLevels: [Shading] = []

    private init(keepsSpace: Bool = false, _ draw: @escaping Draw) {
      self.keepsSpace = keepsSpace
      self.draw = draw
    }

    private static func paint(_ paint: @escaping @Sendable (CGRect, ShapeStyleContext) -> Paint) -> Shading {
      Shading { rect, context, draw in draw(paint(rect, context)) }
    }

    func items(
      in rect: CGRect, context: GraphicsContext, _ draw: (Paint) -> [DisplayItem]
    ) -> [DisplayItem] {
      self.draw(rect, context.state.base.styleContext(), draw)
    }

    /// What surrounds letters and symbols that are painted with the shading: its levels are those of the foreground.
    func styleContext(in rect: CGRect, _ context: GraphicsContext) -> ShapeStyleContext {
      var around: ShapeStyleContext = context.state.base.styleContext()
      if isForeground { return around }
      let paints: [Paint] = ([self] + lowerLevels).map { $0.paint(in: rect, around) }
      around.foreground = .styles(paints.map { AnyShapeStyle(PaintStyle(paint: $0)) }, around: around.foreground)
      return around
    }

    /// The paint alone, without what the style does besides.
    func paint(in rect: CGRect, _ context: ShapeStyleContext) -> Paint {
      var found: Paint?
      _ = draw(rect, context) { paint in
        found = found ?? paint
        return []
      }
      return found ?? .color(RGBA(hex: 0, alpha: 0))
    }

    /// The foreground style around the canvas.
    public static var foreground: GraphicsContext.Shading {
      var shading: Shading = .style(ForegroundStyle())
      shading.isForeground = true
      return shading
    }

    /// A shading for each level of the foreground: text in `.secondary` and the second layer of a symbol are painted in the
    /// second, and so on. What has one level only is painted in the first.
    public static func palette(_ array: [GraphicsContext.Shading]) -> GraphicsContext.Shading {
      guard var first = array.first else { return .foreground }
      guard array.count > 1 else { return first }
      first.isForeground = false
      first.lowerLevels = Array(array.dropFirst())
      return first
    }
  }

  /// A paint that is known already.
  private struct PaintStyle: ShapeStyle {
    var paint: Paint

    func _apply(to shape: inout _ShapeStyle_Shape) { shape.setPaint(paint) }
  }

  /// How gradients go on beyond their ends, and mix their colours.
  @frozen public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Begins again.
    @inlinable public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }
    /// Goes back.
    @inlinable public static var mirror: GradientOptions { GradientOptions(rawValue: 2) }
    /// Mixes colours as light.
    @inlinable public static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }
  }

  /// The shading as it is in this context.
  public func resolve(_ shading: GraphicsContext.Shading) -> GraphicsContext.Shading { shading }
}

extension GraphicsContext.Shading {
  /// What lies behind the canvas. Nothing of it is known where the canvas is drawn: paints nothing.
  public static var backdrop: GraphicsContext.Shading { .paint { _, _ in .color(RGBA(hex: 0, alpha: 0)) } }

  public static func color(_ color: Color) -> GraphicsContext.Shading {
    .paint { _, context in .color(color.resolved(in: context.colors)) }
  }

  public static func color(
    _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) -> GraphicsContext.Shading {
    .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
  }

  public static func color(
    _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
  ) -> GraphicsContext.Shading {
    .color(Color(colorSpace, white: white, opacity: opacity))
  }

  /// A style, laid out in the bounds of what is painted.
  public static func style<S: ShapeStyle>(_ style: S) -> GraphicsContext.Shading {
    GraphicsContext.Shading(keepsSpace: S.self == ImagePaint.self) { rect, context, draw in
      style.items(in: rect, context: context, draw)
    }
  }

  /// A gradient between two points of the space of operations.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
    options: GraphicsContext.GradientOptions = GraphicsContext.GradientOptions()
  ) -> GraphicsContext.Shading {
    .paint { _, context in
      let stops: [GradientStop] = options.stops(gradient, context.colors)
      return options.extended(.linear(stops, from: startPoint, to: endPoint))
    }
  }

  /// A gradient outwards from a point; radii in points.
  public static func radialGradient(
    _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
    options: GraphicsContext.GradientOptions = GraphicsContext.GradientOptions()
  ) -> GraphicsContext.Shading {
    .paint { _, context in
      let stops: [GradientStop] = options.stops(gradient, context.colors)
      return options.extended(
        .radial(stops, center: center, startRadius: max(0, startRadius), endRadius: max(0, endRadius)))
    }
  }

  /// A gradient once around a point, from an angle.
  public static func conicGradient(
    _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
    options: GraphicsContext.GradientOptions = GraphicsContext.GradientOptions()
  ) -> GraphicsContext.Shading {
    .paint { _, context in
      .angular(
        options.stops(gradient, context.colors), center: center, startAngle: angle.radians,
        endAngle: angle.radians + 2 * .pi)
    }
  }

  /// An image again and again, from a point of the space of operations.
  ///
  /// - Parameters:
  ///   - origin: The upper left corner of one of the pieces.
  ///   - sourceRect: The part of the image that is shown, in parts of its size.
  ///   - scale: How much larger than the image its part is drawn.
  public static func tiledImage(
    _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> GraphicsContext.Shading {
    let paint = ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    return GraphicsContext.Shading(keepsSpace: true) { _, context, draw in
      paint.items(in: CGRect(origin: origin, size: .zero), context: context, draw)
    }
  }

  /// A mesh gradient in the bounds of what is painted.
  public static func meshGradient(_ mesh: MeshGradient) -> GraphicsContext.Shading { .style(mesh) }
}

extension GraphicsContext.GradientOptions {
  fileprivate func stops(_ gradient: Gradient, _ context: ColorContext) -> [GradientStop] {
    let stops: [GradientStop] = AnyGradient(gradient).stops(in: context)
    return contains(.linearColor) ? stops.mixedAsLight : stops
  }

  fileprivate func extended(_ paint: Paint) -> Paint {
    if contains(.mirror) { return .repeated(paint, mirrored: true) }
    return contains(.repeat) ? .repeated(paint, mirrored: false) : paint
  }
}

extension [GradientStop] {
  /// The same gradient with so many stops that mixing them as they are stored comes near to mixing light.
  fileprivate var mixedAsLight: [GradientStop] {
    let parts = 8
    var result: [GradientStop] = Array(prefix(1))
    for (first, second) in zip(self, dropFirst()) {
      for part in 1...parts {
        let share: Double = Double(part) / Double(parts)
        result.append(
          GradientStop(
            color: first.color.mixed(with: second.color, share),
            location: first.location + (second.location - first.location) * share))
      }
    }
    return result
  }
}
