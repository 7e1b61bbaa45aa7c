import SwiftUIScenes

extension GTKApplication {
  @MainActor package func attach(_ companion: any WindowCompanion) {
    companions.append(companion)
    settingsDidChange()
    for window in windows {
      companion.windowDidOpen(window)
      window.accessibility.companionsDidChange()
    }
    guard let program = companion.makeProgram(host: self, shaper: shaper) else { return }
    programs.append((companion, program))
    program.start()
  }

  @MainActor package func detach(_ companion: any WindowCompanion) {
    guard companions.contains(where: { $0 === companion }) else { return }
    companions.removeAll { $0 === companion }
    let own: [RunningApp] = programs.filter { $0.companion === companion }.map(\.app)
    programs.removeAll { $0.companion === companion }
    for window in windows {
      if own.contains(where: { $0 === window.scene.app }) {
        window.close()
      } else {
        companion.windowDidClose(window)
        window.accessibility.companionsDidChange()
      }
    }
    for program in own { program.end() }
    settingsDidChange()
  }

  /// Lets go of companions whose own windows a person has closed: they would go on working unseen.
  @MainActor func detachClosed() {
    for (companion, program) in programs where !windows.contains(where: { $0.scene.app === program }) {
      detach(companion)
    }
  }
}
