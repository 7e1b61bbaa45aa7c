import ReactiveGraph

/// An effect that a view asks of the symbols inside.
struct SymbolEffectUse: Equatable {
  enum Trigger: Equatable {
    case value(AnyEquatable)
    case active(Bool)
  }

  var kind: _SymbolEffectKind
  var options: SymbolEffectOptions
  var trigger: Trigger
}

/// A value of any type that can be compared.
struct AnyEquatable: Equatable {
  private let value: Any
  private let isEqual: (Any) -> Bool

  init<V: Equatable>(_ value: V) {
    self.value = value
    isEqual = { ($0 as? V) == value }
  }

  static func == (left: AnyEquatable, right: AnyEquatable) -> Bool { left.isEqual(right.value) }
}

struct SymbolEffectsKey: EnvironmentKey { static let defaultValue: [SymbolEffectUse] = [] }
struct SymbolEffectsRemovedKey: EnvironmentKey { static let defaultValue: Bool = false }

extension EnvironmentValues {
  var symbolEffects: [SymbolEffectUse] {
    get { self[SymbolEffectsKey.self] }
    set { self[SymbolEffectsKey.self] = newValue }
  }

  var areSymbolEffectsRemoved: Bool {
    get { self[SymbolEffectsRemovedKey.self] }
    set { self[SymbolEffectsRemovedKey.self] = newValue }
  }
}

extension View {
  /// Lets symbols inside move as long as the effect is active.
  public nonisolated func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    let use = SymbolEffectUse(kind: effect._kind, options: options, trigger: .active(isActive))
    return transformEnvironment(\.symbolEffects) { $0.append(use) }
  }

  /// Lets symbols inside move when a value changes.
  public nonisolated func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    let use = SymbolEffectUse(kind: effect._kind, options: options, trigger: .value(AnyEquatable(value)))
    return transformEnvironment(\.symbolEffects) { $0.append(use) }
  }

  /// Keeps symbols inside from moving by effects of views around.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    environment(\.areSymbolEffectsRemoved, isEnabled)
  }
}
