import LayoutEngine

extension View {
  /// Adds space around the view.
  ///
  /// - Parameter insets: The distances in points, one for each edge. Negative ones let the view reach out of its place.
  @_disfavoredOverload
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(edges: .all, insets: insets))
  }

  /// Adds space at some edges of the view.
  ///
  /// ```swift
  /// Text("Title")
  ///   .padding(.horizontal)
  ///   .padding(.bottom, 4)
  /// ```
  ///
  /// - Parameters:
  ///   - edges: The edges; all by default.
  ///   - length: The distance in points. Nil, the default, is 16 points.
  @_disfavoredOverload
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let insets: EdgeInsets? = length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }
    return modifier(PaddingModifier(edges: edges, insets: insets))
  }

  /// Adds the same space at all edges of the view.
  ///
  /// - Parameter length: The distance in points.
  public nonisolated func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}

nonisolated struct PaddingModifier: LayoutModifier {
  var edges: Edge.Set
  var insets: EdgeInsets?

  /// The default length, for both idioms.
  static let defaultLength: CGFloat = 16

  func algorithm(in inputs: _ViewInputs) -> any LayoutAlgorithm {
    let length: CGFloat = Self.defaultLength
    let full: EdgeInsets = insets ?? EdgeInsets(top: length, leading: length, bottom: length, trailing: length)
    return PaddingLayout(
      EdgeInsets(
        top: edges.contains(.top) ? full.top : 0, leading: edges.contains(.leading) ? full.leading : 0,
        bottom: edges.contains(.bottom) ? full.bottom : 0, trailing: edges.contains(.trailing) ? full.trailing : 0))
  }
}
