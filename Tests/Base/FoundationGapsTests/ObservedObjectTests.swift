import Foundation
import FoundationGaps
import Testing

/// Objects of a program's own that tell of their changes, lines of bytes, and delegates of activities.
@Suite("Objects that tell of changes")
struct ObservedObjectTests {
  private final class Counter: NSObject {
    var count = 0 {
      willSet { willChangeValue(for: \.count) }
      didSet { didChangeValue(for: \.count) }
    }
    var silent = 0
  }

  @Test("A class tells of a property before and after it changes, and of no other one")
  func changes() {
    let counter = Counter()
    var log: [String] = []
    let observation = counter.observe(\.count, options: [.old, .new, .prior]) { counter, change in
      log.append("\(change.isPrior) \(change.oldValue ?? -1) \(change.newValue ?? -1) \(counter.count)")
    }
    counter.count = 5
    #expect(log == ["true 0 -1 0", "false 0 5 5"])
    counter.silent = 1
    #expect(log.count == 2)
    counter.willChangeValue(for: \.count)
    #expect(log.last == "true 5 -1 5" && log.count == 3)
    counter.didChangeValue(for: \.count)
    #expect(log.last == "false 5 5 5" && log.count == 4)
    observation.invalidate()
    counter.count = 6
    #expect(log.count == 4)
  }

  private struct Bytes: AsyncSequence {
    typealias Element = UInt8
    let text: String
    struct AsyncIterator: AsyncIteratorProtocol {
      var rest: Substring.UTF8View.SubSequence
      mutating func next() async -> UInt8? { rest.popFirst() }
    }
    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: text[...].utf8[...]) }
  }

  @Test("Bytes of any sequence are read by lines, without empty ones and with any end of a line")
  func lines() async throws {
    var lines: [String] = []
    for try await line in Bytes(text: "one\n\ntwo\r\nthrée").lines { lines.append(line) }
    #expect(lines == ["one", "two", "thrée"])
  }

  @Test("A delegate hears by its protocol that another program goes on with an activity")
  func activities() {
    final class Saver: NSObject, NSUserActivityDelegate {
      nonisolated(unsafe) var kinds: [String] = []
      func userActivityWasContinued(_ userActivity: NSUserActivity) { kinds.append(userActivity.activityType) }
    }
    final class Silent: NSObject, NSUserActivityDelegate {}
    let saver = Saver()
    for delegate in [saver, Silent()] as [any NSUserActivityDelegate] {
      delegate.userActivityWasContinued(NSUserActivity(activityType: "read"))
    }
    #expect(saver.kinds == ["read"])
  }

  @Test("Sugar in blood and work are measured in units of their own")
  func usages() {
    let american = Locale(identifier: "en_US")
    let sugar = Measurement(value: 100, unit: UnitConcentrationMass.milligramsPerDeciliter)
    let style = Measurement<UnitConcentrationMass>.FormatStyle(
      width: .abbreviated, locale: american, usage: .bloodGlucose)
    #expect(style.format(sugar) == "100 mg/dL")
    let work = Measurement(value: 4184, unit: UnitEnergy.joules)
    let written = Measurement<UnitEnergy>.FormatStyle(width: .abbreviated, locale: american, usage: .workout)
      .format(work)
    #expect(written == "1 Cal")
    #expect(MeasurementFormatUnitUsage<UnitEnergy>.workout != .food)
  }
}
