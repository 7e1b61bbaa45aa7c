import CoreGraphics

/// A chart as sound: time is x, pitch is y.
///
/// A series between whose points there are values is one tone that glides; others are a tone for each point. The same chart
/// gives the same events, so that they can be compared and written down.
package struct AudioGraph: Equatable {
  /// A stretch of a tone.
  package struct Event: Equatable {
    /// When it begins and how long it is, in seconds.
    package var time: Double
    package var duration: Double
    /// The pitch at its beginning and its end, in hertz.
    package var frequency: Double
    package var endFrequency: Double
    /// From 0 to 1.
    package var gain: Double
    /// From -1, left, to 1, right.
    package var pan: Double
    /// The place of the series among those of the chart.
    package var series: Int
    /// The place of the point in its series.
    package var point: Int
    /// Whether the tone goes on from the event before and into the next one.
    package var isJoined: Bool
  }

  /// How a chart becomes sound. Apple publishes no figures: these are chosen so that a pitch is heard well on small
  /// loudspeakers, and neighbouring values are told apart.
  package struct Tuning: Equatable {
    /// The pitch of the lowest and of the highest value, in hertz. Between them equal steps are equal intervals.
    package var lowest: Double = 200
    package var highest: Double = 1_000
    /// How far tones move from left to right.
    package var width: Double = 0.8
    /// How long a point takes, in seconds, and the bounds for all of them.
    package var secondsPerPoint: Double = 0.25
    package var shortest: Double = 2
    package var longest: Double = 10
    /// The bounds of a single tone, in seconds.
    package var shortestTone: Double = 0.05
    package var longestTone: Double = 0.3
    package var gain: Double = 0.5

    package init() {}
  }

  package let events: [Event]
  /// How long the whole is, in seconds.
  package let duration: Double
  /// What is said before it is played.
  package let introduction: String

  /// - Parameter only: The one series that is played; nil for all at once.
  package init(_ chart: ChartDescription, only: Int? = nil, tuning: Tuning = Tuning()) {
    let chosen: [Int] = chart.series.indices.filter { only == nil || only == $0 }
    let longest: Int = chosen.map { chart.series[$0].points.count }.max() ?? 0
    let duration: Double = min(tuning.longest, max(tuning.shortest, Double(longest) * tuning.secondsPerPoint))
    let pitch = Pitch(chart, chosen, tuning)
    let time = Timeline(chart, chosen, duration)
    var events: [Event] = []
    for index in chosen {
      // Tones of several series at once are as loud together as one alone.
      let gain: Double = tuning.gain / Double(max(1, chosen.count)).squareRoot()
      events += Self.events(of: chart.series[index], index, gain, pitch, time, tuning)
    }
    self.events = events.sorted { ($0.time, $0.series, $0.point) < ($1.time, $1.series, $1.point) }
    self.duration = self.events.map { $0.time + $0.duration }.max() ?? 0
    introduction = chart.overview
  }

  private static func events(
    of series: ChartDescription.Series, _ index: Int, _ gain: Double, _ pitch: Pitch, _ time: Timeline, _ tuning: Tuning
  ) -> [Event] {
    let points: [(number: Int, time: Double, frequency: Double)] = series.points.enumerated().compactMap {
      number, point in
      guard let y = point.y, let frequency = pitch.frequency(y), let moment = time.moment(point.x) else { return nil }
      return (number, moment, frequency)
    }.sorted { ($0.time, $0.number) < ($1.time, $1.number) }
    func pan(_ moment: Double) -> Double {
      time.duration > 0 ? (moment / time.duration * 2 - 1) * tuning.width : 0
    }
    if series.isContinuous, points.count > 1 {
      return zip(points, points.dropFirst()).compactMap { from, to in
        // A gap in the data is a gap in the tone.
        let isJoined: Bool = to.number == from.number + 1
        guard isJoined, to.time > from.time else { return nil }
        return Event(
          time: from.time, duration: to.time - from.time, frequency: from.frequency, endFrequency: to.frequency,
          gain: gain, pan: pan(from.time), series: index, point: from.number, isJoined: true)
      }
    }
    let room: Double = points.count > 1 ? time.duration / Double(points.count) : tuning.longestTone
    let length: Double = min(tuning.longestTone, max(tuning.shortestTone, room))
    return points.map {
      Event(
        time: $0.time, duration: length, frequency: $0.frequency, endFrequency: $0.frequency, gain: gain,
        pan: pan($0.time), series: index, point: $0.number, isJoined: false)
    }
  }

  /// From values to pitches: equal steps of the axis are equal intervals.
  private struct Pitch {
    let low: Double
    let high: Double
    let isLogarithmic: Bool
    let tuning: Tuning

    init(_ chart: ChartDescription, _ chosen: [Int], _ tuning: Tuning) {
      let values: [Double] = chosen.flatMap { chart.series[$0].points.compactMap(\.y) }.filter(\.isFinite)
      let range: ClosedRange<Double>? = chart.y?.range
      let least: Double = values.min() ?? 0
      isLogarithmic = chart.y?.scale == .logarithmic && min(range?.lowerBound ?? 1, least) > 0
      low = min(range?.lowerBound ?? least, least)
      high = max(range?.upperBound ?? least, values.max() ?? 1)
      self.tuning = tuning
    }

    func frequency(_ value: Double) -> Double? {
      guard value.isFinite else { return nil }
      let share: Double =
        high == low
        ? 0.5 : isLogarithmic ? log(value / low) / log(high / low) : (value - low) / (high - low)
      return tuning.lowest * pow(tuning.highest / tuning.lowest, share)
    }
  }

  /// From places along x to moments.
  private struct Timeline {
    let low: Double
    let high: Double
    let duration: Double

    init(_ chart: ChartDescription, _ chosen: [Int], _ duration: Double) {
      let places: [Double] = chosen.flatMap { chart.series[$0].points.map(\.x) }.filter(\.isFinite)
      low = places.min() ?? 0
      high = places.max() ?? 0
      self.duration = duration
    }

    func moment(_ x: Double) -> Double? {
      guard x.isFinite else { return nil }
      return high == low ? 0 : (x - low) / (high - low) * duration
    }
  }

  // MARK: Scrubbing

  /// The points that are heard at a moment, nearest first in each series, with their words.
  package func points(at moment: Double) -> [Event] {
    var nearest: [Int: Event] = [:]
    for event in events {
      let distance: Double = abs(event.time - moment)
      if let known = nearest[event.series], abs(known.time - moment) <= distance { continue }
      nearest[event.series] = event
    }
    return nearest.values.sorted { $0.series < $1.series }
  }
}
