import HostInterface
import ReactiveGraph

/// The appearance that views ask for, for the window or sheet that shows them: that of the first view that has a wish.
public struct PreferredColorSchemeKey: PreferenceKey {
  public static var defaultValue: ColorScheme? { nil }

  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}

struct AccentKey: EnvironmentKey { static let defaultValue: Color? = nil }

/// The accent colour that the person has chosen in the desktop's settings.
struct SystemAccentKey: EnvironmentKey { static let defaultValue: Color? = nil }

extension EnvironmentValues {
  /// Takes the accent color of the person's desktop.
  mutating func applyAppearance(_ settings: HostSettings) {
    self[SystemAccentKey.self] = settings.accentColor.map { Color($0) }
  }
}

extension EnvironmentValues {
  /// What `Color.accentColor` is: the app's, else the person's; nil is the system blue.
  var accentColor: Color? {
    get { self[AccentKey.self] ?? self[SystemAccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
}

extension View {
  /// Asks for an appearance of the whole window or sheet that shows the view.
  ///
  /// - Parameter colorScheme: Light or dark; nil leaves it to the settings of the system. Where several views ask, the
  ///   first one counts.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }

  /// Sets the appearance of the view alone.
  @available(*, deprecated, renamed: "preferredColorScheme(_:)")
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Sets what `Color.accentColor` is for the view and all inside it, and with it the tint.
  ///
  /// - Parameter accentColor: The colour; nil is that of the system.
  @available(*, deprecated, message: "Use the asset catalog's accent color or View.tint(_:) instead.")
  public nonisolated func accentColor(_ accentColor: Color?) -> some View {
    environment(\.accentColor, accentColor)
  }
}

/// Gives the window the appearance for which its views ask.
package final class PreferredAppearance: GraphNode {
  private let wish: Attribute<ColorScheme??>
  private unowned let host: ViewGraph

  package init(_ wish: Attribute<ColorScheme??>, host: ViewGraph) {
    self.wish = wish
    self.host = host
    super.init(in: wish.graph, "preferred appearance")
    setNeedsEvaluation()
  }

  package override var isEager: Bool { true }

  package override func evaluate() -> Bool {
    host.prefer(wish.value ?? nil)
    return true
  }
}
