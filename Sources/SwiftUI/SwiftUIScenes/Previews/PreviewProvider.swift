import SwiftUICore

/// A type that shows views to their developer; `./rotor preview` finds and draws them. The macro `#Preview` is the
/// shorter form.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View

  @ViewBuilder static var previews: Previews { get }
  /// The system whose metrics hold; nil leaves it to the tool.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  public static var platform: PreviewPlatform? { nil }
}

/// The systems for which previews are made.
public enum PreviewPlatform: Hashable, Sendable {
  case iOS
  case macOS
  case tvOS
  case watchOS
}

/// A device by its name, such as `iPhone 15 Pro`.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

/// A value that a kind of preview takes from its surroundings.
public protocol PreviewContextKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// What a kind of preview takes from its surroundings.
public protocol PreviewContext {
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// What modifiers of a view say about its preview.
package struct PreviewSettings: Equatable, Sendable {
  package var displayName: String?
  package var device: PreviewDevice?
  package var layout: PreviewLayout?
  package var orientation: InterfaceOrientation?

  package init() {}
}

/// Collects the settings of a view, outermost first.
package struct PreviewSettingsKey: PreferenceKey {
  package static var defaultValue: PreviewSettings { PreviewSettings() }

  package static func reduce(value: inout PreviewSettings, nextValue: () -> PreviewSettings) {
    let next: PreviewSettings = nextValue()
    value.displayName = value.displayName ?? next.displayName
    value.device = value.device ?? next.device
    value.layout = value.layout ?? next.layout
    value.orientation = value.orientation ?? next.orientation
  }
}

extension View {
  /// Sets the name under which a preview is drawn.
  ///
  /// - Parameter value: The name; nil leaves it to the type of the provider.
  public nonisolated func previewDisplayName(_ value: String?) -> some View {
    previewSetting { $0.displayName = value }
  }

  /// The device on which a preview is shown; names of Macs give a window, others a phone.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { previewSetting { $0.device = value } }

  /// Sets the space that a preview has.
  ///
  /// - Parameter value: The size of the device, the size of the view, or a fixed size.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { previewSetting { $0.layout = value } }

  /// How the device is held on which a preview is shown.
  public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    previewSetting { $0.orientation = value }
  }

  /// Surroundings of other kinds of previews, which views are not.
  public nonisolated func previewContext<C: PreviewContext>(_ value: C) -> some View { self }

  private nonisolated func previewSetting(_ change: @escaping @Sendable (inout PreviewSettings) -> Void) -> some View {
    transformPreference(PreviewSettingsKey.self, change)
  }
}
