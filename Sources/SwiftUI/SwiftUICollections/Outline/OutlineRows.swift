import SwiftUICore

/// The rows of a tree: one loop over those that are shown, so that a list makes only the rows in sight.
nonisolated struct OutlineRows<Element, ID: Hashable, Row: View>: View {
  let tree: OutlineTree<Element, ID>
  let content: (Element) -> Row

  init(tree: OutlineTree<Element, ID>, content: @escaping (Element) -> Row) {
    self.tree = tree
    self.content = content
  }

  @MainActor var body: some View {
    ExpandedRows(tree: tree, content: content).modifier(HierarchyModifier())
  }
}

/// The same with what people opened.
private struct ExpandedRows<Element, ID: Hashable, Row: View>: View {
  let tree: OutlineTree<Element, ID>
  let content: (Element) -> Row
  @State private var expanded: Set<ID> = []

  init(tree: OutlineTree<Element, ID>, content: @escaping (Element) -> Row) {
    self.tree = tree
    self.content = content
  }

  var body: some View {
    ForEach(tree.nodes(expanded: expanded), id: \.id) { node in
      content(node.element)
        .modifier(
          OutlineRowModifier(depth: node.depth, isExpanded: node.isBranch ? expansion(of: node.id) : nil))
    }
  }

  private func expansion(of id: ID) -> Binding<Bool> {
    $expanded[dynamicMember: \.[isMember: id]]
  }
}

extension Set {
  /// Whether the set has an element.
  fileprivate subscript(isMember element: Element) -> Bool {
    get { contains(element) }
    set { if newValue { insert(element) } else { remove(element) } }
  }
}

/// Tells a container of rows that there is a hierarchy among them.
nonisolated private struct HierarchyModifier: PrimitiveModifier {
  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    body(inputs)
  }

  nonisolated static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewList
  ) -> _ViewList {
    inputs.disclosureRows?.note()
    return body(inputs)
  }
}

/// A row of a tree. In a container of rows it says where it stands in the tree; elsewhere it shows that itself.
nonisolated private struct OutlineRowModifier: PrimitiveModifier {
  var depth: Int
  var isExpanded: Binding<Bool>?

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    OutlineRowLook._makeView(
      modifier: modifier[{ OutlineRowLook(depth: $0.depth, isExpanded: $0.isExpanded) }],
      inputs: inputs, body: body)
  }

  nonisolated static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewList
  ) -> _ViewList {
    guard inputs.disclosureRows != nil else {
      return makeForEach(modifier: modifier, inputs: inputs, body: body)
    }
    var inputs: _ViewInputs = inputs
    inputs.traits.set(RowDisclosureTrait.self) {
      let row: Self = modifier.read()
      return RowDisclosure(depth: row.depth, isExpanded: row.isExpanded)
    }
    return body(inputs)
  }

  nonisolated static var _hasTraits: Bool { true }
}

/// The indentation and the arrow of a row outside of lists.
private struct OutlineRowLook: ViewModifier {
  let depth: Int
  let isExpanded: Binding<Bool>?

  nonisolated init(depth: Int, isExpanded: Binding<Bool>?) {
    self.depth = depth
    self.isExpanded = isExpanded
  }

  func body(content: Content) -> some View {
    HStack(spacing: 6) {
      DisclosureArrow(isExpanded: isExpanded)
      content
    }
    .padding(.leading, CGFloat(depth) * DisclosureArrow.indentation)
    .accessibilityElement(children: isExpanded == nil ? .contain : .combine)
  }
}

/// The arrow of a row with rows of its own: it points along the reading direction, and down while the rows are shown. A row
/// without rows has room for it.
struct DisclosureArrow: View {
  let isExpanded: Binding<Bool>?
  @Environment(\.layoutDirection) private var direction: LayoutDirection

  /// From a row to those that it has, in points.
  static nonisolated var indentation: CGFloat { 13 }

  init(isExpanded: Binding<Bool>?) { self.isExpanded = isExpanded }

  var body: some View {
    Image(systemName: "chevron.forward")
      .font(.system(size: 9, weight: .semibold))
      .foregroundStyle(.secondary)
      .rotationEffect(.degrees(isOpen ? (direction == .rightToLeft ? -90 : 90) : 0))
      .opacity(isExpanded == nil ? 0 : 1)
      .frame(width: 9)
      .contentShape(Rectangle().inset(by: -6))
      .onTapGesture { withAnimation { isExpanded?.wrappedValue.toggle() } }
      .accessibilityHidden(true)
  }

  private var isOpen: Bool { isExpanded?.wrappedValue ?? false }
}
