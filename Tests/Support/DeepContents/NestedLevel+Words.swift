import SwiftUI

extension NestedLevel {
  static let words: [NestedLevel] = [
    NestedLevel("said label") { $0.accessibilityLabel("Bottom") },
    NestedLevel("said view") { view in view.accessibilityLabel { $0 } },
    NestedLevel("said value") { $0.accessibilityValue("value") },
    NestedLevel("element") { $0.accessibilityElement(children: .contain) },
    NestedLevel("combined") { $0.accessibilityElement(children: .combine) },
    NestedLevel("alone", isSeen: false) { $0.accessibilityElement(children: .ignore) },
    NestedLevel("hint") { $0.accessibilityHint("hint") },
    NestedLevel("identifier") { $0.accessibilityIdentifier("bottom") },
    NestedLevel("action") { $0.accessibilityAction(named: "Act") {} },
    NestedLevel("actions") { $0.accessibilityActions { Button("Act") {} } },
    NestedLevel("adjustable") { $0.accessibilityAdjustableAction { _ in } },
    NestedLevel("shown") { $0.accessibilityHidden(false) },
    NestedLevel("traits") { $0.accessibilityAddTraits(.isHeader) },
    NestedLevel("heading") { $0.accessibilityHeading(.h1) },
    NestedLevel("sort priority") { $0.accessibilitySortPriority(1) },
    NestedLevel("custom content") { $0.accessibilityCustomContent("key", "value") },
    NestedLevel("input labels") { $0.accessibilityInputLabels(["Bottom"]) },
    NestedLevel("representation") { view in Color.red.accessibilityRepresentation { view } },
    NestedLevel("represented") { $0.accessibilityRepresentation { Text(verbatim: "Bottom") } },
    NestedLevel("children") { view in Color.red.accessibilityElement().accessibilityChildren { view } },
    NestedLevel("rotor") { $0.accessibilityRotor("r") { AccessibilityRotorEntry("x", id: 1) } },
    NestedLevel("rotor entry") { view, context in
      view.accessibilityRotorEntry(id: context.depth, in: context.space).accessibilityRotor("r") {
        AccessibilityRotorEntry("x", context.depth, in: context.space)
      }
    },
    NestedLevel("labelled pair") { view, context in
      view.accessibilityLabeledPair(role: .label, id: context.depth, in: context.space)
    },
    NestedLevel("group of links") { view, context in
      view.accessibilityLinkedGroup(id: 1, in: context.space)
    },
    NestedLevel("activation point") { $0.accessibilityActivationPoint(.center) },
    NestedLevel("reader's focus") { view in ReaderFocused(content: view) },
    NestedLevel("large content") { $0.accessibilityShowsLargeContentViewer() },
  ]

  static let focus: [NestedLevel] = [
    NestedLevel("focusable") { $0.focusable() },
    NestedLevel("focus scope") { view, context in view.focusable().focusScope(context.space) },
    NestedLevel("focus section") { $0.focusSection() },
    NestedLevel("focused") { view in Focused(content: view) },
    NestedLevel("default focus") { view, context in view.prefersDefaultFocus(in: context.space) },
  ]

  static let scrolling: [NestedLevel] = [
    NestedLevel("scroll targets") { $0.scrollTargetLayout() },
    NestedLevel("scroll transition") { $0.scrollTransition { view, _ in view } },
    NestedLevel("scroll visibility") { $0.onScrollVisibilityChange { _ in } },
    NestedLevel("scroll geometry") {
      $0.onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { _, _ in }
    },
    NestedLevel("scroll position") { view in
      ScrollView { view }.scrollPosition(id: .constant(Int?.none))
    },
    NestedLevel("scroll anchor") { view in ScrollView { view }.defaultScrollAnchor(.bottom) },
    NestedLevel("scroll behaviour") { view in
      ScrollView { view }.scrollTargetBehavior(.paging).scrollIndicators(.hidden).scrollClipDisabled()
    },
  ]
}

private struct ReaderFocused: View {
  let content: AnyView
  @AccessibilityFocusState private var isFocused: Bool

  var body: some View { content.accessibilityFocused($isFocused) }
}

private struct Focused: View {
  let content: AnyView
  @FocusState private var isFocused: Bool

  var body: some View { content.focused($isFocused) }
}
