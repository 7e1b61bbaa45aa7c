import Combine
import Dispatch
import Foundation
import Testing

/// What Combine's values look like when they are stored.
@Suite struct CodedTests {
  private func json<T: Codable & Equatable>(_ value: T) throws -> String {
    let data = try JSONEncoder().encode([value])
    #expect(try JSONDecoder().decode([T].self, from: data) == [value])
    return String(decoding: data, as: UTF8.self)
  }

  @Test("A demand is coded as a number, and no limit as one more than any") func demand() throws {
    #expect(try json(Subscribers.Demand.max(42)) == "[42]")
    #expect(try json(Subscribers.Demand.unlimited) == "[9223372036854775808]")
  }

  @Test("Times of schedulers are coded by their nanoseconds or dates") func times() throws {
    let time = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 42))
    #expect(try json(time) == "[42]")
    #expect(try json(DispatchQueue.SchedulerTimeType.Stride.nanoseconds(7)) == #"[{"_nanoseconds":7}]"#)
    #expect(try json(RunLoop.SchedulerTimeType.Stride.seconds(1.5)) == #"[{"magnitude":1.5}]"#)
    #expect(DispatchQueue.SchedulerTimeType.Stride.seconds(1e300).magnitude == .max)
  }

  @Test("A record is coded with its values and its completion, and complete when it comes back") func record()
    async throws
  {
    struct Flaw: Error, Codable, Equatable { var code = 3 }
    let record = Record<Int, Flaw>(output: [1, 2], completion: .failure(Flaw()))
    let data = try JSONEncoder().encode(record)
    let copy = try JSONDecoder().decode(Record<Int, Flaw>.self, from: data)
    #expect(copy.recording.output == [1, 2] && copy.recording.completion == .failure(Flaw()))
    struct Shell: Encodable {
      let recording: Record<Int, Flaw>.Recording
      func encode(to encoder: any Encoder) throws { try recording.encode(into: encoder) }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let text = String(decoding: try encoder.encode(Shell(recording: record.recording)), as: UTF8.self)
    #expect(text == #"{"completion":{"error":{"code":3},"success":false},"output":[1,2]}"#)
    await #expect(processExitsWith: .failure) {
      var recording = Record<Int, Never>.Recording(output: [1])
      recording.receive(2)
    }
  }
}
