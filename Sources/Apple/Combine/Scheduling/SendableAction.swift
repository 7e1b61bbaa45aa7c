/// An action as Dispatch and Foundation want it.
///
/// A scheduler runs its action on another thread; that is its purpose. Apple's `Scheduler` does not mark the closure, so
/// that the caller answers for what it captures.
func sendable(_ action: @escaping () -> Void) -> @Sendable () -> Void {
  nonisolated(unsafe) let action: () -> Void = action
  return { action() }
}
