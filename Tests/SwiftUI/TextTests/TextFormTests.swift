import CoreGraphics
import DisplayList
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Every choice about text, on a text itself and on the views around it.
@MainActor
@Suite("Forms of text", .serialized)
struct TextFormTests {
  private func lines(_ view: some View) throws -> [String] { try window(width: 300) { view }.displayLines }
  private func size(_ text: some View, _ label: String) throws -> CGSize {
    try #require(window(width: 300, height: 200) { text }.frame(label)).size
  }

  @Test("A text is slanted, spread, raised, underlined and struck through, unless told not to (224)")
  func modifiers() throws {
    let plain = try lines(Text("word"))
    #expect(try lines(Text("word").italic()) == lines(Text("word").italic(true)))
    #expect(try lines(Text("word").italic()) != plain)
    #expect(try lines(Text("word").italic(false)) == plain)
    let wide = try size(Text("word").kerning(4), "word").width
    #expect(try size(Text("word").tracking(4), "word").width == wide)
    #expect(try wide > size(Text("word"), "word").width + 8)
    #expect(try lines(Text("word").baselineOffset(5)) != plain)
    #expect(try lines(Text("word").underline()).joined().contains("underline"))
    #expect(try lines(Text("word").strikethrough()) != plain)
    #expect(try lines(Text("word").underline()) != lines(Text("word").strikethrough()))
    #expect(try lines(Text("word").underline(false).strikethrough(false)) == plain)
    #expect(try lines(Text("word").foregroundColor(nil)) == plain)
  }

  @Test("Text settings of enclosing views hold for texts that set none (228, 231)")
  func around() throws {
    func around(_ change: (VStack<Text>) -> some View) throws -> [String] { try lines(change(VStack { Text("11") })) }
    #expect(try around { $0.monospacedDigit() } == lines(Text("11").monospacedDigit()))
    #expect(try around { $0.monospaced() } == lines(Text("11").font(.body.monospaced())))
    #expect(try around { $0.monospaced(false) } == lines(Text("11")))
    #expect(try around { $0.fontDesign(.monospaced) } == lines(Text("11").font(.system(.body, design: .monospaced))))
    #expect(try around { $0.fontDesign(nil) } == lines(Text("11")))
  }

  @Test("Fonts are systems' by style or size, and change by the choices that they name")
  func fonts() throws {
    func drawn(_ font: Font) throws -> [String] { try lines(Text("word").font(font)) }
    #expect(try drawn(.system(.title, design: .serif)) == drawn(.system(.title, design: .serif, weight: nil)))
    #expect(try drawn(.system(size: 20, weight: .heavy)) == drawn(.system(size: 20).weight(.heavy)))
    #expect(try drawn(.body.italic(true)) == drawn(.body.italic()) && drawn(.body.italic(false)) == drawn(.body))
    #expect(try drawn(.body.monospaced(true)) == drawn(.body.monospaced()))
    #expect(try drawn(.body.monospaced(false)) == drawn(.body))
    #expect(Font.body.lowercaseSmallCaps() == .body.lowercaseSmallCaps(true))
    #expect(Font.body.lowercaseSmallCaps(false) != .body.lowercaseSmallCaps())
    var width = Font.Width(0.1)
    width.value = 0.2
    #expect(width == .expanded)
  }

  private static let words = "one two three four five six seven eight"

  @Test("Lines are set to the side that the environment says, further apart, or all in one with an ellipsis")
  func paragraphs() throws {
    func starts(_ alignment: TextAlignment) throws -> [String] {
      try lines(Text(Self.words).frame(width: 100).multilineTextAlignment(alignment))
    }
    #expect(try Set([starts(.leading), starts(.center), starts(.trailing)]).count == 3)
    let tight = try size(Text(Self.words).frame(width: 100), Self.words).height
    let loose = try size(Text(Self.words).frame(width: 100).lineSpacing(6), Self.words).height
    #expect(loose >= tight + 6)
    func cut(_ mode: Text.TruncationMode) throws -> String {
      try lines(Text(Self.words).frame(width: 100).lineLimit(1).truncationMode(mode)).joined()
    }
    #expect(try cut(.tail).contains("one") && !cut(.tail).contains("eight"))
    #expect(try cut(.head).contains("eight") && !cut(.head).contains("one"))
    #expect(try cut(.middle).contains("one") && cut(.middle).contains("eight"))
    let small = try lines(Text(Self.words).frame(width: 200).lineLimit(1).minimumScaleFactor(0.3)).joined()
    #expect(small.contains("eight"), "it is drawn smaller rather than cut off")
  }

  @Test("A text is read otherwise by a string, a key or a text (317)")
  func labels() throws {
    let name = "five"
    let views: [Text] = [
      Text("5").accessibilityLabel(name), Text("5").accessibilityLabel("five"),
      Text("5").accessibilityLabel(Text("five")), Text("5").accessibilityLabel(name.dropLast(0)),
    ]
    for view in views { #expect(try window { view }.labels == ["five"]) }
  }

  @Test("A key may be made of a string at run time")
  func keys() throws {
    let name = "words"
    #expect(LocalizedStringKey(name) == "words")
    #expect(try window { Text(LocalizedStringKey(name)) }.labels == ["words"])
  }
}
