import LayoutEngine
import ReactiveGraph

/// The shape of the nearest container that gave itself one, drawn concentric to it; a rectangle where none did.
///
/// Inside of a container with round corners a shape whose edges are at a distance from the container's has corners that
/// are rounder by as much less.
nonisolated public struct ContainerRelativeShape: InsettableShape {
  private var inset: CGFloat = 0

  @inlinable public init() {}

  /// Known only where the shape is drawn, clips or is hit; elsewhere there is no container.
  public func path(in rect: CGRect) -> Path {
    let own: CGRect = rect.insetBy(dx: inset, dy: inset)
    guard let container = ContainerContext.current else { return Path(own) }
    let distance: CGFloat = container.distance(of: rect) + inset
    return container.shape.outline(rect.insetBy(dx: inset - distance, dy: inset - distance), distance)
  }

  public func inset(by amount: CGFloat) -> ContainerRelativeShape {
    var shape: ContainerRelativeShape = self
    shape.inset += amount
    return shape
  }

  public var animatableData: CGFloat {
    get { inset }
    set { inset = newValue }
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the nearest container, concentric to it.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

/// A container's shape and place.
struct ContainerShapeValue: Equatable {
  /// The outline in a rectangle, smaller by a distance on each side.
  let outline: (CGRect, CGFloat) -> Path
  private let shape: any InsettableShape
  let slot: GeometrySlot

  init<S: InsettableShape>(_ shape: S, slot: GeometrySlot) {
    self.shape = shape
    self.slot = slot
    outline = { rect, distance in shape.inset(by: max(0, distance)).path(in: rect) }
  }

  /// How round the container's corners are in a size; nil for one that has none.
  func corners(in size: CGSize) -> RoundedRectangularShapeCorners? {
    (shape as? any RoundedRectangularShape)?.corners(in: size)
  }

  static func == (left: ContainerShapeValue, right: ContainerShapeValue) -> Bool {
    func isEqual<S: InsettableShape>(_ shape: S) -> Bool {
      (right.shape as? S).map { ValueComparison.areEqual(shape, $0) } ?? false
    }
    return left.slot === right.slot && isEqual(left.shape)
  }
}

/// The container of the view whose shape is being asked for its outline.
struct ContainerContext {
  let shape: ContainerShapeValue
  /// The container's bounds in the view's space.
  let bounds: CGRect
  /// Whether outlines, which are made for left to right, are mirrored before they are drawn.
  let isRightToLeft: Bool

  nonisolated(unsafe) static var current: ContainerContext?

  /// How far the nearest edges are from each other.
  func distance(of rect: CGRect) -> CGFloat {
    let gaps: [CGFloat] = [
      rect.minX - bounds.minX, rect.minY - bounds.minY, bounds.maxX - rect.maxX, bounds.maxY - rect.maxY,
    ]
    return max(0, gaps.min() ?? 0)
  }
}

struct ContainerShapeKey: EnvironmentKey {
  static let defaultValue: ContainerShapeValue? = nil

  /// Few views are inside of a scope that sets the key.
  static let mark = _EnvironmentMark()
  static var _mark: _EnvironmentMark? { mark }
}

extension _ViewInputs {
  /// Runs `body` so that shapes know the container around the view; to be called inside a node.
  func withContainerShape<Result>(_ body: () -> Result) -> Result {
    guard environment.has(ContainerShapeKey.mark), let shape = environment.value(for: ContainerShapeKey.self) else {
      return body()
    }
    let bounds = CGRect(origin: .zero, size: shape.slot.stableSize)
      .applying(slot.transform(to: shape.slot).inverted())
    let saved: ContainerContext? = ContainerContext.current
    ContainerContext.current = ContainerContext(
      shape: shape, bounds: bounds,
      isRightToLeft: environment.value(for: LayoutDirectionKey.self) == .rightToLeft)
    defer { ContainerContext.current = saved }
    return body()
  }
}

extension View {
  /// Sets the shape to which a `ContainerRelativeShape` inside of the view is concentric.
  ///
  /// - Parameter shape: The shape, as large as the view.
  public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(ContainerShapeModifier(shape: shape))
  }

  /// Sets the shape to which `ConcentricRectangle` and `ContainerRelativeShape` inside of the view are concentric.
  public nonisolated func containerShape(_ shape: some RoundedRectangularShape) -> some View {
    modifier(ContainerShapeModifier(shape: shape))
  }
}

nonisolated struct ContainerShapeModifier<S: InsettableShape>: PrimitiveModifier {
  var shape: S

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let shape: _GraphValue<S> = inputs.animated(modifier[\.shape])
    let slot: GeometrySlot = inputs.slot
    var inner: _ViewInputs = inputs
    inner.environment = inputs.environment.setting(ContainerShapeKey.self, "container shape") { _ in
      ContainerShapeValue(shape.read(), slot: slot)
    }
    return body(inner)
  }
}
