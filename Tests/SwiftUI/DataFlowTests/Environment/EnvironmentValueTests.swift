import Foundation
import HostInterface
import Observation
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// The values that the framework itself puts into the environment.
@MainActor
@Suite("Values of the environment", .serialized)
struct EnvironmentValueTests {
  /// Shows what a value is where it stands.
  private struct Reading: View {
    @Environment(\.self) private var values: EnvironmentValues
    let read: (EnvironmentValues) -> String
    var body: some View { Text(verbatim: read(values)) }
  }

  private func reading(
    settings: HostSettings = HostSettings(), _ read: @escaping (EnvironmentValues) -> String,
    in change: (Reading) -> some View = { $0 }
  ) throws -> String {
    try #require(window(width: 600, settings: settings) { change(Reading(read: read)) }.labels.first)
  }

  @Test("The settings that a person has chosen are read from the environment (188, 192)")
  func settings() throws {
    var settings = HostSettings()
    settings.reducesMotion = true
    settings.reducesTransparency = true
    settings.differentiatesWithoutColor = true
    settings.increasesContrast = true
    settings.hasBoldText = true
    settings.localeIdentifier = "de_DE"
    settings.timeZoneIdentifier = "Asia/Tokyo"
    settings.displayScale = 4
    let said = try reading(settings: settings) { values in
      [
        "\(values.accessibilityReduceMotion)", "\(values.accessibilityReduceTransparency)",
        "\(values.accessibilityDifferentiateWithoutColor)",
        "\(values.colorSchemeContrast)", values.legibilityWeight == .bold ? "bold" : "regular",
        values.locale.identifier, values.timeZone.identifier, "\(values.pixelLength)",
      ].joined(separator: " ")
    }
    #expect(said == "true true true increased bold de_DE Asia/Tokyo 0.25")
    #expect(
      try reading { "\($0.accessibilityReduceMotion) \($0.colorSchemeContrast) \($0.legibilityWeight == .regular)" }
        == "false standard true")
  }

  @Test("Size classes are those of the device, or what a modifier sets")
  func sizeClasses() throws {
    let read: (EnvironmentValues) -> String = { values in
      func name(_ size: UserInterfaceSizeClass?) -> String { size == .compact ? "compact" : "regular" }
      return "\(name(values.horizontalSizeClass)) \(name(values.verticalSizeClass))"
    }
    #expect(try reading(settings: HostSettings(idiom: .phone), read) == "compact regular")
    #expect(try reading(settings: HostSettings(idiom: .desktop), read) == "regular regular")
    #expect(
      try reading(read) {
        $0.environment(\.horizontalSizeClass, .regular).environment(\.verticalSizeClass, .compact)
      } == "regular compact")
  }

  @Test("Text settings reach all text below, by modifier or by key path (228)")
  func text() throws {
    let read: (EnvironmentValues) -> String = { values in
      [
        "\(values.multilineTextAlignment == .center)", "\(values.lineSpacing)", "\(values.minimumScaleFactor)",
        "\(values.truncationMode == .middle)", "\(values.font == .title)", "\(values.imageScale == .large)",
      ].joined(separator: " ")
    }
    #expect(
      try reading(read) {
        $0.multilineTextAlignment(.center).lineSpacing(4).minimumScaleFactor(0.5).truncationMode(.middle)
          .font(.title).imageScale(.large)
      } == "true 4.0 0.5 true true true")
    #expect(
      try reading(read) {
        $0.environment(\.multilineTextAlignment, .center).environment(\.lineSpacing, 4)
          .environment(\.minimumScaleFactor, 0.5).environment(\.truncationMode, .middle).environment(\.font, .title)
          .environment(\.imageScale, .large)
      } == "true 4.0 0.5 true true true")
    #expect(try reading(read) == "false 0.0 1.0 false false false")
  }

  @Test("Scroll settings reach all scroll views below")
  func scrolling() throws {
    let read: (EnvironmentValues) -> String = { values in
      [
        values.isScrollEnabled, values.horizontalScrollIndicatorVisibility == .hidden,
        values.verticalScrollIndicatorVisibility == .visible, values.horizontalScrollBounceBehavior == .basedOnSize,
        values.verticalScrollBounceBehavior == .always,
      ].map { $0 ? "1" : "0" }.joined()
    }
    #expect(try reading(read) == "10000")
    #expect(
      try reading(read) {
        $0.scrollDisabled(true).scrollIndicators(.hidden, axes: .horizontal).scrollIndicators(.visible, axes: .vertical)
          .scrollBounceBehavior(.basedOnSize, axes: .horizontal).scrollBounceBehavior(.always)
      } == "01111")
    #expect(
      try reading(read) {
        $0.environment(\.isScrollEnabled, false).environment(\.horizontalScrollIndicatorVisibility, .hidden)
          .environment(\.verticalScrollIndicatorVisibility, .visible)
          .environment(\.horizontalScrollBounceBehavior, .basedOnSize)
          .environment(\.verticalScrollBounceBehavior, .always)
      } == "01111")
    #expect(ScrollBounceBehavior.automatic != .always)
  }

  @Test("Time, language and calendar are those of the environment")
  func calendar() throws {
    let read: (EnvironmentValues) -> String = { values in
      "\(values.calendar.identifier) \(values.timeZone.secondsFromGMT()) \(values.locale.identifier)"
    }
    let changed = try reading(read) {
      $0.environment(\.calendar, Calendar(identifier: .buddhist))
        .environment(\.timeZone, TimeZone(secondsFromGMT: 3600) ?? .gmt)
        .environment(\.locale, Locale(identifier: "fr_FR"))
    }
    #expect(changed == "buddhist 3600 fr_FR")
  }

  @Test("Redaction adds up on the way down, and can be taken away")
  func redaction() throws {
    let read: (EnvironmentValues) -> String = { values in
      "\(values.redactionReasons.contains(.placeholder)) \(values.redactionReasons.contains(.privacy))"
    }
    #expect(try reading(read) { $0.redacted(reason: .placeholder).redacted(reason: .privacy) } == "true true")
    #expect(try reading(read) { $0.unredacted().redacted(reason: .placeholder) } == "false false")
    #expect(try reading(read) { $0.environment(\.redactionReasons, .privacy) } == "false true")
  }

  @Observable
  final class Model {
    var text: String = "model"
  }

  @Test("An observable object in the environment is found under its type, also in the values themselves")
  func objects() throws {
    let model = Model()
    #expect(try reading({ $0[Model.self]?.text ?? "none" }, in: { $0.environment(model) }) == "model")
    var values = EnvironmentValues()
    #expect(values[Model.self] == nil)
    values[Model.self] = model
    #expect(values[Model.self] === model)
  }

  @Test("Background and tint are styles of the environment, by colour or by style, and may be taken away")
  func styles() throws {
    func drawn(_ view: some View) throws -> String { try #require(window { view }.displayLines.last) }
    let plain = try drawn(Rectangle().fill(.background))
    let red = try drawn(Rectangle().fill(.background).backgroundStyle(.red))
    #expect(red != plain)
    #expect(try drawn(Rectangle().fill(.background).environment(\.backgroundStyle, AnyShapeStyle(.red))) == red)
    let tinted = try drawn(Rectangle().fill(.tint).tint(.green))
    #expect(try drawn(Rectangle().fill(.green)) == tinted)
    #expect(try drawn(Rectangle().fill(.tint).tint(Color?.none).tint(.green)) == drawn(Rectangle().fill(.tint)))
    let style: LinearGradient? = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    #expect(try drawn(Rectangle().fill(.tint).tint(style)).contains("linear"))
  }

  @Test("The foreground has up to three levels, and may be a colour or none")
  func foreground() throws {
    func drawn(_ view: some View) throws -> [String] { try window { view }.displayLines }
    let levels = try drawn(
      VStack {
        Rectangle().fill(.primary)
        Rectangle().fill(.secondary)
        Rectangle().fill(.tertiary)
      }
      .foregroundStyle(.red, .green, .blue))
    let named = try drawn(
      VStack {
        Rectangle().fill(.red)
        Rectangle().fill(.green)
        Rectangle().fill(.blue)
      })
    #expect(levels == named)
    let two = try drawn(Rectangle().fill(.secondary).foregroundStyle(.red, .green))
    #expect(two == (try drawn(Rectangle().fill(.green))))
    #expect(try drawn(Rectangle().foregroundColor(.red)) == drawn(Rectangle().fill(.red)))
    #expect(try drawn(Rectangle().foregroundColor(nil)) == drawn(Rectangle()))
  }
}
