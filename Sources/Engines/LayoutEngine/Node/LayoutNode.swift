import DeepStack
import Memory

/// One laid-out view: a rule, its children, and what was answered so far.
///
/// A node knows neither its parent nor when it is out of date. Whoever changes the rule, the children, or something
/// inside a child calls `revalidate()` on the nodes concerned, children before parents, and goes on to the parent only
/// where that returns true: otherwise all that a parent has asked still holds, and so does what it made of it. Each node
/// that was revalidated has to place its children again, whether its own answers changed or not.
package final class LayoutNode {
  // A rule is at work while it asks the nodes below, so accesses to it nest as deep as the program: with run-time checks,
  // each would be compared with all those around it.
  @exclusivity(unchecked) package var algorithm: any LayoutAlgorithm
  package var children: [LayoutNode]
  // Beside what it takes to answer, and its answers first: nearly every look at a node is one at those.
  var cache: AnswerCache = AnswerCache()
  // Small fields follow each other: there is a node for each view.
  package var layoutDirection: LayoutDirection
  /// Whether something else than this node's rule places what is in it: then an answer says nothing of other proposals.
  package var isPlacedOtherwise: Bool = false
  /// Where the text of the name in dumps lies, which is there as long as the program; the rule's name when empty.
  private let labelText: UnsafePointer<UInt8>
  /// The layout priority that was set; nil for the rule's own.
  @CompactOptional private var explicitPriority: Double? = nil

  package init(
    _ algorithm: any LayoutAlgorithm, children: [LayoutNode] = [], priority: Double? = nil,
    layoutDirection: LayoutDirection = .leftToRight, label: StaticString = ""
  ) {
    self.algorithm = algorithm
    self.children = children
    self.layoutDirection = layoutDirection
    labelText = label.utf8Start
    if let priority { setPriority(priority) }
    // It may have served another node.
    algorithm.childrenChanged()
  }

  /// A node that gets its rule later, before anybody asks it.
  package init(withoutRule label: StaticString) {
    algorithm = ProxyLayout()
    children = []
    layoutDirection = .leftToRight
    labelText = label.utf8Start
  }

  /// A node of the same name as another, with no answers.
  package init(_ algorithm: any LayoutAlgorithm, layoutDirection: LayoutDirection, namedAs other: LayoutNode) {
    self.algorithm = algorithm
    children = []
    self.layoutDirection = layoutDirection
    labelText = other.labelText
    algorithm.childrenChanged()
  }

  /// The name in dumps; the text of a literal ends with a zero.
  var label: String { String(cString: labelText) }

  /// Asks the rule where it lies: a copy would count a reference for each question. Nobody changes a rule that is at work.
  @inline(__always)
  func withAlgorithm<Result>(_ body: (inout any LayoutAlgorithm) -> Result) -> Result { body(&algorithm) }

  /// Whether cached sizes are worked out again and compared (G6).
  package nonisolated(unsafe) static var verifiesMeasures: Bool = false
  /// Whether that is under way: then nothing is remembered.
  nonisolated(unsafe) static var isVerifying: Bool = false

  /// The layout priority: the higher, the earlier a stack gives space. A new one counts from `revalidate()` on.
  package var priority: Double {
    get {
      if let answered: Double = cache.priority { return answered }
      let value: Double =
        explicitPriority ?? withEnoughStack { withAlgorithm { $0.priority(children: children) } }
      let answer: Double = value.isNaN ? 0 : value
      cache.priority = answer
      return answer
    }
    set { setPriority(newValue) }
  }

  /// What is no number counts as none.
  private func setPriority(_ priority: Double) { explicitPriority = priority.isNaN ? 0 : priority }

  /// The wishes for the distance to neighbours.
  package var spacing: ViewSpacing {
    if let answered: ViewSpacing = cache.spacing { return answered }
    let answer: ViewSpacing = withEnoughStack { withAlgorithm { $0.spacing(children: children) } }
    cache.spacing = answer
    return answer
  }

  /// The guides that the node or one inside it may set.
  package var explicitGuides: GuideSet {
    if let answered: GuideSet = cache.guides { return answered }
    let answer: GuideSet = withEnoughStack { withAlgorithm { $0.explicitGuides(children: children) } }
    cache.guides = answer
    return answer
  }

  /// The size and the alignment guides that the node has for a proposal.
  package func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: sizeThatFits(proposal), source: self, proposal: proposal.sanitized)
  }

  /// The position of a guide in the node when it has a size that it took for a proposal: its own, or the default.
  func guide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat {
    if explicitGuides.contains(key.guides) {
      let explicit: CGFloat? = explicitAlignment(of: key, in: size, proposal: proposal.sanitized)
      if let explicit { return explicit }
    }
    if let known = key.builtInDefault(in: size) { return known }
    return key.id.defaultValue(in: ViewDimensions(size: size, source: self, proposal: proposal.sanitized))
  }

  /// The position of an alignment guide if this node or one inside it sets it.
  package func explicitAlignment(
    of key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard explicitGuides.contains(key.guides) else { return nil }
    let question: AlignmentQuestion = AlignmentQuestion(key: key, size: size, proposal: proposal)
    if let answered: CGFloat? = cache.alignments.answer(to: question) { return answered }
    let answer: CGFloat? = computeAlignment(question)
    cache.record(answer, for: question)
    return answer
  }

  func computeAlignment(_ question: AlignmentQuestion) -> CGFloat? {
    let answer: CGFloat? = withEnoughStack {
      withAlgorithm {
        $0.explicitAlignment(
          of: question.key, in: question.size, proposal: question.proposal, children: children)
      }
    }
    guard let answer, answer.isFinite else { return nil }
    return answer
  }
}
