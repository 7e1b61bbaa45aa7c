import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// The forms of localised keys and values that other tests do not use.
@MainActor
@Suite("Forms of localised keys", .serialized)
struct LocalizedFormTests {
  private func label(_ key: LocalizedStringKey) throws -> String? {
    var settings = HostSettings()
    settings.localeIdentifier = "de_DE"
    return try window(settings: settings) { Text(key) }.labels.first
  }

  @Test("A key shows texts, images, formats and formatters among its words, by the locale of the view")
  func keys() throws {
    #expect(try label("Now \(Text("bold").bold())!") == "Now bold!")
    #expect(try label("a \(Image(systemName: "star")) b")?.contains("a ") == true)
    #expect(try label("\(0.5, format: .percent)") == "50\u{a0}%")
    #expect(try label("\(1234.5, format: .number)") == "1.234,5")
    #expect(try label("Nested \(AttributedString("words"))") == "Nested words")
  }

  @Test("A key counts down to a date as the window's clock goes on")
  func timer() throws {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let host = try window { Text("Left: \(timerInterval: start...start.addingTimeInterval(90))") }
    #expect(host.labels == ["Left: 1:30"])
    host.advance(by: .seconds(30))
    #expect(host.labels == ["Left: 1:00"])
    let stopped = try window {
      Text(
        "\(timerInterval: start...start.addingTimeInterval(90), pauseTime: start.addingTimeInterval(10), countsDown: false)"
      )
    }
    stopped.advance(by: .seconds(30))
    #expect(stopped.labels == ["0:10"])
  }

  @Test("A string is looked up from a value with formats, specifiers and other values in it")
  func values() {
    let german = Locale(identifier: "de_DE")
    let plain = String.LocalizationValue("Plain %lld")
    #expect(String(localized: plain, locale: german) == "Plain %lld")
    #expect(String(localized: "Sum \(1234.5, format: .number)", locale: german).hasPrefix("Sum 1"))
    #expect(String(localized: "\(3.14159, specifier: "%.2f")", locale: Locale(identifier: "en_US")) == "3.14")
    #expect(String(localized: "Hello \("you")", locale: german) == "Hello you")
    #expect(String(localized: "Count \(3)", locale: german) == "Count 3")
    #expect(String.LocalizationValue("a") == "a" && plain != "b")
  }

  @Test("A resource knows its key, what is shown without a table, and where it would be looked up")
  func resources() throws {
    let place = URL(fileURLWithPath: "/nowhere")
    let resource = LocalizedStringResource(
      "greeting.key", defaultValue: "Hello \("you")", table: "Words", locale: Locale(identifier: "en_US"),
      bundle: .atURL(place))
    #expect(resource.key == "greeting.key" && resource.table == "Words" && resource.bundle == .atURL(place))
    #expect(resource.defaultValue == "Hello \("you")")
    #expect(String(localized: resource) == "Hello you")
    #expect(try window { Text(resource) }.labels == ["Hello you"])
    final class Here {}
    let here = LocalizedStringResource("Plain", bundle: .forClass(Here.self))
    #expect(here.bundle == .forClass(Here.self) && here.bundle != .forClass(NSObject.self) && here.bundle != .main)
    #expect(LocalizedStringResource("Plain").bundle == .main && LocalizedStringResource("Plain").table == nil)
  }
}
