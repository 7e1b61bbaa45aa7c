/// The kinds of safe area: what takes room from a view's container.
@frozen public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt

  @inlinable public init(rawValue: UInt) { self.rawValue = rawValue }

  /// What the device, bars and insets take.
  public static let container: SafeAreaRegions = SafeAreaRegions(rawValue: 1 << 0)

  /// What an on-screen keyboard takes.
  public static let keyboard: SafeAreaRegions = SafeAreaRegions(rawValue: 1 << 1)

  public static let all: SafeAreaRegions = SafeAreaRegions(rawValue: .max)
}
