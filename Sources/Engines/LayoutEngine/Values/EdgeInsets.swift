/// The inset distances for the sides of a rectangle, in points.
@frozen public struct EdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  /// Makes insets.
  ///
  /// - Parameters:
  ///   - top: The distance at the top, in points.
  ///   - leading: The distance at the leading edge, in points.
  ///   - bottom: The distance at the bottom, in points.
  ///   - trailing: The distance at the trailing edge, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Insets of zero on all sides.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

extension EdgeInsets {
  /// The same inset on each edge of the set, and zero on the others.
  package init(_ length: CGFloat, edges: Edge.Set = .all) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
  }

  package subscript(edge: Edge) -> CGFloat {
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

  /// The sum of the insets along the axis.
  package func total(_ axis: Axis) -> CGFloat { axis == .horizontal ? leading + trailing : top + bottom }

  /// The insets with zero in place of what is not a finite number.
  package var finite: EdgeInsets {
    EdgeInsets(
      top: top.isFinite ? top : 0, leading: leading.isFinite ? leading : 0,
      bottom: bottom.isFinite ? bottom : 0, trailing: trailing.isFinite ? trailing : 0)
  }

  /// The edges with an inset other than zero.
  package var nonzeroEdges: Edge.Set {
    var edges: Edge.Set = []
    for edge in Edge.allCases where self[edge] != 0 { edges.insert(Edge.Set(edge)) }
    return edges
  }
}
