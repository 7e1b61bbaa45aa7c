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
    ForEach(node.children) { ProgramView(node: $0) }
    ForEach(0..<Int(node.number), id: \.self) { Text(verbatim: "row \($0)") }
    if node.flag { Text(verbatim: "last") }
  }
}
