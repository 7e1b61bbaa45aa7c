import AccessibilityTree
import FoundationGaps
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import SwiftUICore
import Testing

/// Notes what happens, in order.
@MainActor
final class Recorder {
  private(set) var words: [String] = []

  nonisolated init() {}

  func note(_ word: String) { words.append(word) }

  /// What was noted since the last call.
  func take() -> [String] {
    defer { words = [] }
    return words
  }
}

/// Opens a window without a safe area, of a desktop with a mouse unless it says otherwise.
@MainActor
func window(
  width: CGFloat = 200, height: CGFloat = 100, idiom: Idiom = .desktop,
  pasteboard: HeadlessPasteboard = HeadlessPasteboard(), @ViewBuilder root: () -> some View
) throws -> HeadlessHost {
  AccessibilityRoot.onIssue = { Issue.record("\($0)") }
  var settings = HostSettings()
  settings.idiom = idiom
  return try HeadlessHost(
    root: root(), settings: settings, window: HostWindow(size: CGSize(width: width, height: height)),
    pasteboard: pasteboard)
}

extension HeadlessHost {
  /// The middle of the element with a label.
  func middle(_ label: String) -> CGPoint {
    let tree: AccessibilityTree = accessibilityTree
    let frame: CGRect? = tree.elements().first { $0.label == label }.flatMap { tree.frame(of: $0.id) }
    return frame.map { CGPoint(x: $0.midX, y: $0.midY) } ?? .zero
  }

  /// Clicks on the element with a label.
  func tap(_ label: String) throws {
    try #require(labels.contains(label), "\(labels)")
    send(.tap(middle(label)))
  }

  var labels: [String] { accessibilityTree.elements().map(\.label) }
}

/// An item of a text.
func item(_ text: String) -> NSItemProvider { NSItemProvider(object: text as NSString) }

/// The text of an item.
func text(_ item: NSItemProvider) async -> String? { try? await item.transferable(String.self) }

extension CGPoint {
  /// The point as text: (x, y).
  var text: String { "(\(x), \(y))" }
}
