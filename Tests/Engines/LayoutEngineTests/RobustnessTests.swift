import LayoutEngine
import Testing

@MainActor @Suite(.serialized) struct RobustnessTests {
  private func diagnostics(_ body: () -> Void) -> [String] {
    let previous = LayoutDiagnostics.handler
    var told: [String] = []
    LayoutDiagnostics.handler = { told.append($0) }
    body()
    LayoutDiagnostics.handler = previous
    return told
  }

  @Test("A negative frame counts as zero, and it is told")
  func negativeFrame() {
    var node: LayoutNode = color()
    let told = diagnostics { node = color().frame(-5, 10) }
    #expect(node.sizeThatFits(.unspecified) == size(0, 10))
    #expect(told.count == 1)
    #expect(told.first?.contains("counts as 0") == true)
  }

  @Test("An infinite or undefined fixed frame is ignored, and it is told")
  func infiniteFrame() {
    var node: LayoutNode = color()
    let told = diagnostics { node = box(7, 7).frame(.infinity, .nan) }
    #expect(node.sizeThatFits(proposal(50, 50)) == size(7, 7))
    #expect(told.count == 2)
  }

  @Test("Limits that contradict each other are put in order, and it is told")
  func contradictingLimits() {
    var node: LayoutNode = color()
    let told = diagnostics { node = color().wrapped(FlexFrameLayout(minWidth: 100, maxWidth: 50)) }
    #expect(node.sizeThatFits(proposal(10, 10)) == size(100, 10))
    #expect(told.count == 1)
  }

  @Test("A proposal that is not a number is none, a negative one is zero")
  func undefinedProposal() {
    #expect(color().sizeThatFits(proposal(.nan, -4)) == size(10, 0))
  }

  @Test("An infinite answer to a finite proposal is cut to the proposal, and it is told")
  func infiniteAnswer() {
    let leaf = LayoutNode(LeafLayout(sizeThatFits: { _ in CGSize(width: CGFloat.infinity, height: .nan) }))
    var answer: CGSize = .zero
    let told = diagnostics { answer = leaf.sizeThatFits(proposal(30, 30)) }
    #expect(answer == size(30, 0))
    #expect(told.count == 2)
  }

  @Test("A root of infinite size places its children at finite points")
  func infiniteRoot() {
    let node = color().frame(20, 20)
    let placements = node.placements(in: size(.infinity, .nan), proposal: .infinity)
    #expect(placements.allSatisfy { $0.origin.x.isFinite && $0.origin.y.isFinite })
  }

  @Test("Infinite spacing counts as none")
  func infiniteSpacing() {
    #expect(vstack(spacing: .infinity, box(1, 1), box(1, 1)).sizeThatFits(.zero) == size(1, 2))
  }

  @Test("A thousand levels are laid out")
  func depth() {
    var node: LayoutNode = box(1, 1)
    for _ in 0..<1000 { node = vstack(node) }
    #expect(node.frames(in: size(10, 10)).count == 1001)
  }

  @Test("A rule without its child has no size")
  func missingChild() {
    let rules: [any LayoutAlgorithm] = [
      ProxyLayout(), FixedSizeLayout(), AspectRatioLayout(2, mode: .fit), LayerLayout(),
      OverlayLayout(), StackLayout.vertical(), ScrollLayout(), TableLayout(rows: []),
    ]
    for rule in rules {
      #expect(LayoutNode(rule).sizeThatFits(.unspecified) == .zero, "\(rule)")
      #expect(LayoutNode(rule).placements(in: .zero, proposal: .zero).isEmpty)
    }
  }
}
