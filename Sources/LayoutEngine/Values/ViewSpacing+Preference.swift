extension ViewSpacing {
  /// What a view wants at one edge; a container wants all that its children at that edge want.
  package struct Preference: Equatable, Sendable {
    struct Text: Equatable, Sendable {
      /// The distance to anything but text.
      var edge: CGFloat
      /// The distance to text beyond the edge; of two texts the second one's counts.
      var line: CGFloat
    }

    private var text: Text?
    private var fixed: CGFloat?
    private var isAutomatic: Bool = false

    /// The default distance.
    package static let automatic: Preference = Preference(isAutomatic: true)

    /// This distance to everything.
    package static func fixed(_ distance: CGFloat) -> Preference { Preference(fixed: distance) }

    package static func text(edge: CGFloat, line: CGFloat) -> Preference {
      Preference(text: Text(edge: edge, line: line))
    }

    package mutating func formUnion(_ other: Preference) {
      if let theirs = other.text {
        text = Text(
          edge: max(text?.edge ?? theirs.edge, theirs.edge), line: max(text?.line ?? theirs.line, theirs.line))
      }
      if let theirs = other.fixed { fixed = max(fixed ?? theirs, theirs) }
      isAutomatic = isAutomatic || other.isAutomatic
    }

    /// The largest distance that a wish on this side and one on the other ask for together.
    package func distance(to next: Preference) -> CGFloat {
      var distance: CGFloat = -.infinity
      func ask(_ wish: CGFloat) { distance = max(distance, wish) }
      if let fixed { ask(max(fixed, next.fixed ?? fixed)) } else if let theirs = next.fixed { ask(theirs) }
      if text != nil, let theirs = next.text { ask(theirs.line) }
      if let text, next.isAutomatic { ask(text.edge) }
      if isAutomatic, let theirs = next.text { ask(theirs.edge) }
      if isAutomatic, next.isAutomatic { ask(ViewSpacing.defaultDistance) }
      return distance.isFinite ? distance : ViewSpacing.defaultDistance
    }

    private init(text: Text? = nil, fixed: CGFloat? = nil, isAutomatic: Bool = false) {
      self.text = text
      self.fixed = fixed
      self.isAutomatic = isAutomatic
    }
  }
}
