import AccessibilityAudit
import AccessibilityTree
import AssistiveTechnologies
import CoreGraphics
import Observation

/// The content of the inspector's window: the elements of the window that it looks into, the one that is selected, and findings.
@MainActor @Observable
package final class InspectorModel {
  /// A line of the list.
  package struct Row: Hashable, Identifiable {
    package let id: AccessibilityNode.ID
    /// How many containers are around it, the window aside.
    package let depth: Int
    /// The place among the elements in reading order, from 1; nil for a container.
    package let number: Int?
    package let role: String
    package let title: String
    package let isScrolledOut: Bool
    /// Whether the cursor of an assistive technology is on it.
    package let isFocused: Bool
    package let faults: Int
  }

  /// A window that can be looked into.
  package struct Choice: Hashable, Identifiable {
    package let id: ObjectIdentifier
    package let title: String
  }

  package internal(set) var rows: [Row] = []
  /// The description of the selection; nil where nothing is selected.
  var details: InspectedElement?
  /// The findings about the selection.
  var findings: [AuditFinding] = []
  /// The findings about the window or its drawing, which belong to no element.
  var windowFindings: [AuditFinding] = []
  package internal(set) var faultCount: Int = 0
  /// Whether findings are of the window as it is now; they follow when it has been quiet for a moment.
  var isAudited: Bool = false
  var choices: [Choice] = []
  var choice: ObjectIdentifier? {
    didSet { if choice != oldValue { windowDidChange?() } }
  }
  /// The element or container that is selected, and outlined in the app.
  package var selection: AccessibilityNode.ID? {
    didSet { if selection != oldValue { selectionDidChange?() } }
  }
  /// Whether the next click into the app selects what is there.
  package var isPicking: Bool = false {
    didSet { if isPicking != oldValue { pickingDidChange?() } }
  }

  @ObservationIgnored var selectionDidChange: (() -> Void)?
  @ObservationIgnored var pickingDidChange: (() -> Void)?
  @ObservationIgnored var windowDidChange: (() -> Void)?
  @ObservationIgnored var perform: ((AccessibilityReaderSession.Request) -> Void)?
  @ObservationIgnored var showSelection: (() -> Void)?

  package init() {}

  /// Sets what differs: a value that is set is told to the views, also when it is the same.
  func set<Value: Equatable>(_ path: ReferenceWritableKeyPath<InspectorModel, Value>, _ value: Value) {
    if self[keyPath: path] != value { self[keyPath: path] = value }
  }

  /// How many elements there are.
  var elementCount: Int { rows.lazy.filter { $0.number != nil }.count }

  var summary: String {
    let elements: String = elementCount == 1 ? "1 element" : "\(elementCount) elements"
    guard isAudited else { return elements }
    return elements + ", " + (faultCount == 0 ? "no faults" : faultCount == 1 ? "1 fault" : "\(faultCount) faults")
  }
}

extension InspectorModel.Row {
  /// The lines of a tree, in reading order.
  static func rows(of tree: AccessibilityTree, faults: [AccessibilityNode.ID: Int]) -> [Self] {
    var rows: [Self] = []
    var number: Int = 0
    var stack: [(id: AccessibilityNode.ID, depth: Int)] = (tree[tree.root]?.children ?? []).reversed().map { ($0, 0) }
    while let (id, depth) = stack.popLast() {
      guard let node = tree[id] else { continue }
      if !node.isContainer { number += 1 }
      let name: String = tree.name(of: node)
      rows.append(
        Self(
          id: id, depth: depth, number: node.isContainer ? nil : number, role: node.role.spelled,
          title: name.isEmpty ? node.isContainer ? "" : "No label" : name, isScrolledOut: tree.isScrolledOut(id),
          isFocused: tree.focus == id, faults: faults[id] ?? 0))
      stack += node.children.reversed().map { ($0, depth + 1) }
    }
    return rows
  }
}
