import SwiftDataStore

extension ModelContext {
  /// How long after the last change a context saves by itself, in seconds.
  static let autosaveDelay: Double = 0.5

  /// Saves a moment after the last of several changes.
  func scheduleAutosave() {
    guard autosaveEnabled, hasChanges else { return }
    // A context whose home nobody knows is saved by who uses it.
    if case .unknown = home { return }
    let isWaiting: Bool = autosaveTime != nil
    let time: DispatchTime = .now() + Self.autosaveDelay
    autosaveTime = time
    if !isWaiting { waitForAutosave(until: time) }
  }

  /// One timer waits, however many changes there are: when it goes off early, it waits for the rest.
  private func waitForAutosave(until time: DispatchTime) {
    home(after: time) { context in
      guard let time = context.autosaveTime else { return }
      if time > .now() { return context.waitForAutosave(until: time) }
      context.autosaveTime = nil
      context.autosave()
    }
  }

  /// Saves what an app has not saved itself: called a moment after a change, and when the app leaves the screen.
  package func autosave() {
    guard autosaveEnabled, hasChanges else { return }
    do {
      try save()
    } catch {
      FileHandle.standardError.write(
        Data("SwiftData could not save by itself: \(error). The changes are kept; call save() to try again.\n".utf8))
    }
  }
}
