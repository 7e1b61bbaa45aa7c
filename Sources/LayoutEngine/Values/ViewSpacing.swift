/// The spacing preferences of a view, edge by edge.
public struct ViewSpacing: Sendable {
  /// What a view wants at one edge.
  package enum Preference: Equatable, Sendable {
    /// The default distance.
    case automatic
    /// This distance, whatever is beside it.
    case fixed(CGFloat)
    /// A line of text: `edge` to anything but text; `line` to text beyond it, where the lower of two texts decides.
    case text(edge: CGFloat, line: CGFloat)
  }

  /// The distance between views that have no wish, in points.
  package static let defaultDistance: CGFloat = 8

  private var top: Preference
  private var leading: Preference
  private var bottom: Preference
  private var trailing: Preference

  /// Spacing preferences with default values.
  public init() { self.init(all: .automatic) }

  private init(all preference: Preference) {
    top = preference
    leading = preference
    bottom = preference
    trailing = preference
  }

  /// No spacing at any edge, as an empty view or a spacer wants it.
  public static let zero: ViewSpacing = ViewSpacing(all: .fixed(0))

  package subscript(edge: Edge) -> Preference {
    get {
      switch edge {
      case .top: return top
      case .leading: return leading
      case .bottom: return bottom
      case .trailing: return trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// Adds another view's wishes at these edges; the stronger one wins: text, then default, then the larger distance.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(edge) {
      self[edge] = Self.union(self[edge], other[edge])
    }
  }

  /// The preferences with another view's wishes added at these edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result: ViewSpacing = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The distance, in points, that both this view and the next one along the axis are content with.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    switch (self[Edge.end(of: axis)], next[Edge.start(of: axis)]) {
    case (.fixed(let a), .fixed(let b)): return max(a, b)
    case (.fixed(let a), _): return a
    case (_, .fixed(let b)): return b
    case (.text, .text(_, let line)): return line
    case (.text(let edge, _), .automatic): return edge
    case (.automatic, .text(let edge, _)): return edge
    case (.automatic, .automatic): return Self.defaultDistance
    }
  }
}

extension ViewSpacing {
  /// The wishes of text above and below it; beside it the default holds.
  ///
  /// - `above`: from the bottom of something else to the top of the text's box.
  /// - `below`: from the bottom of the text's box to the top of something else.
  /// - `line`: from the bottom of another text's box to the top of this one's.
  package static func text(above: CGFloat = 8, below: CGFloat = 8, line: CGFloat = 0) -> ViewSpacing {
    var spacing: ViewSpacing = ViewSpacing()
    spacing.top = .text(edge: above, line: line)
    spacing.bottom = .text(edge: below, line: line)
    return spacing
  }

  /// Puts the default in place of what was wished at these edges: something new stands there now.
  package mutating func reset(_ edges: Edge.Set) {
    for edge in Edge.allCases where edges.contains(edge) { self[edge] = .automatic }
  }

  package func isEqual(to other: ViewSpacing) -> Bool {
    top == other.top && leading == other.leading && bottom == other.bottom && trailing == other.trailing
  }

  private static func union(_ a: Preference, _ b: Preference) -> Preference {
    switch (a, b) {
    case (.text(let edgeA, let lineA), .text(let edgeB, let lineB)):
      return .text(edge: max(edgeA, edgeB), line: max(lineA, lineB))
    case (.text, _): return a
    case (_, .text): return b
    case (.automatic, _), (_, .automatic): return .automatic
    case (.fixed(let x), .fixed(let y)): return .fixed(max(x, y))
    }
  }
}
