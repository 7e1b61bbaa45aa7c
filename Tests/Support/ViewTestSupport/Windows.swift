import AccessibilityTree
import Diagnostics
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing

/// Opens a window without a safe area.
@MainActor
package func window(
  width: CGFloat = 200, height: CGFloat = 100, settings: HostSettings = HostSettings(),
  safeArea: HostWindow.Insets = .init(), @ViewBuilder root: () -> some View
) throws -> HeadlessHost {
  checkEachFrame
  return try HeadlessHost(
    root: root(), settings: settings,
    window: HostWindow(size: CGSize(width: width, height: height), safeArea: safeArea))
}

/// Each frame of each test's window has a valid accessibility tree (G8).
@MainActor package let checkEachFrame: Void = {
  AccessibilityRoot.onIssue = { Issue.record("\($0)") }
}()

extension HeadlessHost {
  /// Runs a change, brings the window up to date and checks it against a build from nothing.
  package func change(_ body: () -> Void) {
    body()
    update()
    for difference in graph.differences() { Diagnostics.warn(difference) }
    precondition(graph.differences().isEmpty, "\(graph.differences())")
  }

  package var elements: [AccessibilityNode] { accessibilityTree.elements() }
  package var labels: [String] { elements.map(\.label) }

  package func element(_ label: String) -> AccessibilityNode? { elements.first { $0.label == label } }

  /// The frame of the element with a label, in the window's space.
  package func frame(_ label: String) -> CGRect? {
    let tree: AccessibilityTree = accessibilityTree
    return tree.elements().first { $0.label == label }.flatMap { tree.frame(of: $0.id) }
  }

  package var displayLines: [String] { "\(displayList)".split(separator: "\n").map(String.init) }

  package func activate(_ label: String) -> Bool {
    element(label).map { send(.accessibilityAction(element: $0.id, action: .activate)) } ?? false
  }
}
