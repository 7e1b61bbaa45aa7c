import AccessibilityTree
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Marks along sliders, and the forms of sliders with labels of their values.
@MainActor
@Suite("Marks of sliders", .serialized)
struct SliderTickTests {
  private func values<Content: SliderTickContent>(
    @SliderTickBuilder<Double> _ content: () -> Content
  ) -> [Double] where Content.Value == Double {
    content().body.map(\.id).compactMap { id in (0...10).map(Double.init).first { SliderTick($0).id == id } }
  }

  @Test("Marks are known by their values, alone, together and in lists of data")
  func marks() {
    #expect(SliderTick(2.0).id == SliderTick(String("Two"), 2.0).id && SliderTick(2.0).id != SliderTick(3.0).id)
    #expect(values { SliderTick(1.0) } == [1])
    #expect(
      values {
        SliderTick(1.0)
        SliderTick(String("Two"), 2.0)
      } == [1, 2])
    #expect(values { SliderTickContentForEach([1.0, 4.0], id: \.self) { SliderTick($0) } } == [1, 4])
    let tick = SliderTick(5.0)
    #expect(tick.body.count == 1 && type(of: tick).Value.self == Double.self)
    typealias Pair = TupleSliderTickContent<Double, (SliderTick<Double>, SliderTick<Double>)>
    #expect(Pair.Value.self == Double.self && Pair.TicksCollection.self == [SliderTick<Double>].self)
    #expect(SliderTickContentForEach<[Double], Double, SliderTick<Double>>.Value.self == Double.self)
    let pair: Pair = SliderTickBuilder<Double>.buildPartialBlock(accumulated: SliderTick(1.0), next: SliderTick(2.0))
    #expect(pair.value.0.id == SliderTick(1.0).id && pair.value.1.id == SliderTick(2.0).id)
  }

  private func look(_ view: some View) throws -> [String] {
    try window(width: 400, settings: HostSettings(idiom: .desktop)) { view }.displayLines
  }

  @Test("A slider shows the marks that it is given, and the labels at its ends")
  func shown() throws {
    let value: Binding<Double> = .constant(4)
    let plain: [String] = try look(
      Slider(value: value, in: 0...8, neutralValue: nil, enabledBounds: nil) {
        Text("Name")
      } currentValueLabel: {
        Text("now")
      } minimumValueLabel: {
        Text("Low")
      } maximumValueLabel: {
        Text("High")
      })
    #expect(["\"Name\"", "\"Low\"", "\"High\""].allSatisfy { word in plain.contains { $0.contains(word) } })
    let marked: [String] = try look(
      Slider(value: value, in: 0...8) {
        Text("Name")
      } currentValueLabel: {
        Text("now")
      } minimumValueLabel: {
        Text("Low")
      } maximumValueLabel: {
        Text("High")
      } ticks: {
        SliderTick(2.0)
        SliderTick(6.0)
      })
    #expect(marked.count > plain.count)
    let stepped: [String] = try look(
      Slider(value: value, in: 0...8, step: 2) {
        Text("Name")
      } currentValueLabel: {
        Text("now")
      } minimumValueLabel: {
        Text("Low")
      } maximumValueLabel: {
        Text("High")
      } tick: {
        SliderTick($0)
      })
    #expect(stepped.count > marked.count)
  }

  @Test("A slider goes only where its enabled bounds are, and tells of editing")
  func bounds() throws {
    let remote = Remote<Double>()
    let log = EventRecorder()
    let host = try window(width: 400, settings: HostSettings(idiom: .desktop)) {
      ValueRoot(remote, 4.0) { value in
        Slider(value: value, in: 0...8, step: 2, enabledBounds: 2...6) {
          Text("Name")
        } currentValueLabel: {
          Text("now")
        } minimumValueLabel: {
          Text("Low")
        } maximumValueLabel: {
          Text("High")
        } onEditingChanged: {
          log.note("\($0)")
        }
      }
    }
    for _ in 0..<4 {
      let id = try #require(host.element("Name")?.id)
      host.change { host.send(.accessibilityAction(element: id, action: .increment)) }
    }
    #expect(remote.value == 6 && log.take().contains("true"))
  }
}
