import SwiftDataStore

extension ModelContext {
  /// How long after the last change a context saves by itself, in seconds.
  static let autosaveDelay: Double = 0.5

  /// Saves a moment after the last of several changes.
  func scheduleAutosave() {
    guard autosaveEnabled, hasChanges else { return }
    // Only the main queue is known to be the one that a context may be used on.
    guard isMain || Thread.isMainThread else { return }
    let isWaiting: Bool = autosaveTime != nil
    let time: DispatchTime = .now() + Self.autosaveDelay
    autosaveTime = time
    if !isWaiting { waitForAutosave(until: time) }
  }

  /// One timer waits, however many changes there are: when it goes off early, it waits for the rest.
  private func waitForAutosave(until time: DispatchTime) {
    DispatchQueue.main.asyncAfter(deadline: time) { [weak self] in
      guard let self, let time = self.autosaveTime else { return }
      if time > .now() { return self.waitForAutosave(until: time) }
      self.autosaveTime = nil
      self.autosave()
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
