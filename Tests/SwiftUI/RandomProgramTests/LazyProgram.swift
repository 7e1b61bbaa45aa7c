import SwiftUI

/// The lazy containers of a random program, in a scroll view or not.
struct LazyProgram: View {
  let node: ProgramNode

  private var spacing: CGFloat? { node.flag ? nil : node.number / 8 }

  var body: some View { container.environment(\.isInScrollView, true) }

  @ViewBuilder private var container: some View {
    switch (node.kind, node.text.count % 3) {
    case (.lazyRows, 0): ScrollView { column }
    case (.lazyRows, 1): ScrollView(.horizontal) { LazyHStack(spacing: spacing) { views } }
    case (.lazyRows, _): column
    case (_, 0): grid
    default: ScrollView { grid }
    }
  }

  private var column: some View {
    LazyVStack(alignment: node.flag ? .leading : .center, spacing: spacing) { views }
  }

  private var grid: some View {
    LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.adaptive(minimum: 30))], spacing: spacing) { views }
  }

  @ViewBuilder private var views: some View {
    if node.flag {
      ForEach(node.children) { ProgramView(node: $0) }
    } else {
      ForEach(node.children) { ProgramView(node: $0).transition(.row($0)) }
    }
    ForEach(0..<Int(node.number), id: \.self) { Text(verbatim: "row \($0)") }
    if node.flag { Text(verbatim: "last") }
  }
}

extension AnyTransition {
  /// How a row comes and goes; it keeps the kind.
  @MainActor fileprivate static func row(_ node: ProgramNode) -> AnyTransition {
    switch node.id % 4 {
    case 0: .slide
    case 1: .scale(scale: 0.5).combined(with: .opacity)
    case 2: .move(edge: .top).animation(.linear(duration: 0.03))
    default: .opacity
    }
  }
}
