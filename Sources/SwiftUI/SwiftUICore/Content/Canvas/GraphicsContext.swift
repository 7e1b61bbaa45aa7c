import CoreGraphics
import DisplayList
import TextEngine

/// What a canvas is drawn with: operations, and the state that they are carried out in.
///
/// A context is a value: a copy has a state of its own and draws on the same canvas.
@frozen public struct GraphicsContext {
  /// Where operations go; copies share it.
  final class Output {
    var items: [DisplayItem] = []
  }

  /// What surrounds the canvas.
  struct Base {
    let environment: EnvironmentValues
    /// What styles depend on; read inside a node.
    let styleContext: () -> ShapeStyleContext
    /// Nil where there is no window: then no text is drawn.
    let shaper: (any TextShaper)?
    let symbols: CanvasSymbols?

    init(inputs: _ViewInputs, symbols: CanvasSymbols?) {
      environment = EnvironmentValues(scope: inputs.environment)
      styleContext = { inputs.styleContext }
      shaper = inputs.window.shaper
      self.symbols = symbols
    }

    /// For a drawing that is no view of its own.
    init(environment: EnvironmentValues) {
      self.environment = environment
      styleContext = {
        var context: ShapeStyleContext = StyleEnvironment(environment).context
        context.environment = environment
        return context
      }
      shaper = environment[TextShaperKey.self]
      symbols = nil
    }
  }

  /// Something that cuts off what is drawn later, in the space of the output.
  enum Clip: Equatable {
    case path(CGPath, evenOdd: Bool)
    case mask([DisplayItem])
  }

  /// A filter, and the space in which it was set.
  struct AppliedFilter {
    var filter: Filter
    var transform: CGAffineTransform
  }

  @usableFromInline var state: State

  /// All that a context is, so that copies cost little.
  @usableFromInline struct State {
    let output: Output
    let base: Base
    let size: CGSize
    var transform: CGAffineTransform = .identity
    var opacity: Double = 1
    var blendMode: BlendMode = .normal
    var clips: [Clip] = []
    var filters: [AppliedFilter] = []
  }

  init(to output: Output, size: CGSize, base: Base) {
    state = State(output: output, base: base, size: size)
  }

  // MARK: State

  /// The opacity of operations, from 0 to 1.
  public var opacity: Double {
    get { state.opacity }
    set { state.opacity = max(0, min(1, newValue)) }
  }

  /// How operations mix with what was drawn before.
  public var blendMode: GraphicsContext.BlendMode {
    get { state.blendMode }
    set { state.blendMode = newValue }
  }

  /// The environment of the canvas.
  public var environment: EnvironmentValues { state.base.environment }

  /// The space of operations, seen from the canvas.
  public var transform: CGAffineTransform {
    get { state.transform }
    set { state.transform = newValue }
  }

  /// Scales the space of the operations that follow.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    state.transform = CGAffineTransform(scaleX: x, y: y).concatenating(state.transform)
  }

  /// Moves the space of the operations that follow.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    state.transform = CGAffineTransform(translationX: x, y: y).concatenating(state.transform)
  }

  /// Turns the space of the operations that follow.
  public mutating func rotate(by angle: Angle) {
    state.transform = CGAffineTransform(rotationAngle: angle.radians).concatenating(state.transform)
  }

  /// Maps the space of the operations that follow.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    state.transform = matrix.concatenating(state.transform)
  }

  /// Changes the pixels of each operation that follows; filters are applied in the order in which they were added.
  public mutating func addFilter(
    _ filter: GraphicsContext.Filter, options: GraphicsContext.FilterOptions = FilterOptions()
  ) {
    state.filters.append(AppliedFilter(filter: filter, transform: state.transform))
  }
}

// MARK: - Clipping

extension GraphicsContext {
  /// The smallest upright rectangle around what can be drawn on, in the space of operations.
  public var clipBoundingRect: CGRect {
    let whole = CGRect(origin: .zero, size: state.size)
    let bounds: CGRect = state.clips.reduce(whole) { bounds, clip in
      switch clip {
      case .path(let path, _): bounds.intersection(path.boundingBoxOfPath)
      case .mask(let items): bounds.intersection(items.bounds)
      }
    }
    guard state.transform.isRegular, !bounds.isNull else { return .null }
    return bounds.applying(state.transform.inverted())
  }

  /// Lets operations that follow draw only inside of a path, as well as of the clips before.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: GraphicsContext.ClipOptions = ClipOptions()
  ) {
    let outline: CGPath = path.applying(state.transform).cgPath
    if options.contains(.inverse) {
      invert([.fill(outline, .color(RGBA(hex: 0)), evenOdd: style.isEOFilled)])
    } else {
      state.clips.append(.path(outline, evenOdd: style.isEOFilled))
    }
  }

  /// Lets operations that follow draw only where a layer is opaque, as well as inside of the clips before.
  public mutating func clipToLayer(
    opacity: Double = 1, options: GraphicsContext.ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var items: [DisplayItem] = try layer(content)
    if opacity < 1 { items = [.group(.opacity(max(0, opacity)), items)] }
    if options.contains(.inverse) { invert(items) } else { state.clips.append(.mask(items)) }
  }

  private mutating func invert(_ items: [DisplayItem]) {
    let whole = CGRect(origin: .zero, size: state.size).insetBy(dx: -state.size.width, dy: -state.size.height)
    state.clips.append(
      .mask([
        .group(
          .isolate,
          [
            .fill(CGPath(rect: whole, transform: nil), .color(RGBA(hex: 0)), evenOdd: false),
            .group(.blend(.destinationOut), items),
          ])
      ]))
  }

  /// What a closure draws on a layer of its own, in the space of the output.
  func layer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> [DisplayItem] {
    let output = Output()
    var context = GraphicsContext(to: output, size: state.size, base: state.base)
    context.state.transform = state.transform
    try content(&context)
    return output.items
  }

  /// Draws what a closure draws as one operation: first on a layer of its own, then with the opacity, filters, blend mode
  /// and clips of this context.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let items: [DisplayItem] = try layer(content)
    guard !items.isEmpty else { return }
    add([.group(.isolate, items)], in: .identity)
  }
}

extension CGAffineTransform {
  /// Whether it has an inverse.
  var isRegular: Bool {
    let determinant: CGFloat = a * d - b * c
    return determinant != 0 && determinant.isFinite
  }
}

// MARK: - Adding

extension GraphicsContext {
  /// Adds one operation with all that the state does to it.
  ///
  /// - Parameter transform: From the space of the items to that of the output.
  /// - Parameter own: How the items mix with what lies behind them where the context does not say.
  func add(_ items: [DisplayItem], in transform: CGAffineTransform, blend own: Blend = .normal) {
    var items: [DisplayItem] = items
    if !transform.isIdentity { items = [.group(.transform(transform), items)] }
    for applied in state.filters {
      let effect: ([DisplayItem]) -> [DisplayItem] = { applied.filter.applied(to: $0, in: self) }
      if applied.transform.isIdentity {
        items = effect(items)
      } else if applied.transform.isRegular {
        let back = DisplayItem.group(.transform(applied.transform.inverted()), items)
        items = [.group(.transform(applied.transform), effect([back]))]
      }
    }
    if state.opacity < 1 { items = [.group(.opacity(state.opacity), items)] }
    let blend: Blend = state.blendMode == .normal ? own : state.blendMode.blend
    if blend != .normal { items = [.group(.blend(blend), items)] }
    append(items, inside: state.clips[...], to: &state.output.items)
  }

  /// Operations with the same clip lie in the same group.
  private func append(_ items: [DisplayItem], inside clips: ArraySlice<Clip>, to list: inout [DisplayItem]) {
    guard let clip = clips.first else { return list += items }
    let effect: Effect =
      switch clip {
      case .path(let path, let evenOdd): .clip(path, evenOdd: evenOdd)
      case .mask(let covering): .mask(covering)
      }
    var inner: [DisplayItem] = []
    if case .clip = effect, case .group(effect, let known)? = list.last {
      inner = known
      list.removeLast()
    }
    append(items, inside: clips.dropFirst(), to: &inner)
    list.append(.group(effect, inner))
  }
}
