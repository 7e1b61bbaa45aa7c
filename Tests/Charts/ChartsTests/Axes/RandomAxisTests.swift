import Charts
import CoreGraphics
import DisplayList
import Foundation
import HostHeadless
import HostInterface
import SeededNumbers
import SwiftUI
import Testing
import ViewTestSupport

/// Random charts: labels do not lie on each other, and a change gives what a new chart would show (G1).
@MainActor @Suite struct RandomAxisTests {
  private struct Datum: Identifiable {
    let id: Int
    var x: Double
    var y: Double
    var name: String
    var date: Date
  }

  private struct Form: Equatable {
    var xKind: Int
    var mark: Int
    var preset: Int
    var width: CGFloat
    var height: CGFloat
    var hasLegend: Bool
    var language: String
    var count: Int
    var scale: Double
    var seed: UInt64

    init(_ numbers: inout SeededGenerator) {
      xKind = Int.random(in: 0..<3, using: &numbers)
      mark = Int.random(in: 0..<4, using: &numbers)
      preset = Int.random(in: 0..<3, using: &numbers)
      width = CGFloat(Int.random(in: 60...600, using: &numbers))
      height = CGFloat(Int.random(in: 60...400, using: &numbers))
      hasLegend = Bool.random(using: &numbers)
      language = ["en_US", "de_DE", "ar_EG"].randomElement(using: &numbers) ?? "en_US"
      count = Int.random(in: 0...40, using: &numbers)
      scale = pow(10, Double(Int.random(in: -3...6, using: &numbers)))
      seed = UInt64.random(in: 0...UInt64.max, using: &numbers)
    }

    var data: [Datum] {
      var numbers = SeededGenerator(seed: seed)
      return (0..<count).map { index in
        Datum(
          id: index, x: Double.random(in: -1...1, using: &numbers) * scale,
          y: Double.random(in: 0...1, using: &numbers) * scale,
          name: String(repeating: "n", count: 1 + index % 9) + "\(index)",
          date: Date(timeIntervalSince1970: 1_700_000_000 + Double(index) * 3_600 * scale))
      }
    }
  }

  private struct Random: View {
    let form: Form
    var body: some View {
      Chart(form.data) { datum in
        mark(datum)
      }
      .chartXAxis { AxisMarks(preset: [.automatic, .extended, .aligned][form.preset]) }
      .chartYAxis { AxisMarks(preset: [.automatic, .extended, .aligned][form.preset]) }
      .chartLegend(form.hasLegend ? .automatic : .hidden)
      .environment(\.locale, Locale(identifier: form.language))
      .frame(width: form.width, height: form.height)
    }

    @ChartContentBuilder private func mark(_ datum: Datum) -> some ChartContent {
      let y: PlottableValue<Double> = .value("y", datum.y)
      switch (form.xKind, form.mark) {
      case (0, 0): BarMark(x: .value("x", datum.x), y: y)
      case (1, 0): BarMark(x: .value("x", datum.name), y: y)
      case (2, 0): BarMark(x: .value("x", datum.date, unit: .day), y: y)
      case (0, 1):
        LineMark(x: .value("x", datum.x), y: y).foregroundStyle(by: .value("n", datum.id % 3 == 0 ? "a" : "b"))
      case (1, 1): LineMark(x: .value("x", datum.name), y: y)
      case (2, 1): LineMark(x: .value("x", datum.date), y: y)
      case (0, _): PointMark(x: .value("x", datum.x), y: y)
      case (1, _): PointMark(x: .value("x", datum.name), y: y)
      default: PointMark(x: .value("x", datum.date), y: y)
      }
    }
  }

  @Test("No two labels of an axis lie on each other in 500 random charts")
  func labels() throws {
    var numbers = SeededGenerator(seed: 27)
    for number in 0..<500 {
      let form = Form(&numbers)
      let host = try window(width: 620, height: 420) { Random(form: form).chartLegend(.hidden) }
      let boxes: [(String, CGRect)] = host.displayList.textBoxes
      for (index, box) in boxes.enumerated() {
        let touching = boxes[(index + 1)...].first {
          $0.1.insetBy(dx: 0.5, dy: 2).intersects(box.1.insetBy(dx: 0.5, dy: 2))
        }
        #expect(touching == nil, "chart \(number): \(box.0) and \(touching?.0 ?? ""), \(form)")
      }
    }
  }

  private struct Changing: View {
    let remote: Remote<Form>
    @State var form: Form
    var body: some View { Random(form: form).handing($form, to: remote) }
  }

  @Test("A changed chart shows what a new one of the same content shows")
  func incremental() throws {
    var numbers = SeededGenerator(seed: 72)
    let remote = Remote<Form>()
    let host = try window(width: 620, height: 420) { Changing(remote: remote, form: Form(&numbers)) }
    for _ in 0..<60 {
      let form = Form(&numbers)
      // A difference stops the test (`change`).
      host.change { remote.value = form }
      #expect(remote.value == form)
    }
  }
}

extension DisplayList {
  /// The texts with the boxes that they take in the window.
  var textBoxes: [(String, CGRect)] {
    var found: [(String, CGRect)] = []
    func find(_ items: [DisplayItem], _ transform: CGAffineTransform) {
      for item in items {
        switch item {
        case .text(let fragment, _, at: let origin):
          let box = CGRect(x: origin.x, y: origin.y - 10, width: fragment.width, height: 12)
          found.append((fragment.text, box.applying(transform)))
        case .group(.transform(let inner), let items): find(items, inner.concatenating(transform))
        case .group(_, let items): find(items, transform)
        default: continue
        }
      }
    }
    find(items, .identity)
    return found
  }
}
