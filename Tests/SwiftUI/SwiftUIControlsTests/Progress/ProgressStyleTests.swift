import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor
@Suite("Progress views and their styles", .serialized)
struct ProgressStyleTests {
  private let desktop = HostSettings(idiom: .desktop)

  @Test("Progress that is not known is a wheel of eight spokes, 20 points wide, that turns with time (265)")
  func wheel() throws {
    let host = try window { ProgressView().border(.red) }
    #expect(host.displayLines.filter { $0.contains("fill") && $0.contains("path") }.count == 8)
    let before: [String] = host.displayLines
    host.advance(by: .milliseconds(250))
    #expect(host.displayLines != before)
    #expect(host.graph.differences().isEmpty)
    // A wheel never comes to rest, and nobody waits for it.
    #expect(!host.graph.isAnimating)
    host.advance(by: .milliseconds(750))
    #expect(host.displayLines == before, "a turn takes a second")
    let element = try #require(host.elements.first)
    #expect(element.properties.traits.contains(.updatesFrequently) && element.properties.value == nil)
    #expect(host.accessibilityTree.frame(of: element.id) == CGRect(x: 90, y: 40, width: 20, height: 20))
  }

  @Test("A wheel has its label below, and large controls have a large wheel")
  func labels() throws {
    let host = try window { ProgressView("Loading") }
    #expect(host.labels == ["Loading"])
    let text = try #require(host.frame("Loading"))
    #expect(text.height > 40)
    let large = try window { ProgressView().controlSize(.large) }
    #expect(large.elements.first.flatMap { large.accessibilityTree.frame(of: $0.id) }?.width == 37)
    let own = try window {
      ProgressView {
        Text("Waiting").bold()
      }
    }
    #expect(own.labels == ["Waiting"])
    let title: String = "Plain"
    #expect(try window { ProgressView(title) }.labels == ["Plain"])
  }

  @Test("A bar where it is known how much is done; a circular style is a wheel, on a desktop a ring that closes")
  func styles() throws {
    func lines(_ style: some ProgressViewStyle, _ settings: HostSettings = HostSettings()) throws -> [String] {
      try window(settings: settings) { ProgressView(value: 0.5).progressViewStyle(style) }.displayLines
    }
    #expect(try lines(.automatic) == lines(.linear))
    #expect(try lines(DefaultProgressViewStyle()) == lines(LinearProgressViewStyle()))
    #expect(try lines(.circular).filter { $0.contains("fill") && $0.contains("path") }.count == 8)
    #expect(try lines(CircularProgressViewStyle()) == lines(.circular))
    // A desktop draws a ring that closes.
    #expect(try lines(.circular, desktop).contains { $0.contains("stroke") })
    let wheel = try window { ProgressView(value: 0.5).progressViewStyle(.circular) }
    #expect(wheel.elements.first?.properties.value == "50%")
  }

  @Test("A linear style without a value lets a part of the bar go along it")
  func unknownBar() throws {
    let host = try window { ProgressView().progressViewStyle(.linear) }
    host.advance(by: .milliseconds(500))
    let first: [String] = host.displayLines
    host.advance(by: .milliseconds(200))
    #expect(host.displayLines != first)
  }

  @Test("A style of a colour is drawn in it, and a tint reaches the bar")
  func colors() throws {
    let own = try window { ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: .red)) }
    let tinted = try window { ProgressView(value: 0.5).tint(.red) }
    #expect(own.displayLines == tinted.displayLines)
    #expect(own.displayLines != (try window { ProgressView(value: 0.5) }.displayLines))
    let wheel = try window { ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .red)) }
    #expect(wheel.displayLines.contains { $0.lowercased().contains("ff3b30") })
  }

  @Test("A tint reaches the wheel on a phone, where its style has no colour of its own, and not on a desktop")
  func tintedWheel() throws {
    let plain: [String] = try window { ProgressView() }.displayLines
    let red: [String] = try window { ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .red)) }
      .displayLines
    #expect(try window { VStack { ProgressView() }.tint(.red) }.displayLines == red && red != plain)
    let both = try window { ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .red)).tint(.blue) }
    #expect(both.displayLines == red)
    let unknown = try window(settings: desktop) { ProgressView().tint(.red) }
    #expect(unknown.displayLines == (try window(settings: desktop) { ProgressView() }.displayLines))
  }

  private struct Percent: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        Text("\(Int((configuration.fractionCompleted ?? -1) * 100)) of 100")
        configuration.currentValueLabel
      }
    }
  }

  private struct Framed: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View { ProgressView(configuration).border(.red) }
  }

  @Test("A style of one's own gets the fraction and both labels, nil where there are none; one may add to another")
  func custom() throws {
    let host = try window {
      ProgressView(value: 1, total: 4) {
        Text("Copying")
      } currentValueLabel: {
        Text("now")
      }
      .progressViewStyle(Percent())
    }
    #expect(host.labels == ["Copying, 25 of 100, now"])
    let bare = try window { ProgressView().progressViewStyle(Percent()) }
    #expect(bare.labels == ["-100 of 100"])
    let framed = try window { ProgressView("Copying", value: 0.5).progressViewStyle(Framed()) }
    #expect(framed.labels == ["Copying"] && framed.displayLines.contains { $0.contains("stroke") })
    #expect(framed.elements.first?.properties.value == "50%")
  }

  @Test("A hidden label takes no room and is spoken (417)")
  func hiddenLabel() throws {
    let host = try window { ProgressView("Loading", value: 0.5).labelsHidden() }
    #expect(host.labels == ["Loading"])
    #expect(!host.displayLines.contains { $0.contains("Loading") })
    #expect(host.frame("Loading")?.height == 4)
  }

  @Test("Progress that follows the clock goes from full to empty, or the other way, and says the time")
  func timer() throws {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let host = try window {
      VStack {
        ProgressView(timerInterval: start...start.addingTimeInterval(100)) { Text("Down") }
        ProgressView(timerInterval: start...start.addingTimeInterval(100), countsDown: false) {
          Text("Up")
        } currentValueLabel: {
          EmptyView()
        }
        ProgressView(timerInterval: start...start.addingTimeInterval(100))
      }
    }
    func value(_ label: String) -> String? {
      host.elements.first { $0.label.hasPrefix(label) }?.properties.value
    }
    #expect(value("Down") == "100%" && value("Up") == "0%")
    host.advance(by: .seconds(25))
    #expect(value("Down") == "75%" && value("Up") == "25%")
    #expect(host.element("Down, 1:15") != nil && host.element("1:15") != nil)
    host.advance(by: .seconds(80))
    #expect(value("Down") == "0%" && value("Up") == "100%")
  }
}
