import AccessibilityTree
import CoreGraphics
import Testing

@Suite struct AudioGraphTests {
  private func chart(_ series: [(Bool, [Double?])], range: ClosedRange<Double> = 0...10) -> ChartDescription {
    ChartDescription(
      title: "Sales", x: .init(title: "Month", range: 0...4),
      y: .init(title: "Amount", range: range),
      series: series.enumerated().map { index, entry in
        .init(
          name: "S\(index)", isContinuous: entry.0,
          points: entry.1.enumerated().map { place, value in
            .init(
              x: Double(place), y: value, xWords: "M\(place)",
              yWords: value.map { ChartDescriptionWords.number($0) } ?? "")
          })
      })
  }

  private enum ChartDescriptionWords {
    static func number(_ value: Double) -> String {
      value.isFinite && value == value.rounded() ? "\(Int(value))" : "\(value)"
    }
  }

  @Test("Time is x and pitch is y: the lowest value has 200 Hz, the highest 1,000, equal steps are equal intervals")
  func tones() {
    let graph = AudioGraph(chart([(false, [0, 5, 10])]))
    #expect(graph.events.map(\.time) == [0, 1, 2])
    #expect(graph.events.map { ($0.frequency * 10).rounded() / 10 } == [200, 447.2, 1_000])
    #expect(graph.events.map(\.duration) == [0.3, 0.3, 0.3])
    #expect(graph.events.map { ($0.pan * 10).rounded() / 10 } == [-0.8, 0, 0.8])
    #expect(graph.events.allSatisfy { $0.gain == 0.5 && !$0.isJoined })
    #expect(abs(graph.duration - 2.3) < 1e-9)
  }

  @Test("A quarter of a second a point, from 2 to 10 seconds, and tones of 50 to 300 milliseconds")
  func durations() {
    func times(_ count: Int) -> (Double, Double) {
      let graph = AudioGraph(chart([(false, (0..<count).map { Double($0 % 10) })]))
      return (graph.events.last?.time ?? 0, graph.events.last?.duration ?? 0)
    }
    #expect(times(20) == (5, 0.25))
    #expect(times(4) == (2, 0.3))
    #expect(times(1_000) == (10, 0.05))
  }

  @Test("A continuous series is one tone that glides, with a gap where a value is missing")
  func continuous() {
    let graph = AudioGraph(chart([(true, [0, 10, nil, 5, 5])]))
    #expect(graph.events.map { [$0.time, $0.duration] } == [[0, 0.5], [1.5, 0.5]])
    #expect(graph.events[0].frequency == 200 && abs(graph.events[0].endFrequency - 1_000) < 1e-9)
    #expect(graph.events.allSatisfy { $0.isJoined })
  }

  @Test("Several series sound at once, softer each, or one alone")
  func several() {
    let both = AudioGraph(chart([(false, [1, 2]), (false, [3, 4])]))
    #expect(both.events.map(\.series) == [0, 1, 0, 1])
    #expect(abs(both.events[0].gain - 0.5 / 2.0.squareRoot()) < 1e-9)
    let one = AudioGraph(chart([(false, [1, 2]), (false, [3, 4])]), only: 1)
    #expect(one.events.map(\.series) == [1, 1] && one.events[0].gain == 0.5)
  }

  @Test("A moment has the nearest point of each series")
  func scrubbing() {
    let graph = AudioGraph(chart([(false, [0, 5, 10]), (false, [1, 1, 1])]))
    #expect(graph.points(at: 1.1).map { [$0.series, $0.point] } == [[0, 1], [1, 1]])
  }

  @Test("No data, equal values and values that are no numbers make no sound or a middle tone")
  func degenerate() {
    #expect(AudioGraph(chart([])).events.isEmpty)
    #expect(AudioGraph(chart([(false, [.nan, nil, .infinity])])).events.isEmpty)
    let flat = AudioGraph(chart([(false, [3, 3])], range: 3...3))
    #expect(flat.events.allSatisfy { abs($0.frequency - 447.2136) < 0.001 })
    #expect(AudioGraph(chart([(true, [4])])).events.count == 1)
  }

  @Test("Samples have the pitch, the length and the side of their tones, and are the same each time")
  func samples() {
    let graph = AudioGraph(chart([(false, [10, 10, 10])]))
    let samples: [Float] = ToneSynthesizer(sampleRate: 8_000).samples(of: graph)
    #expect(samples.count == Int((2.3 * 8_000).rounded(.up)) * 2)
    #expect(samples == ToneSynthesizer(sampleRate: 8_000).samples(of: graph))
    // 1,000 Hz cross zero 2,000 times a second: 600 times in 0.3 seconds.
    let left: [Float] = stride(from: 0, to: Int(0.3 * 8_000) * 2, by: 2).map { samples[$0] }
    let crossings: Int = zip(left, left.dropFirst()).filter { ($0 < 0) != ($1 < 0) }.count
    #expect(abs(crossings - 600) <= 4)
    func power(_ channel: Int, _ seconds: Range<Double>) -> Float {
      let range: Range<Int> = Int(seconds.lowerBound * 8_000)..<Int(seconds.upperBound * 8_000)
      return range.reduce(0) { $0 + abs(samples[$1 * 2 + channel]) }
    }
    #expect(power(0, 0..<0.3) > 3 * power(1, 0..<0.3), "the first tone is on the left")
    #expect(power(1, 2..<2.3) > 3 * power(0, 2..<2.3), "the last tone is on the right")
    #expect(power(0, 0.4..<0.9) == 0, "between tones is silence")
  }

  @Test("A tone that glides has no jump where its events meet")
  func smooth() {
    let graph = AudioGraph(chart([(true, [0, 10, 0, 10, 5])]))
    let samples: [Float] = ToneSynthesizer(sampleRate: 44_100).samples(of: graph)
    let left: [Float] = stride(from: 0, to: samples.count, by: 2).map { samples[$0] }
    // At 1,000 Hz a sample differs from the next by at most 2π · 1,000 / 44,100 of the gain.
    #expect(zip(left, left.dropFirst()).allSatisfy { abs($0 - $1) < 0.08 })
  }

  @Test("A WAV file has a header of 44 bytes and two channels of 16 bits")
  func wave() {
    let bytes: [UInt8] = WaveFile.bytes([0, 1, -1, 0.5], sampleRate: 44_100)
    #expect(bytes.count == 44 + 8)
    #expect(String(decoding: bytes[0..<4], as: UTF8.self) == "RIFF")
    #expect(String(decoding: bytes[8..<16], as: UTF8.self) == "WAVEfmt ")
    #expect(Array(bytes[22..<28]) == [2, 0, 0x44, 0xAC, 0, 0])
    #expect(Array(bytes[44...]) == [0, 0, 0xFF, 0x7F, 0x01, 0x80, 0x00, 0x40])
  }

  @Test("The words tell the trend, the ends, the extremes and the mean")
  func words() {
    let rising: ChartDescription = chart([(false, [1, 2, 4, 8])])
    #expect(rising.overview == "Sales. 4 values, rising from 1 at M0 to 8 at M3.")
    #expect(
      rising.details
        == "X axis: Month, M0 to M3. Y axis: Amount, 0 to 10. lowest 1 at M0, highest 8 at M3, average 3.75.")
    let two: ChartDescription = chart([(false, [5, 1, 5, 1]), (false, [9])])
    #expect(
      two.overview == "Sales. 2 series. S0: 4 values, varying from 5 at M0 to 1 at M3. S1: M0: 9.")
    func trend(_ values: [Double]) -> SeriesStatistics.Trend? {
      SeriesStatistics(chart([(false, values)]).series[0])?.trend
    }
    #expect(trend([9, 7, 6, 2]) == .falling)
    #expect(trend([100, 101, 99, 100]) == .steady)
    #expect(trend([1, 9, 1, 9, 1]) == .varying)
    #expect(trend([]) == nil)
  }
}
