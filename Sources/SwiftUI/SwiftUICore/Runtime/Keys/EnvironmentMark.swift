/// A bit that tells without a lookup whether a key of the environment may be set around a view.
///
/// Most views have no use for the keys of rare features. A key that declares a mark (`_mark`) has it set in every scope in
/// which, or around which, a modifier sets the key; the views ask `scope.has(mark)` before they look for the key.
public struct _EnvironmentMark: Sendable {
  fileprivate let bits: UInt32

  private nonisolated(unsafe) static var next: UInt32 = 1

  /// A mark with a bit that no other mark has. A key keeps it in a `static let`.
  package init() {
    precondition(Self.next != 0, "All 32 environment marks are in use; widen `_EnvironmentMark.bits`.")
    bits = Self.next
    Self.next <<= 1
  }
}

/// The marks of an environment scope.
struct EnvironmentMarks {
  private var bits: UInt32 = 0

  func contains(_ mark: _EnvironmentMark) -> Bool { bits & mark.bits != 0 }

  mutating func insert(_ mark: _EnvironmentMark) { bits |= mark.bits }
}
