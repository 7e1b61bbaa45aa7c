/// One edge of a rectangle.
@frozen public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  case top
  case leading
  case bottom
  case trailing

  /// An efficient set of edges.
  @frozen public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The set that holds one edge.
    public init(_ e: Edge) { self.init(rawValue: 1 << e.rawValue) }

    public static let top: Edge.Set = Set(.top)
    public static let leading: Edge.Set = Set(.leading)
    public static let bottom: Edge.Set = Set(.bottom)
    public static let trailing: Edge.Set = Set(.trailing)
    public static let all: Edge.Set = [.top, .leading, .bottom, .trailing]
    public static let horizontal: Edge.Set = [.leading, .trailing]
    public static let vertical: Edge.Set = [.top, .bottom]

    package func contains(_ edge: Edge) -> Bool { contains(Set(edge)) }
  }
}

extension Edge {
  /// The edge where a row or column along the axis begins.
  package static func start(of axis: Axis) -> Edge { axis == .horizontal ? .leading : .top }

  /// The edge where a row or column along the axis ends.
  package static func end(of axis: Axis) -> Edge { axis == .horizontal ? .trailing : .bottom }
}
