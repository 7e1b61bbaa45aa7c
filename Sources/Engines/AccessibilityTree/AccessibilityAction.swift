/// What an action is for (behaviours 345 to 347, 398, 403).
package enum AccessibilityActionKind: Hashable, Sendable {
  case activate
  case escape
  case magicTap
  case delete
  case showMenu
  case increment
  case decrement
  case scroll
  case zoom
  /// A custom action of the actions rotor; the name is what is spoken.
  case named(String)

  /// The custom action's name, nil for the standard kinds.
  package var customName: String? {
    if case .named(let name) = self { return name }
    return nil
  }
}

extension AccessibilityActionKind: CustomStringConvertible {
  package var description: String {
    switch self {
    case .activate: return "default"
    case .escape: return "escape"
    case .magicTap: return "magicTap"
    case .delete: return "delete"
    case .showMenu: return "showMenu"
    case .increment: return "increment"
    case .decrement: return "decrement"
    case .scroll: return "scroll"
    case .zoom: return "zoom"
    case .named(let name): return name.accessibilityQuoted
    }
  }
}

/// An action that an element offers.
///
/// The value holds no closure, so that trees compare. The handler is found by `source`, the source that declared the
/// action, and `declared`, its kind there: combining renames a child's default action to a custom one of the combined
/// element (behaviour 306), but the handler stays where it was declared.
package struct AccessibilityAction: Hashable, Sendable {
  package var kind: AccessibilityActionKind
  /// Actions of one category are offered together (behaviour 399).
  package var category: String?
  /// The source that declared the action; `AccessibilitySource` fills it in.
  package var source: UInt64?
  /// The kind under which the source holds the handler.
  package var declared: AccessibilityActionKind

  package init(_ kind: AccessibilityActionKind, category: String? = nil, source: UInt64? = nil) {
    self.kind = kind
    self.category = category
    self.source = source
    self.declared = kind
  }

  /// The same handler offered as a custom action called `name`.
  func renamed(_ name: String) -> AccessibilityAction {
    var action: AccessibilityAction = self
    action.kind = .named(name)
    return action
  }
}

/// The kind of an action under a name that does not collide with SwiftUI's public one.
package typealias AccessibilityActionCode = AccessibilityActionKind
