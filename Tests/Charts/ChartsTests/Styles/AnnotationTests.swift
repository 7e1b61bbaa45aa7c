import Charts
import CoreGraphics
import HostHeadless
import SwiftUI
import Testing
import ViewTestSupport

@MainActor @Suite struct AnnotationTests {
  /// The frame of a label of 20 by 10 points at a rectangle from (40, 40) to (60, 60).
  private func frame(
    _ position: AnnotationPosition, _ alignment: Alignment = .center, spacing: CGFloat? = 2
  ) throws -> CGRect? {
    let host = try plot {
      Chart {
        RectangleMark(
          xStart: .value("a", 4), xEnd: .value("b", 6), yStart: .value("c", 4), yEnd: .value("d", 6)
        )
        .annotation(position: position, alignment: alignment, spacing: spacing) { label(20, 10) }
        .accessibilityHidden(true)
      }
      .chartXScale(domain: 0...10).chartYScale(domain: 0...10)
    }
    return host.frame("label")
  }

  private func label(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height).accessibilityElement().accessibilityLabel("label")
  }

  @Test("An annotation stands on each side and corner of its mark, or on it")
  func positions() throws {
    #expect(try frame(.overlay) == CGRect(x: 40, y: 45, width: 20, height: 10))
    #expect(try frame(.top) == CGRect(x: 40, y: 28, width: 20, height: 10))
    #expect(try frame(.bottom) == CGRect(x: 40, y: 62, width: 20, height: 10))
    #expect(try frame(.leading) == CGRect(x: 18, y: 45, width: 20, height: 10))
    #expect(try frame(.trailing) == CGRect(x: 62, y: 45, width: 20, height: 10))
    #expect(try frame(.topLeading) == CGRect(x: 18, y: 28, width: 20, height: 10))
    #expect(try frame(.topTrailing) == CGRect(x: 62, y: 28, width: 20, height: 10))
    #expect(try frame(.bottomLeading) == CGRect(x: 18, y: 62, width: 20, height: 10))
    #expect(try frame(.bottomTrailing) == CGRect(x: 62, y: 62, width: 20, height: 10))
    #expect(try frame(.automatic) == CGRect(x: 40, y: 28, width: 20, height: 10))
  }

  @Test("It is aligned with its mark along the side, at a distance")
  func alignment() throws {
    #expect(try frame(.top, .leading, spacing: 0)?.origin == CGPoint(x: 40, y: 30))
    #expect(try frame(.trailing, .bottom, spacing: 5)?.origin == CGPoint(x: 65, y: 50))
    #expect(try frame(.overlay, .topTrailing)?.origin == CGPoint(x: 40, y: 40))
  }

  /// A label of 30 by 20 points above a bar of the whole height, in a window with an axis below.
  private func overflowing(_ resolution: AnnotationOverflowResolution) throws -> (label: CGRect?, bar: CGRect?) {
    let host = try window(width: 100, height: 120) {
      Chart {
        RectangleMark(
          xStart: .value("a", 0), xEnd: .value("b", 2), yStart: .value("c", 0), yEnd: .value("d", 10)
        )
        .annotation(position: .top, spacing: 0, overflowResolution: resolution) { label(30, 20) }
      }
      .chartXScale(domain: 0...10).chartYScale(domain: 0...10)
      .chartXAxis(.hidden).chartYAxis(.hidden)
      .padding(.top, 20)
    }
    return (host.frame("label"), host.displayList.fills.first)
  }

  @Test("What reaches beyond the plot area or the chart is moved inwards, left, or given room on the scale")
  func overflow() throws {
    // The bar is 20 points wide and the label 30; the plot area is 100 points high, below 20 that are free.
    let free = try overflowing(AnnotationOverflowResolution(x: .disabled, y: .disabled))
    #expect(free.label == CGRect(x: -5, y: 0, width: 30, height: 20))
    let plotted = try overflowing(.init(x: .fit(to: .plot), y: .fit(to: .plot)))
    #expect(plotted.label == CGRect(x: 0, y: 20, width: 30, height: 20))
    let chart = try overflowing(.init(x: .fit(to: .chart), y: .fit(to: .automatic)))
    #expect(chart.label == CGRect(x: 0, y: 20, width: 30, height: 20))
    #expect(try overflowing(.automatic).label == CGRect(x: 0, y: 20, width: 30, height: 20))
    let padded = try overflowing(.init(x: .fit, y: .padScale))
    #expect(padded.label == CGRect(x: 0, y: 20, width: 30, height: 20))
    #expect(padded.bar.map { [$0.minY, $0.height] } == [40, 80])
  }

  @Test("The content may know the size of its mark")
  func context() throws {
    let host = try plot {
      Chart {
        BarMark(x: .value("x", "A"), y: .value("y", 5), width: .ratio(0.5))
          .annotation(position: .overlay) { (context: AnnotationContext) in
            Color.red.frame(width: context.targetSize.width, height: context.targetSize.height / 2)
              .accessibilityElement().accessibilityLabel("label")
          }
      }
      .chartYScale(domain: 0...10)
    }
    #expect(host.frame("label") == CGRect(x: 25, y: 62.5, width: 50, height: 25))
  }

  @Test("An annotation without content does not push the others to foreign marks")
  func emptyContent() throws {
    let host = try plot {
      Chart([0, 1, 2, 3], id: \.self) { value in
        PointMark(x: .value("x", 2 * value + 2), y: .value("y", 5))
          .annotation(position: .overlay) { if value == 2 { label(4, 4) } }
      }
      .chartXScale(domain: 0...10).chartYScale(domain: 0...10)
    }
    #expect(host.frame("label")?.midX == 60)
  }

  @Test("A symbol without content does not push the others to foreign points")
  func emptySymbol() throws {
    let host = try plot {
      Chart([0, 1, 2, 3], id: \.self) { value in
        PointMark(x: .value("x", 2 * value + 2), y: .value("y", 5))
          .symbol { if value == 2 { Color.red.frame(width: 4, height: 4) } }
      }
      .chartXScale(domain: 0...10).chartYScale(domain: 0...10)
    }
    #expect(host.displayList.fills.map(\.midX) == [60])
  }
}
