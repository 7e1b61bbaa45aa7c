import LayoutEngine
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// A view that arranges its content, and itself a layout where it has none.
private struct Pile<Content: View>: View {
  let spacing: CGFloat
  let content: Content

  init(spacing: CGFloat = 0, @ViewBuilder content: () -> Content) {
    self.spacing = spacing
    self.content = content()
  }

  var body: some View { VStackLayout(spacing: spacing) { content } }
}

extension Pile: Animatable where Content == EmptyView {
  typealias AnimatableData = EmptyAnimatableData
}

extension Pile: Layout, Sendable where Content == EmptyView {
  init(spacing: CGFloat = 0) {
    self.init(spacing: spacing) { EmptyView() }
  }

  nonisolated func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 7, height: 7)
  }

  nonisolated func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

@MainActor
@Suite("Layouts of one's own", .serialized)
struct LayoutProtocolTests {
  private func box(_ name: String, _ width: CGFloat? = nil, _ height: CGFloat? = nil) -> some View {
    Color.red.frame(width: width, height: height).probe(name)
  }

  @Test("Content makes a view of a type that is a layout without content")
  func viewAndLayout() throws {
    let pile = Pile(spacing: 3) { Text(verbatim: "a") }
    #expect(type(of: pile) == Pile<Text>.self && pile.spacing == 3)
    #expect(type(of: Pile()) == Pile<EmptyView>.self)
    let host = try window(width: 50, height: 50) {
      Pile { Color.red.frame(width: 5, height: 5).accessibilityElement().accessibilityLabel("a") }
    }
    #expect(host.frame("a")?.width == 5)
  }

  @Test("The cache is made once, brought up to date when a view changes, and kept between measuring and placing")
  func cache() throws {
    struct Root: View {
      let recorder: EventRecorder
      let remote: Remote<CGFloat>
      @State private var width: CGFloat = 30

      var body: some View {
        CachingLayout(recorder: recorder) {
          Color.red.frame(width: width, height: 10).probe("a")
        }.handing($width, to: remote)
      }
    }
    let recorder = EventRecorder()
    let remote = Remote<CGFloat>()
    let window = try OracleWindow(200, 100) { Root(recorder: recorder, remote: remote) }
    #expect(window.differences(["a": [85, 45, 30, 10]]) == [])
    #expect(recorder.take() == ["make 1"])
    window.host.change { remote.value = 50 }
    #expect(window.differences(["a": [75, 45, 50, 10]]) == [])
    // The verifier lays out a second tree from nothing, with a cache of its own.
    #expect(Set(recorder.take()).subtracting(["make 1"]) == ["update"])
  }

  @Test("A view that is not placed stands in the middle; of two places the later counts; no place is told")
  func placing() throws {
    try expectFrames(
      200, 100,
      [
        "left out": [90, 40, 20, 20], "twice": [180, 80, 20, 20], "nowhere": [90, 40, 20, 20],
        "corner": [195, 95, 10, 10],
      ]
    ) {
      CarelessLayout {
        box("left out", 20, 20)
        box("twice", 20, 20)
        box("nowhere", 20, 20)
        box("corner", 10, 10)
      }
    }
    var messages: [String] = []
    let saved = LayoutDiagnostics.handler
    LayoutDiagnostics.handler = { messages.append($0) }
    defer { LayoutDiagnostics.handler = saved }
    _ = try OracleWindow(200, 100) {
      CarelessLayout {
        box("left out", 20, 20)
        box("twice", 20, 20)
        box("nowhere", 20, 20)
        box("corner", 10, 10)
      }
    }
    #expect(messages.contains { $0.contains("CarelessLayout placed its subview 2 at (nan, 0.0)") })
    #expect(messages.contains { $0.contains("while it was being measured") })
  }

  @Test("Placements are mirrored from right to left, and the layout is told the direction")
  func direction() throws {
    try expectFrames(200, 100, ["a": [150, 0, 50, 100], "b": [0, 0, 150, 100]]) {
      ShelfLayout {
        box("a").layoutValue(key: Share.self, value: 1)
        box("b").layoutValue(key: Share.self, value: 3)
      }.environment(\.layoutDirection, .rightToLeft)
    }
  }

  @Test("A value of a view reaches the layout through modifiers, but not out of a container")
  func values() throws {
    try expectFrames(200, 100, ["a": [0, 0, 150, 100], "b": [150, 0, 50, 100]]) {
      ShelfLayout {
        box("a").layoutValue(key: Share.self, value: 3).padding(0).background(Color.blue)
        HStack { box("b").layoutValue(key: Share.self, value: 9) }
      }
    }
  }

  /// As a flow layout of tevelee/SwiftUI-Flow, which gives all its views a value, was recorded on macOS.
  @Test("Of several values under one key the innermost counts, also where an outer one is for several views")
  func innermostValue() throws {
    try expectFrames(200, 100, ["a": [0, 0, 150, 100], "b": [150, 0, 50, 100]]) {
      ShelfLayout {
        Group {
          box("a").layoutValue(key: Share.self, value: 3).padding(0)
          box("b")
        }
        .layoutValue(key: Share.self, value: 1)
      }
    }
  }

  @Test("A changed value is a new layout")
  func changedValue() throws {
    struct Root: View {
      let remote: Remote<CGFloat>
      @State private var share: CGFloat = 1

      var body: some View {
        ShelfLayout {
          Color.red.layoutValue(key: Share.self, value: share).probe("a")
          Color.blue.probe("b")
        }.handing($share, to: remote)
      }
    }
    let remote = Remote<CGFloat>()
    let window = try OracleWindow(200, 100) { Root(remote: remote) }
    #expect(window.differences(["a": [0, 0, 100, 100]]) == [])
    window.host.change { remote.value = 3 }
    #expect(window.differences(["a": [0, 0, 150, 100], "b": [150, 0, 50, 100]]) == [])
  }

  @Test("Guides of views inside count outside, merged, unless the layout sets them")
  func guides() throws {
    try expectFrames(200, 100, ["shelf": [0, 25, 190, 50], "mark": [190, 45, 10, 10]]) {
      HStack(alignment: .top, spacing: 0) {
        ShelfLayout {
          Color.red.alignmentGuide(.top) { _ in 10 }
          Color.blue.alignmentGuide(.top) { _ in 30 }
        }.frame(height: 50).probe("shelf")
        box("mark", 10, 10)
      }
    }
    try expectFrames(200, 100, ["mark": [190, 32, 10, 10]]) {
      HStack(alignment: .top, spacing: 0) {
        GuideLayout { Color.red }.frame(height: 50)
        box("mark", 10, 10)
      }
    }
  }

  @Test("Spacers turn with the orientation of the layout; a container's default spacing is that of its views")
  func properties() throws {
    try expectFrames(200, 100, ["a": [0, 45, 10, 10], "b": [190, 45, 10, 10]]) {
      AnyLayout(HStackLayout(spacing: 0)) {
        box("a", 10, 10)
        Spacer()
        box("b", 10, 10)
      }
    }
    try expectFrames(200, 100, ["a": [95, 0, 10, 10], "b": [95, 90, 10, 10]]) {
      VStackLayout(spacing: 0) {
        box("a", 10, 10)
        Spacer()
        box("b", 10, 10)
      }
    }
    try expectFrames(200, 100, ["a": [90, 40, 20, 20], "b": [95, 45, 10, 10]]) {
      ZStackLayout {
        box("a", 20, 20)
        box("b", 10, 10)
      }
    }
  }

  @Test("A layout's own animatable data moves to a new value; so does what an AnyLayout holds")
  func animation() throws {
    struct Root: View {
      let remote: Remote<CGFloat>
      @State private var inset: CGFloat = 0

      var body: some View {
        VStack(spacing: 0) {
          InsetLayout(inset: inset) { Color.red.probe("a") }.frame(height: 10)
          AnyLayout(InsetLayout(inset: inset)) { Color.red.probe("b") }.frame(height: 10)
        }.handing($inset, to: remote)
      }
    }
    let remote = Remote<CGFloat>()
    let window = try OracleWindow(200, 20) { Root(remote: remote) }
    withAnimation(.linear(duration: 1)) { remote.value = 40 }
    window.host.update()
    window.host.advance(by: .milliseconds(500))
    #expect(window.currentDifferences(["a": [20, 0, 180, 10], "b": [20, 10, 180, 10]]) == [])
    #expect(window.differences(["a": [40, 0, 160, 10], "b": [40, 10, 160, 10]]) == [])
  }

  @Test("Subviews are a collection whose parts keep their places")
  func collection() throws {
    try expectFrames(200, 100, ["a": [0, 0, 10, 10], "b": [100, 0, 10, 10], "c": [50, 0, 10, 10]]) {
      SliceLayout {
        box("a", 10, 10)
        box("b", 10, 10)
        box("c", 10, 10)
      }
    }
  }

  @Test("Another kind of layout keeps the state of its views")
  func state() throws {
    struct Counter: View {
      @State private var width: CGFloat = 10
      let remote: Remote<CGFloat>
      var body: some View { Color.red.frame(width: width, height: 10).probe("a").handing($width, to: remote) }
    }
    struct Root: View {
      let kind: Remote<Int>
      let width: Remote<CGFloat>
      @State private var number = 0

      private var layout: AnyLayout {
        switch number {
        case 0: AnyLayout(HStackLayout())
        case 1: AnyLayout(GridLayout(alignment: .leading))
        default: AnyLayout(ShelfLayout())
        }
      }

      var body: some View {
        layout { Counter(remote: width) }.handing($number, to: kind)
      }
    }
    let kind = Remote<Int>()
    let width = Remote<CGFloat>()
    let window = try OracleWindow(200, 100) { Root(kind: kind, width: width) }
    window.host.change { width.value = 30 }
    for number in [1, 2, 0] {
      window.host.change { kind.value = number }
      #expect(window.currentFrame("a")?.width == 30)
    }
  }
}

// MARK: - Layouts to try

private struct CachingLayout: Layout {
  let recorder: EventRecorder

  func makeCache(subviews: Subviews) -> [CGSize] {
    MainActor.assumeIsolated { recorder.note("make \(subviews.count)") }
    return subviews.map { $0.sizeThatFits(.unspecified) }
  }

  func updateCache(_ cache: inout [CGSize], subviews: Subviews) {
    MainActor.assumeIsolated { recorder.note("update") }
    cache = subviews.map { $0.sizeThatFits(.unspecified) }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) -> CGSize { cache[0] }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) {
    subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(cache[0]))
  }
}

/// Does everything that a layout should not.
private struct CarelessLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews[0].place(at: .zero, proposal: .zero)
    return proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews[1].place(at: .zero, proposal: .unspecified)
    subviews[1].place(at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing, proposal: .unspecified)
    subviews[2].place(at: CGPoint(x: CGFloat.nan, y: 0), proposal: .unspecified)
    subviews[3].place(at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .center, proposal: .unspecified)
  }
}

private struct Share: LayoutValueKey {
  static let defaultValue: CGFloat = 1
}

/// A row that gives each view its share of the width.
private struct ShelfLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let total: CGFloat = subviews.map { $0[Share.self] }.reduce(0, +)
    var x: CGFloat = bounds.minX
    for subview in subviews {
      let width: CGFloat = bounds.width * subview[Share.self] / total
      subview.place(
        at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width
    }
  }
}

private struct GuideLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    guide == .top ? 7 : nil
  }
}

private struct InsetLayout: Layout {
  var inset: CGFloat

  var animatableData: CGFloat {
    get { inset }
    set { inset = newValue }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews[0].place(
      at: CGPoint(x: bounds.minX + inset, y: bounds.minY),
      proposal: ProposedViewSize(width: bounds.width - inset, height: bounds.height))
  }
}

private struct SliceLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let last: LayoutSubviews = subviews[1..<3]
    precondition(last.startIndex == 1 && last[2] == subviews[2])
    subviews[0].place(at: bounds.origin, proposal: .unspecified)
    for (number, subview) in subviews[[2, 1]].enumerated() {
      subview.place(at: CGPoint(x: bounds.minX + 50 * CGFloat(number + 1), y: bounds.minY), proposal: .unspecified)
    }
  }
}
