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

/// The effects that the views around ask for. Each view adds its own to those around it without a copy of them, which in
/// deep contents would cost the square of the depth.
struct SymbolEffectUses: Equatable {
  private final class Entry {
    let use: SymbolEffectUse
    var outer: Entry?

    init(_ use: SymbolEffectUse, outer: Entry?) {
      self.use = use
      self.outer = outer
    }

    /// One after the other: entries that let go of each other would need stack for all of them.
    deinit {
      var next: Entry? = outer
      outer = nil
      while let entry = next, isKnownUniquelyReferenced(&next) {
        next = entry.outer
        entry.outer = nil
      }
    }
  }

  private var innermost: Entry?

  var isEmpty: Bool { innermost == nil }

  /// The effects, the outermost first.
  var all: [SymbolEffectUse] {
    var uses: [SymbolEffectUse] = []
    var next: Entry? = innermost
    while let entry = next {
      uses.append(entry.use)
      next = entry.outer
    }
    return uses.reversed()
  }

  mutating func append(_ use: SymbolEffectUse) {
    innermost = Entry(use, outer: innermost)
  }

  /// Outer ones are the same where they are the same objects: a view around that asks for the same again does not change
  /// what is inside it.
  static func == (left: SymbolEffectUses, right: SymbolEffectUses) -> Bool {
    if left.innermost === right.innermost { return true }
    guard let left = left.innermost, let right = right.innermost else { return false }
    return left.outer === right.outer && left.use == right.use
  }
}

struct SymbolEffectsKey: EnvironmentKey { static var defaultValue: SymbolEffectUses { SymbolEffectUses() } }
struct SymbolEffectsRemovedKey: EnvironmentKey { static let defaultValue: Bool = false }

extension EnvironmentValues {
  var symbolEffects: SymbolEffectUses {
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
  ///
  /// - Parameters:
  ///   - effect: The effect, such as `.pulse` or `.variableColor`.
  ///   - options: Speed and number of runs.
  ///   - isActive: Whether symbols move. The default is true.
  public nonisolated func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    let use = SymbolEffectUse(kind: effect._kind, options: options, trigger: .active(isActive))
    return transformEnvironment(\.symbolEffects) { $0.append(use) }
  }

  /// Lets symbols inside move once when a value changes.
  ///
  /// ```swift
  /// struct Bell: View {
  ///   @State private var count = 0
  ///   var body: some View {
  ///     Button { count += 1 } label: { Image(systemName: "bell") }
  ///       .symbolEffect(.bounce, value: count)
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - effect: The effect, such as `.bounce`.
  ///   - options: Speed and number of runs.
  ///   - value: The value to compare with that of the previous body.
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
