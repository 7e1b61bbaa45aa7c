import SwiftUICore

/// Called when an effect of a symbol has come to its end, or was ended.
public typealias UISymbolEffectCompletion = @MainActor (UISymbolEffectCompletionContext) -> Void

/// How an effect of a symbol ended.
public struct UISymbolEffectCompletionContext: Sendable {
  /// The image view; nil where it is gone.
  public let sender: UIImageView?
  /// The effect; nil for a content transition.
  public let effect: (any SymbolEffect)?
  /// The content transition; nil for an effect.
  public let contentTransition: UISymbolContentTransition?
  /// Whether it came to its end, and was not ended by another one or by its removal.
  public let isFinished: Bool
}

/// How one symbol gives way to another one.
public final class UISymbolContentTransition: Sendable {
  /// The effect.
  public let contentTransition: any ContentTransitionSymbolEffect & SymbolEffect
  /// How fast.
  public let options: SymbolEffectOptions

  public init(
    _ contentTransition: some ContentTransitionSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default
  ) {
    self.contentTransition = contentTransition
    self.options = options
  }
}
