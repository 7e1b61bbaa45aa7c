import CoreGraphics
import DisplayList
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Styles of runs: from modifiers, from views around, from attributed strings.
@MainActor
@Suite("Styles of text", .serialized)
struct TextStyleTests {
  private func lines(_ view: some View) throws -> [String] { try window(width: 300) { view }.displayLines }
  private func width(_ text: some View, _ label: String) throws -> CGFloat {
    try #require(window(width: 300, height: 200) { text }.frame(label)).width
  }

  @Test("A view's choices hold for texts inside that choose nothing themselves (228, 231)")
  func defaults() throws {
    func around(_ change: (VStack<Text>) -> some View) throws -> [String] { try lines(change(VStack { Text("word") })) }
    #expect(try around { $0.kerning(3) } == lines(Text("word").kerning(3)))
    #expect(try around { $0.tracking(3) } == lines(Text("word").tracking(3)))
    #expect(try around { $0.tracking(3).kerning(9) } == lines(Text("word").tracking(3)), "tracking wins over kerning")
    #expect(try around { $0.baselineOffset(4) } == lines(Text("word").baselineOffset(4)))
    #expect(try around { $0.underline() } == lines(Text("word").underline()))
    #expect(
      try around { $0.strikethrough(pattern: .dash, color: .red) }
        == lines(Text("word").strikethrough(pattern: .dash, color: .red)))
    #expect(try around { $0.underline(false) } == lines(Text("word")))
    #expect(try lines(VStack { Text("word").underline(false) }.underline()) == lines(Text("word")))
    #expect(try around { $0.textScale(.secondary) } == lines(Text("word").textScale(.secondary)))
    #expect(try around { $0.textScale(.secondary, isEnabled: false) } == lines(Text("word")))
    #expect(try around { $0.fontWidth(.standard) } == lines(Text("word").fontWidth(.standard)))
    #expect(try lines(Text("word").fontDesign(.serif)) == lines(Text("word").font(.system(.body, design: .serif))))
    #expect(try lines(Text("word").monospaced()) == lines(Text("word").font(.body.monospaced())))
  }

  @Test("Lines under and through text have patterns and colours of their own")
  func patterns() throws {
    let dotted: [String] = try lines(Text("word").underline(pattern: .dot, color: .red))
    #expect(dotted.count == 2 && dotted[1].contains("stroke") && dotted[1].contains("dash"))
    #expect(dotted[1].contains("FF3B30"))
    #expect(try lines(Text("word").underline(color: .red))[1].contains("dash") == false)
    let patterns: [Text.LineStyle.Pattern] = [.solid, .dot, .dash, .dashDot, .dashDotDot]
    #expect(Set(try patterns.map { try lines(Text("word").strikethrough(pattern: $0, color: .red))[1] }).count == 5)
    #expect(Text.LineStyle.single == Text.LineStyle(pattern: .solid, color: nil))
  }

  @Test("Letters are shown large or small by the locale around, and read so")
  func cases() throws {
    #expect(try window { Text("Title i").textCase(.uppercase) }.labels == ["TITLE I"])
    #expect(try window { Text("Title").textCase(.lowercase) }.labels == ["title"])
    #expect(try window { VStack { Text("Title").textCase(nil) }.textCase(.uppercase) }.labels == ["Title"])
    var turkish = HostSettings()
    turkish.localeIdentifier = "tr_TR"
    #expect(try window(settings: turkish) { Text("i").textCase(.uppercase) }.labels == ["\u{130}"])
  }

  @Test("The size of text is set, or kept within a range, for all views inside")
  func dynamicType() throws {
    func sized(_ change: (Text) -> some View) throws -> [String] { try lines(change(Text("word"))) }
    #expect(try sized { $0.dynamicTypeSize(.large) } == lines(Text("word")))
    #expect(try sized { $0.dynamicTypeSize(.accessibility3) } != lines(Text("word")))
    #expect(try sized { $0.dynamicTypeSize(.xLarge...) } == sized { $0.dynamicTypeSize(.xLarge) })
    #expect(try sized { $0.dynamicTypeSize(...DynamicTypeSize.small) } == sized { $0.dynamicTypeSize(.small) })
    #expect(try sized { $0.dynamicTypeSize(.small ... .xLarge) } == lines(Text("word")))
  }

  @Test("Letters move closer together before a line is cut, as far as Apple's do (text/fit)")
  func tightening() throws {
    func shown(_ width: CGFloat, _ tightens: Bool) throws -> String {
      try lines(Text("The quick brown fox").lineLimit(1).allowsTightening(tightens).frame(width: width)).joined()
    }
    let natural: CGFloat = try width(Text("The quick brown fox"), "The quick brown fox")
    #expect(try shown(natural - 6, false).contains("\u{2026}"))
    #expect(try !shown(natural - 6, true).contains("\u{2026}"))
    #expect(try shown(natural - 6, true).contains("tracking -"))
    #expect(try shown(natural - 20, true).contains("\u{2026}"))
  }

  @Test("Attributed strings are shown in the styles of their attributes, and texts around fill what they leave open")
  func attributed() throws {
    var string = AttributedString("big ")
    string.font = .title
    var colored = AttributedString("red")
    colored.foregroundColor = .red
    colored.backgroundColor = .yellow
    colored.underlineStyle = .single
    colored.kern = 2
    colored.baselineOffset = 1
    string += colored
    var last = AttributedString(" struck")
    last.strikethroughStyle = Text.LineStyle(pattern: .dot, color: .green)
    last.tracking = 1
    string += last
    let host = try window(width: 300) { Text(string).bold() }
    #expect(host.labels == ["big red struck"])
    let lines: [String] = host.displayLines
    #expect(lines[0].contains("fill") && lines[0].contains("FFCC00"), "the ground lies under all letters")
    #expect(lines[1].contains("font 28") && lines[1].contains("weight"))
    #expect(lines[2].contains("FF3B30") && lines[2].contains("underline") && lines[2].contains("tracking 2"))
    #expect(lines[3].contains("tracking 1") && lines[4].contains("34C759"))
    #expect(try self.lines(Text(AttributedString("plain"))) == self.lines(Text("plain")))
    var intents = AttributedString("both")
    intents.inlinePresentationIntent = [.stronglyEmphasized, .emphasized]
    #expect(try self.lines(Text(intents)) == self.lines(Text("both").bold().italic()))
  }

  @Test("Values with attributes, and attributed strings within strings")
  func attributedValues() throws {
    var red = AttributedString("red")
    red.foregroundColor = .red
    let lines: [String] = try lines(Text("a \(red) b"))
    #expect(lines.count == 3 && lines[1].contains("FF3B30"))
    #expect(
      try window { Text(Date(timeIntervalSinceReferenceDate: 0), format: .dateTime.year().attributedStyle) }
        .labels == ["2001"])
  }

  @Test("Links are in the tint, open their address when they are tapped, and are read as links")
  func links() throws {
    let host = try window(width: 300) { Text("[site](https://a.b)") }
    #expect(host.displayLines.first?.contains("007AFF") == true)
    let element = try #require(host.elements.first)
    #expect(element.properties.traits.contains(.isLink) && element.label == "site")
    let frame = try #require(host.frame("site"))
    #expect(host.send(.tap(CGPoint(x: frame.midX, y: frame.midY))))
    #expect(host.openedURLs == [URL(string: "https://a.b")])
    #expect(host.graph.send(.accessibilityAction(element: element.id, action: .activate)))
    #expect(host.openedURLs.count == 2)
  }

  @Test("A text with links is read as a whole and offers each as an action; only the links take taps")
  func linksInText() throws {
    var opened: [String] = []
    let host = try window(width: 300) {
      Text("go [one](https://a.b/1) or [two](https://a.b/2)").environment(
        \.openURL,
        OpenURLAction { url in
          opened.append(url.lastPathComponent)
          return .handled
        })
    }
    let element = try #require(host.elements.first)
    #expect(element.label == "go one or two" && !element.properties.traits.contains(.isLink))
    #expect(element.properties.customActions.map(\.kind.description) == ["\"one\"", "\"two\""])
    #expect(host.graph.send(.accessibilityAction(element: element.id, action: .named("two"))))
    let frame = try #require(host.frame("go one or two"))
    #expect(!host.send(.tap(CGPoint(x: frame.minX + 4, y: frame.midY))))
    #expect(host.send(.tap(CGPoint(x: frame.minX + 34, y: frame.midY))))
    #expect(opened == ["2", "1"])
  }

  @Test("Attributes say how a text is spoken")
  func speech() throws {
    var string = AttributedString("AB")
    string.accessibilitySpeechSpellsOutCharacters = true
    string.accessibilitySpeechAdjustedPitch = -0.5
    string.accessibilitySpeechIncludesPunctuation = true
    let speech = try #require(try window { Text(string) }.elements.first?.properties.speech)
    #expect(speech.spellsOutCharacters && speech.pitch == -0.5 && speech.alwaysIncludesPunctuation)
    let queued = try window { Text("a").speechAnnouncementsQueued() }
    #expect(queued.elements.first?.properties.speech?.announcementsQueued == true)
  }

  @Test("Pictures stand in the line and are read by their label (285)")
  func pictures() throws {
    let host = try window(width: 300) { Text("Rate \(Image(systemName: "star.fill")) now").font(.title) }
    let lines: [String] = host.displayLines
    #expect(lines.count == 3 && lines[1].contains("symbol"))
    let label = try #require(host.labels.first)
    #expect(label.hasPrefix("Rate ") && label.hasSuffix(" now") && label.count > 9)
    let star = try window(settings: HostSettings(idiom: .desktop)) { Text(Image(systemName: "star")) }
    let spoken: String = try #require(star.labels.first)
    let alone: CGRect = try #require(star.frame(spoken))
    #expect(abs(alone.width - 16.5) <= 0.5, "as wide as Apple's star at 13 points (text/inline-image)")
  }

  @Test("Text that may be selected offers to be copied; other text does not")
  func copying() throws {
    let host = try window {
      VStack {
        Text("open").textSelection(.enabled)
        VStack { Text("closed").textSelection(.disabled) }.textSelection(.enabled)
      }
    }
    let elements = host.elements
    #expect(elements.map { $0.properties.customActions.count } == [1, 0])
    #expect(host.graph.send(.accessibilityAction(element: elements[0].id, action: .named("Copy"))))
    #expect(host.copiedTexts == ["open"])
  }
}
