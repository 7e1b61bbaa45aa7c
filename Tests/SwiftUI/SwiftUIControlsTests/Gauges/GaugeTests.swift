import AccessibilityTree
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor
@Suite("Gauges", .serialized)
struct GaugeTests {
  private struct AnyGaugeStyle: ViewModifier {
    let index: Int
    func body(content: Content) -> some View {
      switch index {
      case 0: content.gaugeStyle(.automatic)
      case 1: content.gaugeStyle(.linearCapacity)
      case 2: content.gaugeStyle(.accessoryLinear)
      case 3: content.gaugeStyle(.accessoryLinearCapacity)
      case 4: content.gaugeStyle(.accessoryCircular)
      default: content.gaugeStyle(.accessoryCircularCapacity)
      }
    }
  }

  @Test("In each style a gauge is one element with its label, its value in words and a percentage", arguments: 0..<6)
  func element(_ index: Int) throws {
    for settings in [HostSettings(), HostSettings(idiom: .desktop)] {
      let bare = try window(settings: settings) {
        Gauge(value: 3, in: 2...6) { Text("Heat") }.modifier(AnyGaugeStyle(index: index))
      }
      #expect(bare.labels == ["Heat"])
      #expect(bare.elements.first?.properties.value == "25%" && bare.elements.first?.role == .progress)
      let full = try window(settings: settings) {
        Gauge(value: 3, in: 2...6) {
          Text("Heat")
        } currentValueLabel: {
          Text("3")
        } minimumValueLabel: {
          Text("2")
        } maximumValueLabel: {
          Text("6")
        }
        .modifier(AnyGaugeStyle(index: index))
      }
      #expect(full.elements.count == 1)
      #expect(full.elements.first?.label.split(separator: ", ").sorted() == ["3", "Heat"], "bounds are not spoken")
      #expect(full.graph.differences().isEmpty)
    }
  }

  @Test("Values outside of the bounds, and bounds without a length, are shown at an end")
  func limits() throws {
    func value(_ value: Double, _ bounds: ClosedRange<Double>) throws -> String? {
      try window { Gauge(value: value, in: bounds) { Text("Heat") } }.element("Heat")?.properties.value
    }
    #expect(try value(9, 0...4) == "100%")
    #expect(try value(-9, 0...4) == "0%")
    #expect(try value(.nan, 0...4) == "0%")
    #expect(try value(2, 2...2) == "0%")
  }

  @Test("A desktop's bar is green unless it is tinted")
  func tint() throws {
    func lines(_ color: Color?) throws -> [String] {
      try window(settings: HostSettings(idiom: .desktop)) { Gauge(value: 0.5) { Text("Heat") }.tint(color) }
        .displayLines
    }
    #expect(try lines(nil) == lines(.green))
    #expect(try lines(nil) != lines(.red))
  }

  @Test("An animated change moves the bar gradually")
  func animation() throws {
    let remote = Remote<Double>()
    let host = try window { ValueRoot(remote, 0.2) { value in Gauge(value: value.wrappedValue) { Text("Heat") } } }
    withAnimation(.linear(duration: 1)) { remote.value = 0.8 }
    host.update()
    #expect(host.graph.isAnimating)
    host.finishAnimations()
    #expect(host.graph.differences().isEmpty)
  }

  private struct Words: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(verbatim: "\(Int(configuration.value * 100)) of 100")
        configuration.currentValueLabel
      }
    }
  }

  @Test("A style of an app's own draws anything; the element stays a gauge (330)")
  func customStyle() throws {
    let host = try window(width: 300) {
      Gauge(value: 0.5) {
        Text("Heat")
      } currentValueLabel: {
        Text("half")
      }
      .gaugeStyle(Words())
    }
    #expect(host.labels == ["Heat, 50 of 100, half"] && host.elements.first?.role == .progress)
    #expect(host.elements.first?.properties.value == "50%")
  }
}
