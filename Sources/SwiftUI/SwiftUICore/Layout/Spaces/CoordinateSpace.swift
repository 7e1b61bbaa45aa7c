/// A space of coordinates that a frame can be given in.
public enum CoordinateSpace {
  /// The window's.
  case global
  /// The view's own.
  case local
  /// That of a view around, by the name given to it; the window's where there is none of the name.
  case named(AnyHashable)
}

extension CoordinateSpace: Equatable, Hashable {}

extension CoordinateSpace {
  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

/// What stands for a space of coordinates.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

/// The view's own space, with its top left corner at zero.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public var coordinateSpace: CoordinateSpace { .local }

  public init() {}
}

/// The window's space.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public var coordinateSpace: CoordinateSpace { .global }

  public init() {}
}

/// The space of a view that was given a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable

  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the nearest view around that has the name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(name: name) }

  /// The space of the nearest scroll view around.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollSpaceName(axis: nil)) }

  /// The space of the nearest scroll view around that scrolls along an axis.
  public static func scrollView(axis: Axis) -> Self { NamedCoordinateSpace(name: ScrollSpaceName(axis: axis)) }
}

/// The name of a scroll view's space; nil for scroll views along any axis.
struct ScrollSpaceName: Hashable {
  var axis: Axis?
}
