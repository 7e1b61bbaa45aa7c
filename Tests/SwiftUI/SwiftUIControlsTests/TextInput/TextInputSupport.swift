import AccessibilityTree
import DisplayList
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import ViewTestSupport

/// A view with a string that a text input edits, and that the test reads.
struct Edited<Content: View>: View {
  let remote: Remote<String>
  @State var text: String
  let content: (Binding<String>) -> Content

  init(_ remote: Remote<String>, _ text: String = "", @ViewBuilder content: @escaping (Binding<String>) -> Content) {
    self.remote = remote
    _text = State(initialValue: text)
    self.content = content
  }

  var body: some View { content($text).handing($text, to: remote) }
}

extension HostSettings {
  static var desktop: HostSettings { HostSettings(idiom: .desktop) }
}

extension HeadlessHost {
  /// What the element with a label says of its caret and selection.
  func editing(_ label: String) -> AccessibilityTextEditing? { element(label)?.properties.editing }

  /// The texts that are drawn, in order.
  var drawnTexts: [String] {
    displayLines.compactMap { line in
      guard line.contains("text "), let start = line.firstIndex(of: "\"") else { return nil }
      let rest: Substring = line[line.index(after: start)...]
      return rest.firstIndex(of: "\"").map { String(rest[..<$0]) }
    }
  }

  /// Gives the focus to the text input with a label.
  func focus(_ label: String) { _ = activate(label) }
}
