import AccessibilityTree
import LayoutEngine
import ReactiveGraph
import SwiftUICore

/// Rows that have rows of their own.
extension ListRow {
  /// Whether the row may be one of a hierarchy.
  var mayDisclose: Bool { role == .content && traits.source(for: RowDisclosureTrait.self) != nil }

  /// Where the row stands in a hierarchy; read inside a node.
  var disclosure: RowDisclosure? { role == .content ? traits[RowDisclosureTrait.self] : nil }

  /// Whether a press anywhere on the row opens and closes it, as on phones.
  var disclosesByPress: Bool { !list.isDesktop && graph.untracked { disclosure?.isExpanded != nil } }

  /// Opens or closes the row; false where it has no rows.
  @discardableResult
  func toggleDisclosure() -> Bool {
    guard list.isEnabled, let binding = graph.untracked({ disclosure?.isExpanded }) else { return false }
    withAnimation { binding.wrappedValue.toggle() }
    return true
  }

  // MARK: Looks

  /// On desktops all rows keep room for an arrow where one of them may have one (recorded on macOS 26.2: iamcgn/swiftui-web,
  /// Fixtures/Goldens/list/outline: 9 points, and 13 for each level).
  func indent(_ insets: inout EdgeInsets) {
    guard list.disclosures.hasHierarchies, !list.isTable else { return }
    let depth: CGFloat = CGFloat(disclosure?.depth ?? 0)
    if list.isDesktop {
      insets.leading += Self.arrowWidth + DisclosureArrow.indentation * depth
    } else {
      insets.leading += 20 * depth
      if disclosure?.isExpanded != nil { insets.trailing += Self.arrowWidth + 8 }
    }
  }

  private static var arrowWidth: CGFloat { 9 }

  func arrowPlace(_ metrics: ListMetrics) -> ListRowLayout.ArrowPlace {
    let inset: CGFloat = metrics.margin + metrics.rowInsets.leading
    guard list.isDesktop else { return .trailing(metrics.margin + metrics.rowInsets.trailing) }
    return .leading(inset - 2 + DisclosureArrow.indentation * CGFloat(disclosure?.depth ?? 0))
  }

  /// The arrow of a row of a hierarchy.
  func makeArrow() -> GeometrySlot? {
    guard mayDisclose, !list.isTable else { return nil }
    var inner: _ViewInputs = inputs.inStack(nil)
    inner.slot = GeometrySlot(in: graph, parent: inputs.slot)
    let traits: ViewTraits = self.traits
    let view = _GraphValue<DisclosureArrow> { DisclosureArrow(isExpanded: traits[RowDisclosureTrait.self]?.isExpanded) }
    return inner.slot.holding(DisclosureArrow._makeView(view: view, inputs: inner))
  }

  // MARK: Accessibility

  func describeDisclosure(_ properties: inout AccessibilityProperties) {
    guard let disclosure else { return }
    properties.hierarchyLevel = disclosure.depth
    guard let isExpanded = disclosure.isExpanded?.wrappedValue else { return }
    properties.isExpanded = isExpanded
    if isSelected == nil, !list.isDesktop {
      properties.traits.insert(.isButton)
      properties.actions.append(AccessibilityAction(.activate))
    } else {
      properties.actions.append(AccessibilityAction(.named(isExpanded ? "Collapse" : "Expand")))
    }
  }
}

extension ListController {
  /// The arrow along the reading direction opens the row from which keys go on, or goes to the first of its rows; the other
  /// one closes it, or goes to the row that it belongs to. False where the row is in no hierarchy.
  func disclose(_ opens: Bool) -> Bool {
    guard let selection, let index = selection.cursorRow, let disclosure = disclosure(ofRow: index) else {
      return false
    }
    let isExpanded: Bool = disclosure.isExpanded?.wrappedValue ?? false
    if opens {
      guard let binding = disclosure.isExpanded else { return true }
      if isExpanded {
        if let row = selection.move(by: 1, .replace) { reveal(row: row) }
      } else {
        withAnimation { binding.wrappedValue = true }
      }
      return true
    }
    if isExpanded {
      withAnimation { disclosure.isExpanded?.wrappedValue = false }
      return true
    }
    guard disclosure.depth > 0 else { return true }
    for row in (0..<index).reversed() where (self.disclosure(ofRow: row)?.depth ?? 0) < disclosure.depth {
      if let identity = identity(ofRow: row, isExact: true), selection.choose(identity, .replace) { reveal(row: row) }
      break
    }
    return true
  }

  private func disclosure(ofRow index: Int) -> RowDisclosure? {
    graph.untracked { identity(ofRow: index, isExact: true)?.traits[RowDisclosureTrait.self] }
  }
}
