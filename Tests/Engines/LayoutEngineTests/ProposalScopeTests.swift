import LayoutEngine
import Testing

/// Which proposals make no difference, and what that saves (G2, G6).
@MainActor @Suite(.serialized) struct ProposalScopeTests {
  /// A text of one line, as the shaper's text is: as wide as its letters wherever there is room.
  private struct Line: TransparentLayout, Equatable {
    var width: CGFloat

    func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
      answer(proposal, children: children).size
    }

    func answer(_ proposal: ProposedViewSize, children: [LayoutNode]) -> SizeAnswer {
      guard let room = proposal.width, room < width else {
        return SizeAnswer(CGSize(width: width, height: 20), ProposalScope(width: .from(width), height: .all))
      }
      return SizeAnswer(CGSize(width: room, height: 20), ProposalScope(width: .only(room), height: .all))
    }

    func place(in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]) -> [LayoutPlacement] { [] }
  }

  private func line(_ width: CGFloat) -> LayoutNode { LayoutNode(Line(width: width)) }

  private func isAlike(_ node: LayoutNode, _ first: ProposedViewSize, _ second: ProposedViewSize) -> Bool {
    _ = node.sizeThatFits(second)
    return node.answer(second).scope.contains(first)
  }

  @Test("A range holds its ends and what lies between them; endless room and no length come last")
  func ranges() {
    let range: LengthRange = .from(10)
    #expect(range.contains(10) && range.contains(1e9) && range.contains(.infinity) && range.contains(nil))
    #expect(!range.contains(9.999) && !range.contains(0))
    #expect(!LengthRange(0, .infinity).contains(nil))
    #expect(LengthRange.only(nil).contains(nil) && !LengthRange.only(nil).contains(.infinity))
    #expect(LengthRange.all.contains(-5), "less than nothing counts as zero")
    #expect(range.intersection(LengthRange(0, 20)) == LengthRange(10, 20))
  }

  @Test("A column of short lines answers from its cache at another width, and asks nobody inside")
  func otherWidth() {
    let column = vstack(line(50), hstack(line(20), line(30)).wrapped(PaddingLayout(EdgeInsets(4))))
    _ = column.sizeThatFits(proposal(300, 200))
    let counts = LayoutEvents.counting { _ = column.sizeThatFits(proposal(310, 200)) }
    #expect(counts.measuresComputed == 0 && counts.measuresFromCache == 1, "\(counts)")
    let narrow = LayoutEvents.counting { _ = column.sizeThatFits(proposal(40, 200)) }
    #expect(narrow.measuresComputed > 0, "where there is no room for them it has to ask")
  }

  @Test("A child that fills the room makes a stack depend on the whole proposal")
  func flexible() {
    let row = hstack(line(20), spacer(.horizontal))
    #expect(!isAlike(row, proposal(300, 100), proposal(310, 100)))
    #expect(isAlike(row, proposal(300, 100), proposal(300, 900)), "but not across its axis")
    #expect(!isAlike(vstack(line(20), color()), proposal(300, 100), proposal(310, 100)))
  }

  @Test("A frame that sets a length depends on none of that axis")
  func frames() {
    #expect(isAlike(color().frame(40, 40), proposal(0, nil), proposal(.infinity, 7)))
    #expect(isAlike(color().frame(40), proposal(0, 5), proposal(nil, 5)))
    #expect(!isAlike(color().frame(40), proposal(0, 5), proposal(0, 6)))
    let flexible = line(50).wrapped(FlexFrameLayout(minWidth: 80))
    #expect(isAlike(flexible, proposal(10, 9), proposal(80, 9)))
    #expect(!isAlike(flexible, proposal(10, 9), proposal(nil, 9)), "without a length the text has its own")
  }

  @Test("Padding passes on the ends of a range to the bit")
  func padding() {
    for inset in [0.1, 1.0 / 3, 7.7] {
      let padded = line(33.3).wrapped(PaddingLayout(EdgeInsets(inset)))
      let least: CGFloat = padded.sizeThatFits(.unspecified).width
      #expect(isAlike(padded, proposal(least + 1, 9), proposal(nil, 9)))
      for width in [least.nextUp, least, least.nextDown, least.nextDown.nextDown] {
        let own: CGSize = padded.sizeThatFits(proposal(width, 9))
        let fresh: LayoutNode = line(33.3).wrapped(PaddingLayout(EdgeInsets(inset)))
        #expect(own == fresh.sizeThatFits(proposal(width, 9)), "\(width)")
      }
    }
  }

  @Test("A child whose answer holds for less than before disturbs those who relied on more")
  func narrowed() {
    let leaf = line(50)
    let column = vstack(leaf, line(80))
    _ = column.sizeThatFits(proposal(300, 200))
    leaf.algorithm = FlexibleLeaf(width: 50)
    #expect(leaf.revalidate(), "it takes the same for what it was asked, and not for what that held for")
    leaf.algorithm = Line(width: 50)
    #expect(!leaf.revalidate(), "an answer that holds for more is no change")
  }

  /// As wide as a line where it was asked, and of another width anywhere else.
  private struct FlexibleLeaf: TransparentLayout, Equatable {
    var width: CGFloat

    func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
      CGSize(width: width, height: 20)
    }

    func place(in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]) -> [LayoutPlacement] { [] }
  }

  @Test("Of a view that something else places nothing is known but for what it was asked")
  func placedOtherwise() {
    let node = line(50)
    node.isPlacedOtherwise = true
    #expect(!isAlike(node, proposal(300, 9), proposal(310, 9)))
  }

  @Test("A stack keeps its priorities and gaps where little room is left")
  func scarce() {
    for length in stride(from: CGFloat(0), through: 140, by: 0.5) {
      let used = hstack(line(40), box(10, 10, priority: 1), line(30))
      _ = used.sizeThatFits(proposal(70, 50))
      _ = used.sizeThatFits(proposal(140, 50))
      let fresh = hstack(line(40), box(10, 10, priority: 1), line(30))
      #expect(
        LayoutEngineTests.frames(used, proposal(length, 50)) == LayoutEngineTests.frames(fresh, proposal(length, 50)))
    }
  }
}
