/// Checks any algorithm against the laws that all of them keep, with random proposals and children from a seed.
///
/// - purity: a tree asked twice, and an equal tree built anew, give equal answers (G6);
/// - cached answers equal fresh ones;
/// - proposals that are said to make no difference make none, neither to the size nor to what is inside;
/// - sizes are not negative, and are finite for proposals that are;
/// - there is one placement for each child, with a finite origin;
/// - no node has to correct an answer (one that is infinite for a finite or missing proposal, say);
/// - from right to left the frames are the mirror image;
/// - offered more along an axis, a rule that is `isMonotone` takes no less.
package struct LayoutLaws {
  package let name: String
  /// How many children to try.
  package let childCounts: ClosedRange<Int>
  package let isMonotone: Bool
  /// Makes the rule for this many children.
  package let make: (_ childCount: Int) -> any LayoutAlgorithm

  package init(
    _ name: String, childCounts: ClosedRange<Int>, isMonotone: Bool = true,
    make: @escaping (_ childCount: Int) -> any LayoutAlgorithm
  ) {
    self.name = name
    self.childCounts = childCounts
    self.isMonotone = isMonotone
    self.make = make
  }

  /// The laws broken in so many rounds, each with the seed of the round that reproduces it alone.
  package func violations(seed: UInt64 = 1, rounds: Int = 100) -> [String] {
    var violations: [String] = []
    for round in 0..<UInt64(rounds) {
      var source: LayoutLawRandom = LayoutLawRandom(seed: seed &+ round)
      let count: Int = Int.random(in: childCounts, using: &source)
      let kinds: [LayoutLawChild] = (0..<count).map { _ in LayoutLawChild.random(using: &source, depth: 2) }
      let proposals: [ProposedViewSize] = (0..<6).map { _ in LayoutLawRandom.proposal(using: &source) }
      for broken in collectingMessages({ check(kinds, proposals: proposals) }) {
        violations.append("\(name), seed \(seed &+ round): \(broken)")
      }
    }
    return violations
  }

  /// What is broken, with what the nodes had to correct.
  private func collectingMessages(_ body: () -> [String]) -> [String] {
    let saved: (String) -> Void = LayoutDiagnostics.handler
    var messages: [String] = []
    LayoutDiagnostics.handler = { if !messages.contains($0) { messages.append($0) } }
    defer { LayoutDiagnostics.handler = saved }
    let broken: [String] = body()
    return broken + messages
  }

  private func tree(_ kinds: [LayoutLawChild], _ direction: LayoutDirection = .leftToRight) -> LayoutNode {
    let children: [LayoutNode] = kinds.map { $0.node(direction) }
    return LayoutNode(make(kinds.count), children: children, layoutDirection: direction)
  }

  private func check(_ kinds: [LayoutLawChild], proposals: [ProposedViewSize]) -> [String] {
    var broken: [String] = []
    let used: LayoutNode = tree(kinds)
    for proposal in proposals + [.zero, .unspecified] {
      let size: CGSize = used.sizeThatFits(proposal)
      if used.sizeThatFits(proposal) != size { broken.append("the cached size for \(proposal) differs") }
      let fresh: LayoutNode = tree(kinds)
      if fresh.sizeThatFits(proposal) != size { broken.append("a tree built anew differs for \(proposal)") }
      broken += checkSize(size, proposal: proposal)
      broken += checkPlacements(used, fresh: fresh, mirrored: tree(kinds, .rightToLeft), proposal: proposal, size: size)
      if isMonotone { broken += checkMonotone(used, proposal: proposal) }
      broken += checkScope(kinds, proposal: proposal, others: proposals + [.zero, .unspecified, .infinity])
    }
    return broken
  }

  /// Compares what is said to be alike, also at the ends of what is said, with trees that were asked nothing else.
  private func checkScope(
    _ kinds: [LayoutLawChild], proposal: ProposedViewSize, others: [ProposedViewSize]
  ) -> [String] {
    let node: LayoutNode = tree(kinds)
    let answer: SizeAnswer = node.answer(proposal)
    guard answer.scope.contains(proposal) else { return ["an answer does not hold for \(proposal) itself"] }
    guard answer.size.width.isFinite, answer.size.height.isFinite else { return [] }
    let expected: [CGRect] = node.frames(in: answer.size, proposal: proposal).map(\.rect)
    return (others + answer.scope.corners).filter(answer.scope.contains).compactMap { other in
      let fresh: LayoutNode = tree(kinds)
      let isAlike: Bool =
        fresh.sizeThatFits(other) == answer.size
        && fresh.frames(in: answer.size, proposal: other).map(\.rect) == expected
      return isAlike ? nil : "\(proposal) and \(other) are said to be alike and are not"
    }
  }

  private func checkSize(_ size: CGSize, proposal: ProposedViewSize) -> [String] {
    [Axis.horizontal, .vertical].compactMap { axis in
      let isEndless: Bool = size[axis] == .infinity && proposal.sanitized[axis] == .infinity
      return size[axis] >= 0 && (size[axis].isFinite || isEndless) ? nil : "the size for \(proposal) is \(size)"
    }
  }

  private func checkPlacements(
    _ used: LayoutNode, fresh: LayoutNode, mirrored: LayoutNode, proposal: ProposedViewSize, size: CGSize
  ) -> [String] {
    guard size.width.isFinite, size.height.isFinite else { return [] }
    var broken: [String] = []
    let placements: [LayoutPlacement] = used.placements(in: size, proposal: proposal)
    if placements.contains(where: { !$0.origin.x.isFinite || !$0.origin.y.isFinite }) {
      broken.append("an origin for \(proposal) is not finite")
    }
    if fresh.placements(in: size, proposal: proposal) != placements {
      broken.append("a tree built anew places otherwise for \(proposal)")
    }
    let key: AlignmentKey = VerticalAlignment.firstTextBaseline.key
    let guide: CGFloat? = used.explicitAlignment(of: key, in: size, proposal: proposal.sanitized)
    if guide != fresh.explicitAlignment(of: key, in: size, proposal: proposal.sanitized) {
      broken.append("a tree built anew has another baseline for \(proposal)")
    }
    let flipped: [LayoutPlacement] = mirrored.placements(in: size, proposal: proposal)
    for (index, child) in used.children.enumerated() {
      let width: CGFloat = child.sizeThatFits(placements[index].proposal).width
      let expected: CGFloat = size.width - placements[index].origin.x - width
      if width.isFinite, abs(flipped[index].origin.x - expected) > 0.001 {
        broken.append("child \(index) is not mirrored for \(proposal)")
      }
    }
    return broken
  }

  private func checkMonotone(_ node: LayoutNode, proposal: ProposedViewSize) -> [String] {
    [Axis.horizontal, .vertical].compactMap { axis in
      var least: ProposedViewSize = proposal
      var most: ProposedViewSize = proposal
      least[axis] = 0
      most[axis] = .infinity
      guard proposal.sanitized[axis] != nil else { return nil }
      let sizes: [CGFloat] = [least, proposal, most].map { node.sizeThatFits($0)[axis] }
      let isRising: Bool = sizes[0] <= sizes[1] + 0.001 && sizes[1] <= sizes[2] + 0.001
      return isRising ? nil : "the \(axis) sizes for 0, \(proposal) and infinity are \(sizes)"
    }
  }
}
