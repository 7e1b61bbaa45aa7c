import AccessibilityAudit

/// What an accessibility audit looks at, with Apple's names (behaviour 384), and with Rotor's own rules beside them.
public struct XCUIAccessibilityAuditType: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Text and the symbols of controls stand out from what lies behind them.
  public static let contrast = Self(rawValue: 1 << 0)
  /// Text that is drawn belongs to an element.
  public static let elementDetection = Self(rawValue: 1 << 1)
  /// What can be pressed is large enough.
  public static let hitRegion = Self(rawValue: 1 << 2)
  /// Controls and pictures have descriptions for people.
  public static let sufficientElementDescription = Self(rawValue: 1 << 3)
  /// Text grows with the text size.
  public static let dynamicType = Self(rawValue: 1 << 16)
  /// Text is whole at all text sizes.
  public static let textClipped = Self(rawValue: 1 << 17)
  /// Traits fit together.
  public static let trait = Self(rawValue: 1 << 18)
  /// What says that it can be operated has an action.
  public static let action = Self(rawValue: 1 << 32)
  /// Containers hold elements inside of their frames.
  public static let parentChild = Self(rawValue: 1 << 33)

  /// All of the types, also Rotor's own.
  public static let all = Self(rawValue: .max)

  /// The reading order is the order on the screen. Not among Apple's types.
  public static let order = Self(rawValue: 1 << 48)
  /// Modal views have a way out. Not among Apple's types.
  public static let trap = Self(rawValue: 1 << 49)
  /// Charts describe their data. Not among Apple's types.
  public static let chart = Self(rawValue: 1 << 50)
  /// With reduced motion nothing moves longer than five seconds. Not among Apple's types.
  public static let motion = Self(rawValue: 1 << 51)
  /// The Tab key reaches all that can be operated, in reading order, and leads away again. Not among Apple's types.
  public static let keyboard = Self(rawValue: 1 << 52)
}

extension XCUIAccessibilityAuditType {
  init(_ rule: AuditRule) {
    switch rule {
    case .contrast: self = .contrast
    case .elementDetection: self = .elementDetection
    case .hitRegion: self = .hitRegion
    case .sufficientElementDescription: self = .sufficientElementDescription
    case .dynamicType: self = .dynamicType
    case .textClipped: self = .textClipped
    case .trait: self = .trait
    case .action: self = .action
    case .parentChild: self = .parentChild
    case .order: self = .order
    case .trap: self = .trap
    case .chart: self = .chart
    case .motion: self = .motion
    case .keyboard: self = .keyboard
    }
  }

  var rules: Set<AuditRule> { Set(AuditRule.allCases.filter { contains(Self($0)) }) }
}
