import SwiftUICore
import UIFoundation

extension UIImageView {
  /// Lets the symbol have an effect for as long as that is not removed. An effect of the same kind is replaced.
  ///
  /// ```swift
  /// let bell = UIImageView(image: UIImage(systemName: "bell"))
  /// bell.addSymbolEffect(.pulse)
  /// bell.removeSymbolEffect(ofType: .pulse)
  /// ```
  ///
  /// - Parameters:
  ///   - effect: Such as `.scale.up` or `.disappear`.
  ///   - options: How fast, and how often.
  ///   - animated: Whether the symbol goes there, or is there at once. True by default.
  ///   - completion: Called when the effect has come to its end or was replaced; nil for nothing.
  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    show.add(effect, options, rounds: options.count, isAnimated: animated, completion)
  }

  /// Lets the symbol have an effect: a jump, a turn or a swing once, others for as long as they are not removed, where the options
  /// do not say how often.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    let isOnce: Bool = effect is BounceSymbolEffect || effect is WiggleSymbolEffect || effect is RotateSymbolEffect
    show.add(effect, options, rounds: options.count ?? (isOnce ? 1 : nil), isAnimated: animated, completion)
  }

  /// Lets the symbol have an effect once, where the options do not say how often.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    show.add(effect, options, rounds: options.count ?? 1, isAnimated: animated, completion)
  }

  /// Ends the effect of a kind.
  ///
  /// - Parameters:
  ///   - effect: An effect of the kind.
  ///   - options: Not looked at: an effect ends as fast as it runs.
  ///   - animated: Whether it comes to its end first. True by default.
  ///   - completion: Called at the end.
  public func removeSymbolEffect(
    ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    show.remove(ofType: type(of: effect), isAnimated: animated, completion)
  }

  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    show.remove(ofType: type(of: effect), isAnimated: animated, completion)
  }

  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    show.remove(ofType: type(of: effect), isAnimated: animated, completion)
  }

  /// Ends all effects.
  public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
    symbolShow?.removeAll(isAnimated: animated)
  }

  /// Shows another symbol, to which the one that is shown gives way.
  ///
  /// - Parameters:
  ///   - image: The symbol.
  ///   - contentTransition: Such as `.replace` or `.automatic`.
  ///   - options: How fast.
  ///   - completion: Called when the new symbol is there.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {
    let old: UIImage? = self.image
    self.image = image
    let transition = UISymbolContentTransition(contentTransition, options: options)
    show.replace(old ?? UIImage(), transition, completion)
  }

  /// What moves the symbol, made now.
  private var show: SymbolShow {
    if let symbolShow { return symbolShow }
    let made = SymbolShow(self)
    symbolShow = made
    return made
  }
}
