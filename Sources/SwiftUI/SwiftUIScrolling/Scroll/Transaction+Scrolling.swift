import LayoutEngine
import SwiftUICore

/// Whether a scroll view moves its offset by itself when its content changes.
public struct ScrollContentOffsetAdjustmentBehavior: Equatable, Sendable {
  private let isAutomatic: Bool

  /// What is seen stays in its place where the scroll view keeps it there: with a bound position, with an anchor for
  /// changes of size, and at an edge that a program went to.
  public static var automatic: ScrollContentOffsetAdjustmentBehavior { Self(isAutomatic: true) }

  /// The offset stays as it is, as far as the content reaches, and what is seen moves with the content.
  public static var disabled: ScrollContentOffsetAdjustmentBehavior { Self(isAutomatic: false) }
}

extension Transaction {
  private struct TargetAnchorKey: TransactionKey { static var defaultValue: UnitPoint? { nil } }
  private struct PreservesVelocityKey: TransactionKey { static var defaultValue: Bool { false } }
  private struct OffsetAdjustmentKey: TransactionKey {
    static var defaultValue: ScrollContentOffsetAdjustmentBehavior { .automatic }
  }

  /// Where in a scroll view the view is to stand that a bound position goes to in this change; nil for where
  /// `scrollPosition(id:anchor:)` says. An anchor given to the position itself counts more.
  public var scrollTargetAnchor: UnitPoint? {
    get { self[TargetAnchorKey.self] }
    set { self[TargetAnchorKey.self] = newValue }
  }

  /// Whether a scroll view that moves goes on as fast after it was brought to another place without an animation; it
  /// comes to rest there unless said.
  public var scrollPositionUpdatePreservesVelocity: Bool {
    get { self[PreservesVelocityKey.self] }
    set { self[PreservesVelocityKey.self] = newValue }
  }

  /// Whether scroll views move their offset by themselves when this change makes their content another one.
  public var scrollContentOffsetAdjustmentBehavior: ScrollContentOffsetAdjustmentBehavior {
    get { self[OffsetAdjustmentKey.self] }
    set { self[OffsetAdjustmentKey.self] = newValue }
  }
}
