import CoreGraphics

/// A node in the terms of UIKit's accessibility, for comparing with trees recorded on Apple's platforms.
///
/// Its text form is stable: fields that say nothing are left out, traits come in one order, frames only when asked for.
///
///     button "Follow" hint "Shows what she writes" identifier "follow"
///     group "Scores"
///       text "0.42" traits [header]
///         actions ["Share"]
package struct AccessibilitySnapshot: Hashable, Sendable {
  package var label: String?
  package var value: String?
  package var hint: String?
  package var identifier: String?
  /// UIKit's names of the traits, in the order of `traitNames`.
  package var traits: [String] = []
  package var customActions: [String] = []
  package var customContent: [String] = []
  package var customRotors: [String] = []
  package var inputLabels: [String] = []
  /// In the window's space.
  package var frame: CGRect = .zero
  package var isElement: Bool = true
  /// What a container holds, in reading order.
  package var children: [AccessibilitySnapshot] = []
}

extension AccessibilitySnapshot {
  /// UIKit's traits. What SwiftUI has beyond them (switch, tab, text entry) goes by the names at the end.
  private static let traitNames: [(AccessibilityTraitSet, String)] = [
    (.isButton, "button"), (.isLink, "link"), (.isHeader, "header"), (.isSearchField, "searchField"),
    (.isImage, "image"), (.isSelected, "selected"), (.playsSound, "playsSound"), (.isKeyboardKey, "keyboardKey"),
    (.isStaticText, "staticText"), (.isSummaryElement, "summaryElement"), (.isDisabled, "notEnabled"),
    (.updatesFrequently, "updatesFrequently"), (.startsMediaSession, "startsMediaSession"),
    (.isAdjustable, "adjustable"), (.allowsDirectInteraction, "allowsDirectInteraction"),
    (.causesPageTurn, "causesPageTurn"), (.isTabBar, "tabBar"), (.isToggle, "toggleButton"), (.isTab, "tab"),
    (.isTextField, "textEntry"), (.isSecureField, "secureTextEntry"), (.isEditing, "isEditing"),
    (.isBackButton, "backButton"), (.isModal, "modal"),
  ]

  init(_ node: AccessibilityNode, in tree: AccessibilityTree) {
    let properties: AccessibilityProperties = node.properties
    label = properties.label
    value = properties.value
    hint = properties.hint
    identifier = properties.identifier
    traits = Self.traitNames.filter { properties.traits.contains($0.0) }.map(\.1)
    customActions = properties.customActions.compactMap(\.kind.customName)
    customContent = properties.content.map { entry in
      "\(entry.label): \(entry.value ?? "")" + (entry.importance == .high ? " (high)" : "")
    }
    customRotors = properties.rotors.filter { !$0.replacesSystem }.map(\.name)
    customRotors += properties.rotors.filter(\.replacesSystem).map(\.name)
    inputLabels = properties.inputLabels
    frame = tree.frame(of: node.id) ?? .zero
    isElement = !node.isContainer
    children = tree.children(of: node.id).map { AccessibilitySnapshot($0, in: tree) }
  }

  /// What recordings call the element: by the trait that says most, as UIKit has no roles.
  package var kind: String {
    guard isElement else { return "group" }
    for name in ["button", "staticText", "image"] where traits.contains(name) {
      return name == "staticText" ? "text" : name
    }
    return "element"
  }

  package func lines(withFrames: Bool, depth: Int = 0) -> [String] {
    let indent: String = AccessibilityTree.indent(depth)
    var line: String = indent + kind
    if let label, !label.isEmpty { line += " " + label.accessibilityQuoted }
    if let value { line += " value " + value.accessibilityQuoted }
    if let hint { line += " hint " + hint.accessibilityQuoted }
    if let identifier { line += " identifier " + identifier.accessibilityQuoted }
    let others: [String] = traits.filter { !["button", "staticText", "image"].contains($0) }
    if !others.isEmpty { line += " traits [" + others.joined(separator: ", ") + "]" }
    if withFrames { line += " " + frame.accessibilityText }
    var result: [String] = [line]
    let lists: [(String, [String])] = [
      ("actions", customActions), ("content", customContent), ("rotors", customRotors), ("input labels", inputLabels),
    ]
    for (name, entries) in lists where !entries.isEmpty {
      let quoted: [String] = entries.map(\.accessibilityQuoted)
      result.append(indent + "    \(name) [" + quoted.joined(separator: ", ") + "]")
    }
    return result + children.flatMap { $0.lines(withFrames: withFrames, depth: depth + 1) }
  }
}

extension AccessibilityTree {
  /// What the window holds, in the terms of UIKit.
  package func snapshots() -> [AccessibilitySnapshot] {
    children(of: root).map { AccessibilitySnapshot($0, in: self) }
  }

  /// The same as text, a line for each node.
  package func snapshotText(withFrames: Bool = false) -> String {
    snapshots().flatMap { $0.lines(withFrames: withFrames) }.map { $0 + "\n" }.joined()
  }
}
