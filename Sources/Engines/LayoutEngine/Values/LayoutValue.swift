import DeepStack

/// A value that a modifier attaches to a view for the layouts around it.
package struct LayoutValue {
  package let content: Any
  private let equals: (Any) -> Bool

  /// - Parameter areEqual: Decides whether another value of the type means a new layout.
  package init<Content>(_ content: Content, areEqual: @escaping (Content, Content) -> Bool) {
    self.content = content
    equals = { other in (other as? Content).map { areEqual(content, $0) } ?? false }
  }

  package static func areEqual(_ a: LayoutValue?, _ b: LayoutValue?) -> Bool {
    switch (a, b) {
    case (nil, nil): true
    case (let a?, let b?): a.equals(b.content)
    default: false
    }
  }
}

/// A child as it is, with a value under a key for the layouts around it; a value that the child has itself wins.
package struct ValueLayout: TransparentLayout {
  package let key: ObjectIdentifier
  package let value: LayoutValue

  package init(key: ObjectIdentifier, value: LayoutValue) {
    self.key = key
    self.value = value
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    answer(proposal, children: children).size
  }

  package func answer(_ proposal: ProposedViewSize, children: [LayoutNode]) -> SizeAnswer {
    children.first?.answer(proposal) ?? .nothing
  }

  package func place(
    in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> [LayoutPlacement] {
    children.placedAtOrigin(proposal)
  }

  package func value(for key: ObjectIdentifier, children: [LayoutNode]) -> LayoutValue? {
    children.first?.value(for: key) ?? (key == self.key ? value : nil)
  }

  package func isEqual(to other: any LayoutAlgorithm) -> Bool {
    guard let other = other as? ValueLayout else { return false }
    return key == other.key && LayoutValue.areEqual(value, other.value)
  }
}

extension LayoutNode {
  /// What a modifier of the view says under a key.
  package func value(for key: ObjectIdentifier) -> LayoutValue? {
    if let known = cache.values.first(where: { $0.key == key }) { return known.value }
    let value: LayoutValue? = withEnoughStack { algorithm.value(for: key, children: children) }
    cache.record(value, for: key)
    return value
  }
}
