import CoreGraphics

/// Makes samples of an audio graph.
package struct ToneSynthesizer {
  package let sampleRate: Int

  package init(sampleRate: Int = 44_100) { self.sampleRate = sampleRate }

  /// Samples of the left and the right channel from -1 to 1, one after the other.
  package func samples(of graph: AudioGraph) -> [Float] {
    let rate: Double = Double(sampleRate)
    let count: Int = Int((graph.duration * rate).rounded(.up))
    var samples: [Float] = Array(repeating: 0, count: count * 2)
    // A tone that glides keeps its phase, so that nothing clicks where two events meet.
    var phases: [Int: Double] = [:]
    let joined = JoinedEvents(graph)
    for event in graph.events {
      let first: Int = Int((event.time * rate).rounded())
      let length: Int = min(count - first, Int(((event.time + event.duration) * rate).rounded()) - first)
      guard length > 0 else { continue }
      var phase: Double = event.isJoined ? phases[event.series] ?? 0 : 0
      let (follows, goesOn): (Bool, Bool) = (joined.leads(to: event), joined.leads(from: event))
      let fade: Double = min(0.01 * rate, Double(length) / 4)
      let (left, right): (Double, Double) = Self.channels(event.pan)
      for step in 0..<length {
        let share: Double = Double(step) / Double(length)
        let frequency: Double = event.frequency * pow(event.endFrequency / event.frequency, share)
        var gain: Double = event.gain
        if !follows { gain *= min(1, Double(step) / fade) }
        if !goesOn { gain *= min(1, Double(length - step) / fade) }
        let value: Double = gain * Self.wave(phase, series: event.series)
        samples[(first + step) * 2] += Float(value * left)
        samples[(first + step) * 2 + 1] += Float(value * right)
        phase += 2 * .pi * frequency / rate
        if phase > 2 * .pi { phase -= 2 * .pi }
      }
      phases[event.series] = phase
    }
    return samples.map { max(-1, min(1, $0)) }
  }

  /// Equal loudness wherever the tone is.
  private static func channels(_ pan: Double) -> (Double, Double) {
    let angle: Double = (max(-1, min(1, pan)) + 1) * .pi / 4
    return (cos(angle), sin(angle))
  }

  /// Each series has a timbre of its own: the share of the second and the third overtone.
  private static let timbres: [(Double, Double)] = [(0, 0), (0.5, 0), (0, 0.5), (0.3, 0.3), (0.6, 0.4)]

  private static func wave(_ phase: Double, series: Int) -> Double {
    let (second, third): (Double, Double) = timbres[series % timbres.count]
    return (sin(phase) + second * sin(2 * phase) + third * sin(3 * phase)) / (1 + second + third)
  }
}

extension AudioGraph.Event {
  /// Whether the tone goes on in another event.
  fileprivate func leads(to next: AudioGraph.Event) -> Bool {
    isJoined && next.isJoined && next.series == series && next.point == point + 1
      && abs(next.time - time - duration) < 1e-9
  }
}

/// Which tones go on in others.
private struct JoinedEvents {
  private struct Place: Hashable {
    var series: Int
    var point: Int
  }

  private var events: [Place: AudioGraph.Event] = [:]

  init(_ graph: AudioGraph) {
    for event in graph.events where event.isJoined { events[Place(series: event.series, point: event.point)] = event }
  }

  func leads(to event: AudioGraph.Event) -> Bool {
    events[Place(series: event.series, point: event.point - 1)]?.leads(to: event) ?? false
  }

  func leads(from event: AudioGraph.Event) -> Bool {
    events[Place(series: event.series, point: event.point + 1)].map { event.leads(to: $0) } ?? false
  }
}

/// Sound as a WAV file: 16 bits, two channels.
package enum WaveFile {
  /// The bytes of a file of samples from -1 to 1, left and right one after the other.
  package static func bytes(_ samples: [Float], sampleRate: Int) -> [UInt8] {
    let size: Int = samples.count * 2
    var bytes: [UInt8] = []
    bytes.reserveCapacity(44 + size)
    func add(_ name: String) { bytes += Array(name.utf8) }
    func add(_ value: Int, _ count: Int) {
      for place in 0..<count { bytes.append(UInt8((value >> (8 * place)) & 255)) }
    }
    add("RIFF")
    add(36 + size, 4)
    add("WAVEfmt ")
    add(16, 4)
    add(1, 2)
    add(2, 2)
    add(sampleRate, 4)
    add(sampleRate * 4, 4)
    add(4, 2)
    add(16, 2)
    add("data")
    add(size, 4)
    for sample in samples { add(Int((max(-1, min(1, sample)) * 32_767).rounded()) & 0xFFFF, 2) }
    return bytes
  }
}
