/// What kind of thing a node is, for platforms that tell roles apart (reference, section 6).
///
/// SwiftUI speaks of traits only (behaviour 324); the role is what the view that made the element knows of itself.
/// A node without one gets it from its traits.
package enum AccessibilityRole: String, Hashable, Sendable, CaseIterable {
  // Elements.
  case text, heading, button, link, image, progress, slider, stepper, toggle, tab, menu, menuItem
  case textField, secureField, searchField, chart, element
  // Containers.
  case window, dialog, alert, group, list, outline, table, tabBar, segmentedControl, scrollArea, landmark, menuPanel
  case menuBar
}

extension AccessibilityRole {
  /// The role that `properties` suggest by their traits, for an element or a container without one of its own.
  static func inferred(from properties: AccessibilityProperties, isContainer: Bool) -> AccessibilityRole {
    let traits: AccessibilityTraitSet = properties.traits
    if isContainer {
      return traits.contains(.isTabBar) ? .tabBar : .group
    }
    if traits.contains(.isToggle) { return .toggle }
    if traits.contains(.isTab) { return .tab }
    if traits.contains(.isSecureField) { return .secureField }
    if traits.contains(.isSearchField) { return .searchField }
    if traits.contains(.isTextField) { return .textField }
    if traits.contains(.isAdjustable) { return .slider }
    if traits.contains(.isLink) { return .link }
    if traits.contains(.isButton) { return .button }
    if traits.contains(.isHeader) { return .heading }
    if traits.contains(.isImage) { return .image }
    if traits.contains(.isStaticText) { return .text }
    return .element
  }
}
