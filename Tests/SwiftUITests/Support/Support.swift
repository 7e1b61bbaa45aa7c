import AccessibilityTree
import Diagnostics
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing

/// Notes what happens, in order: which bodies ran, which actions were called.
@MainActor
final class EventRecorder {
  private(set) var events: [String] = []

  nonisolated init() {}

  func note(_ event: String) { events.append(event) }

  /// What was noted since the last call.
  func take() -> [String] {
    defer { events = [] }
    return events
  }
}

/// Reaches into a view from outside: the view hands out what a test is to call.
@MainActor
final class Remote<Value> {
  var binding: Binding<Value>?

  nonisolated init() {}

  var value: Value? {
    get { binding?.wrappedValue }
    set { if let newValue { binding?.wrappedValue = newValue } }
  }
}

extension View {
  /// Hands a binding of the view to a test.
  func handing<Value>(_ binding: Binding<Value>, to remote: Remote<Value>) -> some View {
    onAppear { remote.binding = binding }
  }
}

/// Opens a window without a safe area.
@MainActor
func window(
  width: CGFloat = 200, height: CGFloat = 100, settings: HostSettings = HostSettings(),
  safeArea: HostWindow.Insets = .init(), @ViewBuilder root: () -> some View
) throws -> HeadlessHost {
  checkEachFrame
  return try HeadlessHost(
    root: root(), settings: settings,
    window: HostWindow(size: CGSize(width: width, height: height), safeArea: safeArea))
}

/// Each frame of each test's window has a valid accessibility tree (G8).
@MainActor let checkEachFrame: Void = {
  AccessibilityRoot.onIssue = { Issue.record("\($0)") }
}()

extension HeadlessHost {
  /// Runs a change, brings the window up to date and checks it against a build from nothing.
  func change(_ body: () -> Void) {
    body()
    update()
    for difference in graph.differences() { Diagnostics.warn(difference) }
    precondition(graph.differences().isEmpty, "\(graph.differences())")
  }

  var elements: [AccessibilityNode] { accessibilityTree.elements() }
  var labels: [String] { elements.map(\.label) }

  func element(_ label: String) -> AccessibilityNode? { elements.first { $0.label == label } }

  /// The frame of the element with a label, in the window's space.
  func frame(_ label: String) -> CGRect? {
    let tree: AccessibilityTree = accessibilityTree
    return tree.elements().first { $0.label == label }.flatMap { tree.frame(of: $0.id) }
  }

  var displayLines: [String] { "\(displayList)".split(separator: "\n").map(String.init) }

  func activate(_ label: String) -> Bool {
    element(label).map { send(.accessibilityAction(element: $0.id, action: .activate)) } ?? false
  }
}

extension Remote where Value == ScrollViewProxy? {
  var proxy: ScrollViewProxy? { binding?.wrappedValue }
}

/// A scroll view inside a reader whose proxy a test gets.
struct ReaderHolder<Content: View>: View {
  let axes: Axis.Set
  let remote: Remote<ScrollViewProxy?>
  let content: Content

  init(_ axes: Axis.Set = .vertical, remote: Remote<ScrollViewProxy?>, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.remote = remote
    self.content = content()
  }

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView(axes) { content }
        .onAppear { remote.binding = .constant(proxy) }
    }
  }
}
