extension Image {
  /// How bright the brightest parts of a picture may be. Screens here have the standard range.
  public struct DynamicRange: Hashable, Sendable {
    private let level: Int

    public static let standard = DynamicRange(level: 0)
    public static let constrainedHigh = DynamicRange(level: 1)
    public static let high = DynamicRange(level: 2)
  }

  /// How bright the picture may be; shown in the standard range.
  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> Image { self }
}

private struct DynamicRangeKey: EnvironmentKey { static let defaultValue: Image.DynamicRange? = nil }

extension EnvironmentValues {
  /// How bright pictures may be; they are shown in the standard range.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[DynamicRangeKey.self] }
    set { self[DynamicRangeKey.self] = newValue }
  }
}

extension View {
  /// How bright pictures inside may be; they are shown in the standard range.
  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    environment(\.allowedDynamicRange, range)
  }
}
