/// An edge on the horizontal axis.
@frozen public enum HorizontalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  case leading
  case trailing

  /// Several edges on the horizontal axis.
  @frozen public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    public init(_ edge: HorizontalEdge) { self.init(rawValue: 1 << edge.rawValue) }

    public static let leading: HorizontalEdge.Set = Set(.leading)
    public static let trailing: HorizontalEdge.Set = Set(.trailing)
    public static let all: HorizontalEdge.Set = [.leading, .trailing]
  }
}

/// An edge on the vertical axis.
@frozen public enum VerticalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  case top
  case bottom

  /// Several edges on the vertical axis.
  @frozen public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    public init(_ e: VerticalEdge) { self.init(rawValue: 1 << e.rawValue) }

    public static let top: VerticalEdge.Set = Set(.top)
    public static let bottom: VerticalEdge.Set = Set(.bottom)
    public static let all: VerticalEdge.Set = [.top, .bottom]
  }
}
