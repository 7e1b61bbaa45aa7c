import AccessibilityTree
import ReactiveGraph
import SwiftUICore

/// One screen of a navigation stack, without its views.
package final class StackScreen: Identifiable {
  /// Why the screen is there.
  enum Origin {
    case root
    /// A value of the path.
    case value(AnyHashable)
    /// A view asked for it; the closure tells that view that the screen has been popped.
    case presented(end: () -> Void)
  }

  package let id: UInt64
  let origin: Origin
  /// Lowers the content of the screen.
  let make: (_ViewInputs) -> _ViewOutputs
  /// What the content says of the bars, once the screen has views; read inside a node.
  var wishes: (() -> BarWishes)?
  /// Whether it stands in place of the root of a column, to which there is no way back from it.
  var isBase: Bool = false
  /// What is read of the content.
  weak var source: AccessibilitySource?

  init(id: UInt64, origin: Origin, make: @escaping (_ViewInputs) -> _ViewOutputs) {
    self.id = id
    self.origin = origin
    self.make = make
  }

  var value: AnyHashable? {
    if case .value(let value) = origin { value } else { nil }
  }

  var isRoot: Bool {
    if case .root = origin { true } else { false }
  }
}

/// The content of a screen.
nonisolated struct ScreenContent: View {
  let controller: StackController
  let screen: StackScreen
}

extension ScreenContent: UnaryView {
  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let shown: Self = inputs.graph.untracked { view.read() }
    let screen: StackScreen = shown.screen
    let controller: StackController = shown.controller
    guard !screen.isRoot else { return screen.make(inputs) }
    var inner: _ViewInputs = inputs
    inner.environment = inputs.environment.overriding("screen") { values in
      values[DismissKey.self] = DismissAction { controller.dismiss(screen) }
      values[IsPresentedKey.self] = true
    }
    return screen.make(inner)
  }
}
