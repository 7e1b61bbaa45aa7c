import SwiftUI

extension NestedLevel {
  static let containers: [NestedLevel] = [
    NestedLevel("column") { view in VStack { view } },
    NestedLevel("row") { view in HStack { view } },
    NestedLevel("layers") { view in ZStack { view } },
    NestedLevel("column of two") { view in
      VStack {
        Color.red.frame(width: 0, height: 0)
        view
      }
    },
    NestedLevel("row of two") { view in
      HStack {
        view
        Spacer(minLength: 0)
      }
    },
    NestedLevel("columns and rows") { view, context in
      AnyLayout(context.depth.isMultiple(of: 2) ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())) { view }
    },
    NestedLevel("row by base line") { view in
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        view
        Color.red.frame(width: 0, height: 0)
      }
    },
    NestedLevel("grid") { view in
      Grid {
        GridRow { view }
      }
    },
    NestedLevel("geometry reader") { view in GeometryReader { _ in view } },
    NestedLevel("layout") { view in First { view } },
    NestedLevel("erased layout") { view in AnyLayout(HStackLayout()) { view } },
    NestedLevel("choice") { view in ViewThatFits { view } },
    NestedLevel("choice of two") { view in
      ViewThatFits {
        Color.red.frame(width: 5_000)
        view
      }
    },
    NestedLevel("choice along one axis") { view in ViewThatFits(in: .horizontal) { view } },
    NestedLevel("label") { view in
      Label {
        view
      } icon: {
        EmptyView()
      }
    },
    NestedLevel("labeled content") { view in
      LabeledContent {
        view
      } label: {
        EmptyView()
      }
    },
    NestedLevel("group box") { view in GroupBox { view } },
    NestedLevel("button") { view in
      Button {
      } label: {
        view
      }
    },
    NestedLevel("toggle") { view in Toggle(isOn: .constant(true)) { view } },
    NestedLevel("progress") { view in ProgressView(value: 0.5) { view } },
    NestedLevel("canvas", isSeen: false) { view in
      Canvas { context, size in
        if let symbol = context.resolveSymbol(id: 0) { context.draw(symbol, at: CGPoint(x: size.width / 2, y: 20)) }
      } symbols: {
        view.tag(0)
      }
    },
    NestedLevel("timeline") { view in TimelineView(.everyMinute) { _ in view } },
    NestedLevel("phases") { view in PhaseAnimator([0]) { _ in view } },
    NestedLevel("glass") { view in GlassEffectContainer { view } },
  ]

  static let lazy: [NestedLevel] = [
    NestedLevel("lazy column") { view in LazyVStack { view } },
    NestedLevel("lazy row") { view in LazyHStack { view } },
    NestedLevel("lazy grid") { view in LazyVGrid(columns: [GridItem()]) { view } },
    NestedLevel("lazy horizontal grid") { view in LazyHGrid(rows: [GridItem()]) { view } },
    NestedLevel("scroll view") { view in ScrollView { view } },
    NestedLevel("horizontal scroll view") { view in ScrollView(.horizontal) { view } },
    NestedLevel("scroll view both ways") { view in ScrollView([.horizontal, .vertical]) { view } },
    NestedLevel("crossed scroll views") { view, context in
      ScrollView(context.depth.isMultiple(of: 2) ? .horizontal : .vertical) { view }
    },
    NestedLevel("scrolled lazy column") { view in
      ScrollView {
        LazyVStack { view }
      }
    },
    NestedLevel("scrolled lazy row") { view in
      ScrollView(.horizontal) {
        LazyHStack { view }
      }
    },
    NestedLevel("crossed lazy stacks") { view, context in
      Group {
        if context.depth.isMultiple(of: 2) {
          LazyVStack { view }
        } else {
          LazyHStack { view }
        }
      }
    },
    NestedLevel("lazy column of three") { view in
      LazyVStack(spacing: 0) {
        view
        ForEach(0..<2) { _ in Color.red.frame(height: 0.001) }
      }
    },
    NestedLevel("pinned header") { view in
      LazyVStack(pinnedViews: .sectionHeaders) {
        Section {
          view
        } header: {
          EmptyView()
        }
      }
    },
    NestedLevel("scroll reader") { view in ScrollViewReader { _ in view } },
  ]

  static let structure: [NestedLevel] = [
    NestedLevel("group") { view in Group { view } },
    NestedLevel("erased") { AnyView($0) },
    NestedLevel("then branch") { view, context in Group { if context.depth >= 0 { view } } },
    NestedLevel("else branch") { view, context in
      Group { if context.depth < 0 { Text(verbatim: "no") } else { view } }
    },
    NestedLevel("loop") { view in ForEach(0..<1) { _ in view } },
    NestedLevel("loop by id") { view, context in ForEach([context.depth], id: \.self) { _ in view } },
    NestedLevel("pair") { view in
      Group {
        view
        EmptyView()
      }
    },
    NestedLevel("section") { view in Section { view } },
    NestedLevel("subviews") { view in ForEach(subviews: view) { $0 } },
    NestedLevel("group of subviews") { view in Group(subviews: view) { views in VStack { views } } },
    NestedLevel("sections") { view in Group(sections: view) { sections in ForEach(sections) { $0.content } } },
    NestedLevel("modifier") { $0.modifier(Framed()) },
    NestedLevel("two modifiers") { $0.modifier(Framed().concat(Framed())) },
    NestedLevel("state") { view in Stateful(content: view) },
    NestedLevel("equatable") { view in Same(content: view).equatable() },
    NestedLevel("id") { $0.id(1) },
    NestedLevel("tag") { $0.tag(1) },
  ]
}

private struct First: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }
}

private struct Framed: ViewModifier {
  func body(content: Content) -> some View { content.padding(0) }
}

private struct Stateful: View {
  let content: AnyView
  @State private var value: Int = 0

  var body: some View { content.padding(CGFloat(value)) }
}

private struct Same: View, Equatable {
  let content: AnyView

  var body: some View { content }

  nonisolated static func == (left: Same, right: Same) -> Bool { true }
}
