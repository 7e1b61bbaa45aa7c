import AccessibilityTree
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

  func note(_ name: String, _ value: some Any) { words.append("\(name) \(value)") }

  func note(_ name: String, _ point: CGPoint) { words.append("\(name) (\(point.x), \(point.y))") }

  /// What was noted since the last call.
  func take() -> [String] {
    defer { words = [] }
    return words
  }
}

/// Opens a window without a safe area, of a desktop with a mouse unless it says otherwise.
@MainActor
func window(
  width: CGFloat = 200, height: CGFloat = 100, idiom: Idiom = .desktop, @ViewBuilder root: () -> some View
) throws -> HeadlessHost {
  AccessibilityRoot.onIssue = { Issue.record("\($0)") }
  var settings = HostSettings()
  settings.idiom = idiom
  return try HeadlessHost(
    root: root(), settings: settings, window: HostWindow(size: CGSize(width: width, height: height)))
}

extension HeadlessHost {
  /// What differs from a build from nothing (G1).
  var differences: [String] { graph.differences() }

  /// The frame of the element with a label, in the window's space.
  func frame(_ label: String) -> CGRect? {
    let tree: AccessibilityTree = accessibilityTree
    return tree.elements().first { $0.label == label }.flatMap { tree.frame(of: $0.id) }
  }

  /// The middle of the element with a label.
  func middle(_ label: String) -> CGPoint {
    frame(label).map { CGPoint(x: $0.midX, y: $0.midY) } ?? .zero
  }

  var labels: [String] { accessibilityTree.elements().map(\.label) }

  func cancel(_ pointer: UInt64 = 0) {
    send(.pointer(PointerEvent(.cancel, at: .zero, time: time, pointer: pointer, kind: pointerKind)))
  }
}

let middle = CGPoint(x: 100, y: 50)
