/// How often an effect runs, and how fast.
public struct SymbolEffectOptions: Hashable, Sendable {
  package var rate: Double = 1
  /// Nil for the effect's own: once, or as long as it is active.
  package var count: Int?
  /// Seconds between two rounds.
  package var pause: Double = 0

  /// How the rounds of an effect follow each other.
  public struct RepeatBehavior: Hashable, Sendable {
    let count: Int?
    let pause: Double

    /// One after the other, as long as the effect is active.
    public static var continuous: RepeatBehavior { RepeatBehavior(count: nil, pause: 0) }
    /// With a pause between them, as long as the effect is active.
    public static var periodic: RepeatBehavior { periodic() }
    /// So many, as long as the effect is active where no number is given, with a pause in seconds between them.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count.map { max(0, $0) }, pause: max(0, delay ?? usualPause))
    }

    /// Apple's documentation gives no number.
    private static let usualPause: Double = 0.5
  }

  public static let `default` = SymbolEffectOptions()
  /// As long as the effect is active.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }
  /// Once.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(behavior)
  }
  /// Faster than 1, or slower.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

  public var repeating: SymbolEffectOptions { self.repeat(nil as Int?) }
  public var nonRepeating: SymbolEffectOptions { self.repeat(1) }

  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    var copy: SymbolEffectOptions = self
    copy.count = count.map { max(0, $0) }
    return copy
  }

  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    var copy: SymbolEffectOptions = self
    copy.count = behavior.count
    copy.pause = behavior.pause
    return copy
  }

  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var copy: SymbolEffectOptions = self
    copy.rate = speed > 0 ? speed : 1
    return copy
  }
}
