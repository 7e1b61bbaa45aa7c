import CoreGraphics
import Memory

extension ViewSpacing {
  /// What a view wants at one edge; a container wants all that its children at that edge want.
  package struct Preference: Equatable, Sendable {
    struct Text: Equatable, Sendable {
      /// The distance to anything but text.
      var edge: CGFloat
      /// The distance to text beyond the edge; of two texts the second one's counts.
      var line: CGFloat
    }

    fileprivate var text: Text?
    fileprivate var fixed: CGFloat?
    fileprivate var isAutomatic: Bool = false

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

    fileprivate init(text: Text? = nil, fixed: CGFloat? = nil, isAutomatic: Bool = false) {
      self.text = text
      self.fixed = fixed
      self.isAutomatic = isAutomatic
    }
  }
}

extension ViewSpacing {
  /// The preferences of all four edges in little room, for each view keeps them. Texts have wishes of their own above and
  /// below them alone.
  struct Preferences: Sendable {
    private var top: Lines = Lines()
    private var bottom: Lines = Lines()
    @CompactOptional private var leading: CGFloat? = nil
    @CompactOptional private var trailing: CGFloat? = nil
    private var automatic: Edge.Set

    private struct Lines {
      @CompactOptional var fixed: CGFloat? = nil
      @CompactOptional var edge: CGFloat? = nil
      @CompactOptional var line: CGFloat? = nil

      init() {}

      init(_ preference: Preference) {
        fixed = preference.fixed
        edge = preference.text?.edge
        line = preference.text?.line
      }

      func isSame(as other: Lines) -> Bool {
        _fixed.isIdentical(to: other._fixed) && _edge.isIdentical(to: other._edge)
          && _line.isIdentical(to: other._line)
      }

      func preference(isAutomatic: Bool) -> Preference {
        Preference(
          text: edge.map { Preference.Text(edge: $0, line: line ?? $0) }, fixed: fixed, isAutomatic: isAutomatic)
      }
    }

    init(all preference: Preference) {
      automatic = preference.isAutomatic ? .all : Edge.Set(rawValue: 0)
      (top, bottom) = (Lines(preference), Lines(preference))
      (leading, trailing) = (top.fixed, top.fixed)
    }

    func isSame(as other: Preferences) -> Bool {
      automatic == other.automatic && top.isSame(as: other.top) && bottom.isSame(as: other.bottom)
        && _leading.isIdentical(to: other._leading) && _trailing.isIdentical(to: other._trailing)
    }

    subscript(edge: Edge) -> Preference {
      get {
        let isAutomatic: Bool = automatic.contains(edge)
        switch edge {
        case .top: return top.preference(isAutomatic: isAutomatic)
        case .bottom: return bottom.preference(isAutomatic: isAutomatic)
        case .leading: return Preference(fixed: leading, isAutomatic: isAutomatic)
        case .trailing: return Preference(fixed: trailing, isAutomatic: isAutomatic)
        }
      }
      set {
        if newValue.isAutomatic { automatic.insert(Edge.Set(edge)) } else { automatic.remove(Edge.Set(edge)) }
        switch edge {
        case .top: top = Lines(newValue)
        case .bottom: bottom = Lines(newValue)
        case .leading: leading = newValue.fixed
        case .trailing: trailing = newValue.fixed
        }
      }
    }
  }
}
