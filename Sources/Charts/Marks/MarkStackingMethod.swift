import ChartEngine

/// How marks at one place are put on top of each other.
@frozen public struct MarkStackingMethod: Equatable, Sendable {
  @usableFromInline enum Storage: Hashable, Sendable {
    case standard
    case normalized
    case center
    case unstacked
  }

  @usableFromInline let storage: Storage

  init(_ storage: Storage) { self.storage = storage }

  /// From zero: positive values upwards, negative ones downwards.
  public static var standard: MarkStackingMethod { MarkStackingMethod(.standard) }

  /// As parts of the whole at each place.
  public static var normalized: MarkStackingMethod { MarkStackingMethod(.normalized) }

  /// On both sides of zero alike.
  public static var center: MarkStackingMethod { MarkStackingMethod(.center) }

  /// Each from zero.
  public static var unstacked: MarkStackingMethod { MarkStackingMethod(.unstacked) }

  var method: StackingMethod {
    switch storage {
    case .standard: .standard
    case .normalized: .normalized
    case .center: .center
    case .unstacked: .unstacked
    }
  }
}
