import LayoutEngine
import ReactiveGraph

/// The size and place of a view. What a body or closure reads of it is what it depends on, and nothing else.
public struct GeometryProxy {
  let slot: GeometrySlot
  private let spaces: CoordinateSpaceScope?
  private let safeArea: SafeAreaScope?
  private let direction: Attribute<LayoutDirection>

  init(_ inputs: _ViewInputs) {
    slot = inputs.slot
    spaces = inputs.coordinateSpaces
    safeArea = inputs.safeArea
    direction = inputs.environment(LayoutDirectionKey.self)
  }

  /// The view's size in points.
  public var size: CGSize { slot.stableSize }

  /// How far the safe area's container goes on beyond each edge of the view that touches the safe area's edge, in
  /// points; 0 at other edges.
  public var safeAreaInsets: EdgeInsets {
    safeArea?.reach(of: slot, size: size, regions: .all).flipped(in: direction.value) ?? EdgeInsets()
  }

  /// The bounds of the view in another coordinate space.
  ///
  /// ```swift
  /// GeometryReader { proxy in
  ///   Text("\(Int(proxy.frame(in: .global).minY)) from the top")
  /// }
  /// ```
  ///
  /// - Parameter coordinateSpace: `.local`, `.global`, or one that a view around has named.
  /// - Returns: The frame in points. Under a rotation, the smallest upright rectangle around the turned bounds.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    let bounds = CGRect(origin: .zero, size: size)
    switch coordinateSpace {
    case .local: return bounds
    case .global: return bounds.applying(slot.transform(to: nil))
    case .named(let name): return bounds.applying(slot.transform(to: spaces?.slot(named: name)))
    }
  }

  /// The bounds of a named space around the view, in the view's own space; nil where there is none of the name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard let space = spaces?.slot(named: coordinateSpace.name) else { return nil }
    return CGRect(origin: .zero, size: space.stableSize).applying(slot.transform(to: space).inverted())
  }

  /// The value of an anchor in the view's own space.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value(in: slot) }
}
