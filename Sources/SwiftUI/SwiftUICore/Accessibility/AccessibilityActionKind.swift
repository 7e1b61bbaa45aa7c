import AccessibilityTree
import CoreGraphics

/// What an action is for (behaviour 346).
public struct AccessibilityActionKind: Equatable, Sendable {
  private enum Storage: Equatable, @unchecked Sendable {
    case code(AccessibilityActionCode)
    case named(Text)
  }

  private let storage: Storage

  init(code: AccessibilityActionCode) {
    storage = .code(code)
  }

  /// An action with a name, in the actions rotor.
  public init(named name: Text) {
    storage = .named(name)
  }

  /// The action of a tap.
  public static let `default` = AccessibilityActionKind(code: .activate)
  /// Leaves what is shown.
  public static let escape = AccessibilityActionKind(code: .escape)
  /// The most wanted action of what is shown, such as to answer a call.
  public static let magicTap = AccessibilityActionKind(code: .magicTap)
  public static let delete = AccessibilityActionKind(code: .delete)
  public static let showMenu = AccessibilityActionKind(code: .showMenu)

  /// The kind in an environment, which is where a name gets its language.
  func code(in environment: EnvironmentValues) -> AccessibilityActionCode {
    switch storage {
    case .code(let code): code
    case .named(let name): .named(name.string(in: environment))
    }
  }
}

/// A group of actions that assistive technologies offer together (behaviour 399).
public struct AccessibilityActionCategory: Equatable, Sendable {
  private enum Storage: Equatable, @unchecked Sendable {
    case `default`
    case edit
    case named(Text)
  }

  private let storage: Storage

  private init(storage: Storage) {
    self.storage = storage
  }

  /// Actions without a category of their own.
  public static let `default` = AccessibilityActionCategory(storage: .default)
  /// Actions that change what is there.
  public static let edit = AccessibilityActionCategory(storage: .edit)

  /// A category with a name.
  public init(_ name: Text) {
    storage = .named(name)
  }

  /// A category with a name to be looked up.
  public init(_ nameKey: LocalizedStringKey) {
    storage = .named(Text(nameKey))
  }

  /// A category with a name as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S) {
    storage = .named(Text(name))
  }

  /// The name in an environment; nil for actions without a category.
  func name(in environment: EnvironmentValues) -> String? {
    switch storage {
    case .default: nil
    case .edit: "Edit"
    case .named(let name): name.string(in: environment)
    }
  }
}

/// The direction in which a person adjusts an element.
public enum AccessibilityAdjustmentDirection: Sendable {
  case increment
  case decrement
}

/// A zoom that an assistive technology asks for (behaviour 403).
public struct AccessibilityZoomGestureAction {
  @frozen
  public enum Direction: Sendable {
    case zoomIn
    case zoomOut
  }

  public let direction: Direction
  /// Where, as a fraction of the element.
  public let location: UnitPoint
  /// Where, in the window's space, in points.
  public let point: CGPoint
}

/// How an area takes touches directly (behaviour 402).
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The reader is silent while the area is touched.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  /// Touches go through once the element has been activated.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}
