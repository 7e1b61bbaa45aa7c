import DecodingOppression
import Foundation

/// Tells how far the run has come: a bar on a terminal, a few plain lines elsewhere.
final class ProgressReport: @unchecked Sendable {
  private let terminal: Terminal
  private let lock = NSLock()
  private var lastDrawing: ContinuousClock.Instant?
  private var nextQuarter = 1

  init(terminal: Terminal) {
    self.terminal = terminal
  }

  /// A stage without steps to count.
  func enter(_ stage: String) {
    if terminal.isInteractive { terminal.redraw(stage + "…") } else { terminal.say(stage) }
  }

  /// Called for each clause: a bar is drawn at most twenty times a second, and a plain line after each quarter.
  func classified(_ index: Int, of total: Int) {
    guard total > 0 else { return }
    if terminal.isInteractive {
      guard isDue || index == total else { return }
      terminal.redraw(line(index, total))
    } else if lock.withLock({ passesQuarter(index, total) }) {
      terminal.say("Classifying clauses: \(index) of \(total)")
    }
  }

  private var isDue: Bool {
    lock.withLock {
      let now: ContinuousClock.Instant = .now
      if let lastDrawing, now - lastDrawing < .milliseconds(50) { return false }
      lastDrawing = now
      return true
    }
  }

  private func passesQuarter(_ index: Int, _ total: Int) -> Bool {
    guard index * 4 >= nextQuarter * total else { return false }
    while index * 4 >= nextQuarter * total { nextQuarter += 1 }
    return true
  }

  /// The stage, a bar as wide as there is room for, and the count; narrow windows lose the bar, then the stage.
  private func line(_ index: Int, _ total: Int) -> String {
    let stage = "Classifying clauses"
    let digits: Int = String(total).count - String(index).count
    let count: String = String(repeating: " ", count: digits) + "\(index) of \(total)"
    // The last column stays free: a terminal that wraps there could not draw the line again in its place.
    let width: Int = terminal.width - 1
    let columns: Int = min(40, width - stage.count - count.count - 2)
    if columns >= 8 { return "\(stage) \(terminal.bar(Double(index) / Double(total), columns: columns)) \(count)" }
    let short: String = width >= stage.count + count.count + 1 ? "\(stage) \(count)" : count
    return String(short.prefix(max(0, width)))
  }
}
