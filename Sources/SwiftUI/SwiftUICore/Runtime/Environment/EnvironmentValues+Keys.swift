import Foundation
import HostInterface
import LayoutEngine

struct DisplayScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 2 }
struct ColorSchemeKey: EnvironmentKey { static let defaultValue: ColorScheme = .light }
struct ContrastKey: EnvironmentKey { static let defaultValue: ColorSchemeContrast = .standard }
struct DynamicTypeSizeKey: EnvironmentKey { static let defaultValue: DynamicTypeSize = .large }
struct LegibilityWeightKey: EnvironmentKey { static let defaultValue: LegibilityWeight? = nil }
package struct LayoutDirectionKey: EnvironmentKey { package static let defaultValue: LayoutDirection = .leftToRight }
struct LocaleKey: EnvironmentKey { static let defaultValue: Locale = Locale(identifier: "en_US") }
struct TimeZoneKey: EnvironmentKey { static let defaultValue: TimeZone = .gmt }
struct CalendarKey: EnvironmentKey { static let defaultValue: Calendar = Calendar(identifier: .gregorian) }
struct ReduceMotionKey: EnvironmentKey { static let defaultValue: Bool = false }
struct ReduceTransparencyKey: EnvironmentKey { static let defaultValue: Bool = false }
struct DifferentiateWithoutColorKey: EnvironmentKey { static let defaultValue: Bool = false }
struct HorizontalSizeClassKey: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass? = .compact }
struct VerticalSizeClassKey: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass? = .regular }
package struct IsEnabledKey: EnvironmentKey { package static let defaultValue: Bool = true }
package struct IdiomKey: EnvironmentKey { package static let defaultValue: Idiom = .phone }
/// Whether the host asks for tall lines of text styles.
struct TallLinesKey: EnvironmentKey { static let defaultValue: Bool = false }

extension EnvironmentValues {
  /// Pixels per point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The length of a pixel in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// The keys on which the system's colours depend, for groups that are read together.
  package static let colorKeys: Set<ObjectIdentifier> = [
    ObjectIdentifier(ColorSchemeKey.self), ObjectIdentifier(ContrastKey.self),
  ]
  /// The keys on which sizes of texts depend, for groups that are read together.
  package static let textSizeKeys: Set<ObjectIdentifier> = [ObjectIdentifier(DynamicTypeSizeKey.self)]

  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  public var colorSchemeContrast: ColorSchemeContrast { self[ContrastKey.self] }

  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }

  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// The locale by which values are formatted.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  public var accessibilityReduceMotion: Bool { self[ReduceMotionKey.self] }
  public var accessibilityReduceTransparency: Bool { self[ReduceTransparencyKey.self] }
  public var accessibilityDifferentiateWithoutColor: Bool { self[DifferentiateWithoutColorKey.self] }

  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// False where a view above was disabled.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// What a host's settings mean for views.
  init(settings: HostSettings) {
    self.init()
    self[DisplayScaleKey.self] = settings.displayScale
    self[ColorSchemeKey.self] = settings.isDark ? .dark : .light
    self[ContrastKey.self] = settings.increasesContrast ? .increased : .standard
    let sizes: [DynamicTypeSize] = DynamicTypeSize.allCases
    self[DynamicTypeSizeKey.self] = sizes[max(0, min(settings.textSize, sizes.count - 1))]
    self[LegibilityWeightKey.self] = settings.hasBoldText ? .bold : .regular
    self[LayoutDirectionKey.self] = settings.isRightToLeft ? .rightToLeft : .leftToRight
    let locale = Locale(identifier: settings.localeIdentifier)
    let timeZone: TimeZone = TimeZone(identifier: settings.timeZoneIdentifier) ?? .gmt
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = timeZone
    self[LocaleKey.self] = locale
    self[TimeZoneKey.self] = timeZone
    self[CalendarKey.self] = calendar
    self[ReduceMotionKey.self] = settings.reducesMotion
    self[ReduceTransparencyKey.self] = settings.reducesTransparency
    self[DifferentiateWithoutColorKey.self] = settings.differentiatesWithoutColor
    applyAppearance(settings)
    applyAccessibility(settings)
    self[IdiomKey.self] = settings.idiom
    self[TallLinesKey.self] = settings.hasTallLines
    self[HorizontalSizeClassKey.self] = settings.idiom == .phone ? .compact : .regular
    self[VerticalSizeClassKey.self] = .regular
  }
}
