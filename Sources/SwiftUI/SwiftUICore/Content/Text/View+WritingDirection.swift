struct TextAlignmentStrategyKey: EnvironmentKey { static let defaultValue: Text.AlignmentStrategy = .default }
struct WritingDirectionStrategyKey: EnvironmentKey { static let defaultValue: Text.WritingDirectionStrategy = .default }

extension Text {
  /// What leading and trailing mean for the lines of a text.
  public struct AlignmentStrategy: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case layout, writing }
    private let kind: Kind

    /// As the layout, which is what the framework chooses.
    public static let `default` = AlignmentStrategy(kind: .layout)
    /// Leading is where the layout begins.
    public static let layoutBased = AlignmentStrategy(kind: .layout)
    /// Leading is where the paragraph's writing begins.
    public static let writingDirectionBased = AlignmentStrategy(kind: .writing)
  }

  /// Where the direction of a paragraph comes from.
  public struct WritingDirectionStrategy: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case content, layout }
    private let kind: Kind

    /// From its letters, which is what the framework chooses.
    public static let `default` = WritingDirectionStrategy(kind: .content)
    /// From its first letter that has a direction.
    public static let contentBased = WritingDirectionStrategy(kind: .content)
    /// From the layout, whatever the paragraph says.
    public static let layoutBased = WritingDirectionStrategy(kind: .layout)
  }
}

extension View {
  /// Sets what leading and trailing mean for lines of the texts inside.
  public nonisolated func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View {
    environment(\.textAlignmentStrategy, strategy)
  }

  /// Sets where the direction of paragraphs in the texts inside comes from.
  public nonisolated func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View {
    environment(\.writingDirectionStrategy, strategy)
  }
}

extension EnvironmentValues {
  fileprivate var textAlignmentStrategy: Text.AlignmentStrategy {
    get { self[TextAlignmentStrategyKey.self] }
    set { self[TextAlignmentStrategyKey.self] = newValue }
  }

  fileprivate var writingDirectionStrategy: Text.WritingDirectionStrategy {
    get { self[WritingDirectionStrategyKey.self] }
    set { self[WritingDirectionStrategyKey.self] = newValue }
  }
}
