/// The spacing preferences of a view, edge by edge.
public struct ViewSpacing: Sendable {
  private var preferences: Preferences

  /// Spacing preferences with default values.
  public init() { self.init(all: .automatic) }

  private init(all preference: Preference) { preferences = Preferences(all: preference) }

  /// No spacing at any edge, as an empty view or a spacer wants it.
  public static let zero: ViewSpacing = ViewSpacing(all: .fixed(0))

  /// Adds another view's wishes at these edges to the own ones.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(edge) { self[edge].formUnion(other[edge]) }
  }

  /// The preferences with another view's wishes added at these edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result: ViewSpacing = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The least distance, in points, that meets the wishes of this view and of the next one along the axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    self[Edge.end(of: axis)].distance(to: next[Edge.start(of: axis)])
  }
}

extension ViewSpacing {
  /// The distance between views that have no wish, in points.
  package static let defaultDistance: CGFloat = 8

  package subscript(edge: Edge) -> Preference {
    get { preferences[edge] }
    set { preferences[edge] = newValue }
  }

  /// The wishes of text above and below it; beside it the default holds.
  ///
  /// - `above`: from the bottom of something else to the top of the text's box.
  /// - `below`: from the bottom of the text's box to the top of something else.
  /// - `line`: from the bottom of another text's box to the top of this one's.
  package static func text(above: CGFloat = 8, below: CGFloat = 8, line: CGFloat = 0) -> ViewSpacing {
    var spacing: ViewSpacing = ViewSpacing()
    spacing[.top] = .text(edge: above, line: line)
    spacing[.bottom] = .text(edge: below, line: line)
    return spacing
  }

  /// Puts the default in place of what was wished at these edges: something new stands there now.
  package mutating func reset(_ edges: Edge.Set) {
    for edge in Edge.allCases where edges.contains(edge) { self[edge] = .automatic }
  }

  /// Whether the wishes are not merely equal but written alike.
  func isSame(as other: ViewSpacing) -> Bool { preferences.isSame(as: other.preferences) }

  package func isEqual(to other: ViewSpacing) -> Bool {
    Edge.allCases.allSatisfy { self[$0] == other[$0] }
  }
}
