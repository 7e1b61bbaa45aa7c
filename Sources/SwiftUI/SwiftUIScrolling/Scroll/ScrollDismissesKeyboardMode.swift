import InputEngine
import SwiftUICore

/// Whether scrolling with a finger ends the editing of a text.
public struct ScrollDismissesKeyboardMode: Sendable, Equatable {
  fileprivate enum Kind: Sendable { case automatic, immediately, interactively, never }
  fileprivate let kind: Kind

  /// As suits the view: a scroll view leaves the text alone.
  public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .automatic) }
  /// As soon as the content moves.
  public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .immediately) }
  /// The same here, where no keyboard follows the finger.
  public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .interactively) }
  public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .never) }

  var endsEditing: Bool { kind == .immediately || kind == .interactively }
}

struct ScrollDismissesKeyboardKey: EnvironmentKey {
  static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}

extension EnvironmentValues {
  /// Whether scrolling with a finger ends the editing of a text.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[ScrollDismissesKeyboardKey.self] }
    set { self[ScrollDismissesKeyboardKey.self] = newValue }
  }
}

extension View {
  /// Says whether scrolling with a finger ends the editing of a text.
  ///
  /// - Parameter mode: When editing ends.
  public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }
}

extension ScrollViewport {
  /// A finger moves the content.
  func endEditingIfWanted() {
    guard host.focus.current?.textInput != nil else { return }
    let mode: ScrollDismissesKeyboardMode = graph.untracked {
      inputs.environment(ScrollDismissesKeyboardKey.self).value
    }
    if mode.endsEditing { host.focus.move(to: nil) }
  }
}
