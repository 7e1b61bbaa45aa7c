import AccessibilityAudit
import AccessibilityTree
import AssistiveTechnologies
import CoreGraphics
import HostInterface
import InputEngine
import SpeechOutput
import SwiftUICore
import SwiftUIScenes

/// The live reader beside a program: it speaks the window in front, and has keys of its own.
///
/// Keys with Alt and Shift held down are the reader's and never reach the app, also those that mean nothing: a person who
/// slips must not change a text unheard.
@MainActor
package final class ReaderCompanion: WindowCompanion {
  package let isScreenReader: Bool = true
  private let output: any SpeechOutput
  private var readers: [ObjectIdentifier: WindowReading] = [:]
  private weak var front: (any CompanionWindow)?
  /// Whether all is being read; the next element comes when the last one has been said.
  private var isReadingAll: Bool = false
  private var isProceeding: Bool = false
  private var isDue: Bool = false
  /// Whether a command runs: what changes by it is said as its outcome.
  private var isRunning: Bool = false

  package init(_ output: any SpeechOutput) { self.output = output }

  /// A reader of one window.
  private final class WindowReading {
    let window: any CompanionWindow
    let reader: LiveReader
    /// The changes of the window's tree that came while a command ran.
    var missed: [AccessibilityUpdate] = []
    private var keyboard: AccessibilityNode.ID?
    private weak var target: FocusTarget?

    init(_ window: any CompanionWindow, _ reader: LiveReader) {
      self.window = window
      self.reader = reader
    }

    /// The element with the keyboard's focus. It is looked for only where another view has the focus, where its element has
    /// gone, or where it had none and the tree changed: other frames must not cost the size of the tree (G2).
    func keyboardElement(after changes: [AccessibilityUpdate]) -> AccessibilityNode.ID? {
      let views: ViewGraph = window.views
      let current: FocusTarget? = views.focus.current
      let isKnown: Bool = keyboard.map { views.accessibility.resolver.tree[$0] != nil } ?? changes.isEmpty
      guard current !== target || !isKnown else { return keyboard }
      target = current
      keyboard = views.focus.focusedElement(in: views)
      return keyboard
    }
  }

  private var reading: WindowReading? { front.flatMap { readers[ObjectIdentifier($0)] } }

  // MARK: - Windows

  package func windowDidOpen(_ window: any CompanionWindow) {
    unowned let window = window
    let reader = LiveReader(
      tree: { window.views.accessibility.tree },
      drawnLines: { id in
        guard let frame = window.views.accessibility.tree.frame(of: id) else { return [] }
        let texts: [DrawnText] = window.views.display.flattened().drawnTexts()
        return DrawnText.lines(texts.filter { frame.contains(CGPoint(x: $0.rect.midX, y: $0.rect.midY)) })
      },
      send: { window.perform($0) })
    readers[ObjectIdentifier(window)] = WindowReading(window, reader)
    if window.scene.phase == .active { come(to: window) }
  }

  package func windowDidClose(_ window: any CompanionWindow) {
    readers[ObjectIdentifier(window)] = nil
    guard front === window else { return }
    front = nil
    isReadingAll = false
    if let next = readers.values.first(where: { $0.window.scene.phase == .active }) { come(to: next.window) }
  }

  package func windowDidUpdate(_ window: any CompanionWindow, _ changes: [AccessibilityUpdate]) {
    if window !== front {
      guard window.scene.phase == .active else { return }
      return come(to: window)
    }
    guard let reading else { return }
    reading.missed += changes
    guard !isRunning else { return }
    let changes: [AccessibilityUpdate] = reading.missed
    reading.missed = []
    let words: [AccessibilityUtterance] = reading.reader.windowDidChange(
      changes, focus: window.views.accessibility.resolver.focus, keyboard: reading.keyboardElement(after: changes))
    guard !words.isEmpty else { return }
    isReadingAll = false
    output.say(words, interrupts: true, then: nil)
  }

  package func windowDidAnnounce(_ window: any CompanionWindow, _ announcement: AccessibilityAnnouncement) {
    let words = AccessibilityUtterance(announcement.text, style: announcement.speech)
    // What is urgent cuts short what is being said; the rest waits for it.
    let interrupts: Bool = announcement.priority == .high && !announcement.speech.announcementsQueued
    if interrupts { isReadingAll = false }
    output.say([words], interrupts: interrupts, then: nil)
  }

  /// Another window is in front: its title is said, and where the cursor is.
  private func come(to window: any CompanionWindow) {
    front = window
    guard let reading else { return }
    isReadingAll = false
    // All of the tree is read now.
    reading.missed = []
    let keyboard: AccessibilityNode.ID? = reading.keyboardElement(after: [])
    var words: [AccessibilityUtterance] = running { reading.reader.begin(keyboard: keyboard) }
    if !window.scene.title.isEmpty { words.insert(AccessibilityUtterance(window.scene.title), at: 0) }
    output.say(words, interrupts: true, then: nil)
  }

  // MARK: - Keys

  package func takes(_ event: HostEvent, in window: any CompanionWindow) -> Bool {
    guard case .key(let key) = event else { return false }
    let held: InputModifiers = key.modifiers.intersection([.option, .shift, .control, .command])
    guard held == ListenCommand.modifiers else { return false }
    if key.phase == .down, let command = ListenCommand(key) {
      if window !== front { come(to: window) }
      run(command)
    }
    // The modifiers themselves are the app's: they come up when the reader's key is long over.
    return ![.shift, .option, .control, .command].contains(key.symbol)
  }

  /// Does what a person asks of the window in front.
  package func run(_ command: ListenCommand) {
    guard let reading else { return }
    isReadingAll = false
    switch running({ reading.reader.run(command) }) {
    case .speech(let words): output.say(words, interrupts: true, then: nil)
    case .silence: output.stop()
    case .keys:
      let lines: [Substring] = ListenCommand.table(inTerminal: false).split(separator: "\n")
      let words: [AccessibilityUtterance] = lines.map {
        AccessibilityUtterance(String($0.trimmingPrefix { $0 == " " }))
      }
      output.say(words, interrupts: true, then: nil)
    case .readsAll(let words):
      isReadingAll = true
      output.say(words, interrupts: true) { [weak self] in MainActor.assumeIsolated { self?.proceed() } }
    }
  }

  private func running<Result>(_ work: () -> Result) -> Result {
    isRunning = true
    defer { isRunning = false }
    return work()
  }

  /// Reads on. An output that has said its words at once calls this while it runs: it then goes round, however many elements
  /// there are.
  private func proceed() {
    isDue = true
    guard !isProceeding else { return }
    isProceeding = true
    defer { isProceeding = false }
    while isDue {
      isDue = false
      guard isReadingAll, let reading else { return }
      guard let words = running({ reading.reader.readOn() }) else {
        isReadingAll = false
        return
      }
      output.say(words, interrupts: false) { [weak self] in MainActor.assumeIsolated { self?.proceed() } }
    }
  }
}
