import CoreGraphics
import Testing

@testable import InputEngine

/// Numbers that are the same in each run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

@Suite struct RandomStreamTests {
  /// Follows what an observer is told: values come before ends, and each gesture that began is over once.
  private final class Ledger {
    var isOpen: Bool = false
    var faults: [String] = []

    func note(_ report: Recognizer.Report) {
      switch report {
      case .changed: isOpen = true
      case .ended: isOpen = false
      case .cancelled:
        if !isOpen { faults.append("cancelled without a value") }
        isOpen = false
      }
    }
  }

  private static func recognizer(_ random: inout SeededGenerator, depth: Int = 0) -> Recognizer {
    switch Int.random(in: 0..<(depth < 2 ? 10 : 6), using: &random) {
    case 0: return taps(Int.random(in: 1...3, using: &random))
    case 1:
      let press = LongPressRecognizer()
      let seconds = Double.random(in: 0...0.6, using: &random)
      press.minimumDuration = { seconds }
      return press
    case 2: return drag(from: [0, 10, 25].randomElement(using: &random) ?? 0)
    case 3: return MagnifyRecognizer()
    case 4: return RotateRecognizer()
    case 5:
      let press = PressRecognizer()
      press.contains = { $0.x < 60 }
      return press
    case 6:
      return SequenceRecognizer(recognizer(&random, depth: depth + 1), recognizer(&random, depth: depth + 1))
    case 7:
      return SimultaneousRecognizer(recognizer(&random, depth: depth + 1), recognizer(&random, depth: depth + 1))
    case 8:
      let seed: UInt64 = random.next()
      return DynamicRecognizer {
        var random = SeededGenerator(seed: seed)
        return recognizer(&random, depth: depth + 1)
      }
    default:
      return ExclusiveRecognizer(recognizer(&random, depth: depth + 1), recognizer(&random, depth: depth + 1))
    }
  }

  @Test(
    "Random streams never leave two exclusive gestures recognized, and everything that begins is over (468, 469)",
    arguments: 1...300)
  func streams(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var ledgers: [Ledger] = []
    let hand = Hand()
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      let recognizer: Recognizer = Self.recognizer(&random)
      let priority: ArenaEntry.Priority =
        [.normal, .normal, .high, .simultaneous].randomElement(using: &random) ?? .normal
      let ledger = Ledger()
      recognizer.observe { ledger.note($0) }
      ledgers.append(ledger)
      hand.entries.append(ArenaEntry(recognizer, priority: priority))
    }
    let all: [ArenaEntry] = ArenaEntry.inPrecedence(hand.entries)
    for _ in 0..<200 {
      hand.entries = all.filter { _ in Int.random(in: 0..<8, using: &random) > 0 }
      let phase: PointerEvent.Phase =
        [.hover, .down, .down, .move, .move, .move, .up, .up, .cancel, .leave].randomElement(using: &random) ?? .move
      hand.send(
        phase, Double.random(in: 0...120, using: &random), Double.random(in: 0...40, using: &random),
        pointer: UInt64.random(in: 0...2, using: &random),
        kind: PointerKind.allCases.randomElement(using: &random) ?? .mouse,
        button: Int.random(in: 0..<6, using: &random) == 0 ? .secondary : .primary,
        after: Double.random(in: 0...0.3, using: &random))
      if Int.random(in: 0..<20, using: &random) == 0, let entry = all.randomElement(using: &random) {
        hand.arena.remove(entry)
      }
      if Int.random(in: 0..<10, using: &random) == 0 { hand.wait(0.2) }
      let winners: [ArenaEntry] = hand.arena.entries.filter { $0.isGranted && $0.priority != .simultaneous }
      for (index, a) in winners.enumerated() {
        for b in winners[..<index] where !a.recognizer.isOver && !b.recognizer.isOver {
          #expect(a.pointers.isDisjoint(with: b.pointers), "seed \(seed): two win")
        }
      }
    }
    for pointer in UInt64(0)...2 {
      for button in [PointerButton.primary, .secondary] { hand.send(.up, 0, 0, pointer: pointer, button: button) }
    }
    hand.wait(10)
    #expect(hand.arena.entries.isEmpty, "seed \(seed)")
    #expect(hand.arena.nextDeadline == nil)
    for ledger in ledgers {
      #expect(!ledger.isOpen, "seed \(seed)")
      #expect(ledger.faults.isEmpty, "seed \(seed)")
    }
  }
}

extension Recognizer {
  fileprivate var isOver: Bool { state == .failed }
}
