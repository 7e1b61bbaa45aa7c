import SwiftUI

/// The parts of a random program that take their content apart: subviews, sections, variadic views.
struct ContainerProgram: View {
  let node: ProgramNode

  var body: some View {
    switch node.kind {
    case .cards: cards
    case .sections: sections
    default: variadic
    }
  }

  private var children: some View {
    ForEach(node.children) { ProgramView(node: $0) }
  }

  private var cards: some View {
    Group(subviews: children) { subviews in
      HStack(spacing: node.number / 8) {
        ForEach(subviews) { subview in
          VStack(spacing: 0) {
            Text(verbatim: "\(subview.containerValues.rank)")
            subview.bold(node.flag)
          }
        }
        if node.flag { subviews.first }
        subviews.dropFirst(2)
      }
    }
    .environment(\.tellsSizes, false)
  }

  private var sections: some View {
    VStack(spacing: 0) {
      ForEach(sections: parts) { section in
        HStack(spacing: 1) {
          section.header
          Text(verbatim: "\(section.content.count)")
        }
        ForEach(section.content) { $0.padding(1) }
        section.footer
      }
    }
  }

  @ViewBuilder private var parts: some View {
    if node.flag { Text(verbatim: node.text) }
    ForEach(node.children) { child in
      Section {
        ProgramView(node: child)
      } header: {
        Text(verbatim: "\(child.id)")
      }
      .containerValue(\.rank, Int(node.number))
    }
    children
  }

  private var variadic: some View {
    _VariadicView.Tree(Turned(isTurned: node.flag)) { children }
  }
}

private struct Turned: _VariadicView_MultiViewRoot {
  let isTurned: Bool

  func body(children: _VariadicView.Children) -> some View {
    ForEach(isTurned ? children.reversed() : Array(children)) { $0 }
    Text(verbatim: "\(children.count)")
  }
}

/// A modifier whose body is several views.
struct Captioned: ViewModifier {
  let count: Int

  func body(content: Content) -> some View {
    ForEach(0..<count, id: \.self) { Text(verbatim: "\($0)").zIndex(Double(-$0)) }
    content
    if count > 1 { content.padding(1) }
  }
}

private struct RankKey: ContainerValueKey {
  static let defaultValue: Int = 0
}

extension ContainerValues {
  var rank: Int {
    get { self[RankKey.self] }
    set { self[RankKey.self] = newValue }
  }
}
