import InputEngine

extension UIGestureRecognizer {
  /// Makes what the window's arena knows of the recognizer.
  package final func makeEntry() -> ArenaEntry {
    let recognizer: Recognizer = makeEngine()
    recognizer.owner = self
    recognizer.isEnabled = { [weak self] in MainActor.assumeIsolated { self?.isEnabled ?? false } }
    recognizer.willReceive = { [weak self] event in MainActor.assumeIsolated { self?.hear(event) ?? false } }
    recognizer.onRestart = { [weak self] in MainActor.assumeIsolated { self?.restart() } }
    recognizer.relations = relations
    recognizer.observe { [weak self] report in MainActor.assumeIsolated { self?.take(report) } }
    engine = recognizer
    let made = ArenaEntry(recognizer)
    entry = made
    return made
  }

  private var relations: GestureRelations {
    var relations = GestureRelations()
    relations.mayBegin = { [weak self] in MainActor.assumeIsolated { self?.mayBegin ?? false } }
    relations.goesAlong = { [weak self] other in MainActor.assumeIsolated { self?.goesAlong(with: other) ?? false } }
    relations.waitsFor = { [weak self] other in
      MainActor.assumeIsolated {
        guard let self, let other = other.owner as? UIGestureRecognizer else { return false }
        return self.waits(for: other)
      }
    }
    relations.prevents = { [weak self] other in
      MainActor.assumeIsolated {
        guard let self, let other = other.owner as? UIGestureRecognizer else { return true }
        return self.canPrevent(other) && other.canBePrevented(by: self)
      }
    }
    return relations
  }

  private var mayBegin: Bool {
    (view?.gestureRecognizerShouldBegin(self) ?? true) && (delegate?.gestureRecognizerShouldBegin(self) ?? true)
  }

  /// Gestures of SwiftUI's have no recognizer that a delegate could be asked about: it is asked about its own.
  private func goesAlong(with other: Recognizer) -> Bool {
    if other is TouchRecognizer { return !cancelsTouchesInView }
    let other: UIGestureRecognizer = other.owner as? UIGestureRecognizer ?? self
    return delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
  }
}
