import SwiftUICore
import UIFoundation

/// An effect that the symbol of an item shows.
struct BarSymbolEffect {
  /// The type of the effect, by which it is taken away again.
  let type: ObjectIdentifier
  let apply: @MainActor (AnyView) -> AnyView
}

extension UIBarButtonItem {
  /// Lets the item's symbol move until the effect is removed.
  ///
  /// - Parameters:
  ///   - effect: The effect, such as `.pulse`.
  ///   - options: Speed and number of runs.
  ///   - animated: Whether the effect begins gradually: effects do so by themselves.
  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true
  ) { add(effect) { AnyView($0.symbolEffect(effect, options: options)) } }

  /// Lets the item's symbol move until the effect is removed.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) { add(effect) { AnyView($0.symbolEffect(effect, options: options)) } }

  /// Lets the item's symbol move once.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) { add(effect) { AnyView(OneSymbolEffect(content: $0, effect: effect, options: options)) } }

  /// Ends the effects of a type.
  public func removeSymbolEffect(
    ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true
  ) { removeEffects(of: type(of: effect)) }

  /// Ends the effects of a type.
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) { removeEffects(of: type(of: effect)) }

  /// Ends the effects of a type.
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true
  ) { removeEffects(of: type(of: effect)) }

  /// Ends all effects of the item's symbol.
  public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
    if hasParts { part(\.effects, []) }
  }

  /// Shows another symbol, which takes the place of the present one gradually.
  ///
  /// - Parameters:
  ///   - symbolImage: The symbol.
  ///   - contentTransition: How it comes, such as `.replace`.
  ///   - options: Speed and number of runs.
  public func setSymbolImage(
    _ symbolImage: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default
  ) {
    part(\.replacement, .symbolEffect(contentTransition, options: options))
    withAnimation(.default) { image = symbolImage }
  }

  /// Whether symbols of the system's items move when they change: those of bars here do by effects alone. False by default.
  public var isSymbolAnimationEnabled: Bool {
    get { hasParts && parts.isSymbolAnimationEnabled }
    set { part(\.isSymbolAnimationEnabled, newValue) }
  }

  private func add(_ effect: some SymbolEffect, _ apply: @escaping @MainActor (AnyView) -> AnyView) {
    let new = BarSymbolEffect(type: ObjectIdentifier(type(of: effect)), apply: apply)
    part(\.effects, parts.effects.filter { $0.type != new.type } + [new])
  }

  private func removeEffects(of type: Any.Type) {
    if hasParts { part(\.effects, parts.effects.filter { $0.type != ObjectIdentifier(type) }) }
  }
}

/// Runs an effect once, when it comes up.
private struct OneSymbolEffect<Effect: DiscreteSymbolEffect & SymbolEffect>: View {
  let content: AnyView
  let effect: Effect
  let options: SymbolEffectOptions
  @State private var isBegun: Bool = false

  var body: some View {
    content
      .symbolEffect(effect, options: options, value: isBegun)
      .onAppear { isBegun = true }
  }
}

/// Lets the symbol of an item move as the item says.
struct BarSymbolEffects: ViewModifier {
  let item: UIBarButtonItem

  nonisolated init(item: UIBarButtonItem) { self.item = item }

  func body(content: Content) -> some View {
    // The item is an object: the modifier follows its changes.
    let _ = item.changes.read()
    if let parts = item.hasParts ? item.parts : nil, !parts.effects.isEmpty || parts.replacement != nil {
      parts.effects.reduce(AnyView(content.contentTransition(parts.replacement ?? .identity))) { $1.apply($0) }
    } else {
      content
    }
  }
}
