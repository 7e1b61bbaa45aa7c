import Charts
import Foundation
import Testing

@Suite struct BinTests {
  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }

  private func date(_ year: Int, _ month: Int, _ day: Int) -> Date {
    calendar.date(from: DateComponents(year: year, month: month, day: day)) ?? .distantPast
  }

  @Test("Bins stand at round numbers around the data")
  func numbers() {
    #expect(NumberBins(data: [1.5, 2.5, 9], desiredCount: 5).thresholds == [0, 2, 4, 6, 8, 10])
    #expect(NumberBins(range: 0.0...1, desiredCount: 4).thresholds == [0, 0.2, 0.4, 0.6, 0.8, 1])
    #expect(NumberBins(data: [3, 9, 17]).thresholds == [0, 10, 20])
    #expect(NumberBins(range: 0...10, desiredCount: 100).thresholds == Array(0...10), "integers have no parts")
    #expect(NumberBins(data: [Double]()).thresholds.isEmpty)
    #expect(NumberBins(data: [5.0]).count == 1)
  }

  @Test("Without a count the width is 3.49 standard deviations over the cube root of the number of values")
  func scott() {
    // 1 to 1,000: the deviation is 288.8, the width 100.8, so 10 bins are wished for.
    let found: [Double] = NumberBins(data: (1...1_000).map { Double($0) }).thresholds
    let expected: [Double] = (0...10).map { Double($0) * 100 }
    #expect(found == expected)
  }

  @Test("Bins have a width or a number, and cover the range")
  func given() {
    #expect(NumberBins(size: 5, range: 3...17).thresholds == [0, 5, 10, 15, 20])
    #expect(NumberBins(size: 0.5, range: 0.2...1.1).thresholds == [0, 0.5, 1, 1.5])
    #expect(NumberBins(range: 0.0...9, count: 3).thresholds == [0, 3, 6, 9])
    #expect(NumberBins(range: 0...10, count: 4).thresholds == [0, 3, 5, 8, 10])
    #expect(NumberBins(range: 0...30, desiredCount: 10, minimumStride: 8).thresholds == [0, 10, 20, 30])
  }

  @Test("The index is that of the bin which holds the value; values beyond belong to the last ones")
  func indices() {
    let bins = NumberBins(thresholds: [0, 10, 20, 30])
    #expect([-5, 0, 9, 10, 29, 30, 99].map(bins.index) == [0, 0, 0, 1, 2, 2, 2])
    #expect(bins.count == 3)
    #expect(bins[1].lowerBound == 10 && bins[1].upperBound == 20)
    #expect(bins[1].contains(10) && !bins[1].contains(20) && bins[2].contains(30))
    #expect(bins.map(\.upperBound) == [10, 20, 30])
  }

  @Test("Every value of random data is in the bin of its index")
  func every() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<50 {
      let data: [Double] = (0..<100).map { _ in Double.random(in: -500...500, using: &random) }
      let bins = NumberBins(data: data)
      for value in data { #expect(bins[bins.index(for: value)].contains(value)) }
    }
  }

  @Test("Bins of dates are calendar units, or lengths from the first date on")
  func dates() {
    let range: ClosedRange<Date> = date(2_024, 1, 15)...date(2_024, 4, 10)
    let months = DateBins(unit: .month, range: range, calendar: calendar)
    #expect(
      months.thresholds == [
        date(2_024, 1, 1), date(2_024, 2, 1), date(2_024, 3, 1), date(2_024, 4, 1), date(2_024, 5, 1),
      ])
    #expect(months.index(for: date(2_024, 2, 29)) == 1)
    #expect(DateBins(unit: .month, by: 2, range: range, calendar: calendar).count == 2)
    #expect(DateBins(range: range, desiredCount: 3, calendar: calendar).thresholds == months.thresholds)
    #expect(DateBins(timeInterval: 86_400 * 50, range: range).count == 2)
    #expect(DateBins(data: [range.lowerBound, range.upperBound], desiredCount: 3, calendar: calendar) == months)
    #expect(DateBins(data: []).isEmpty)
  }
}
