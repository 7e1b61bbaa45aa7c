import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Attributes of strings, by all the names that programs have for them.
@MainActor
@Suite("Forms of attributes", .serialized)
struct AttributeFormTests {
  @Test("Each attribute has a value of its type, is found by name, and is the same in every scope")
  func scopes() {
    typealias Own = AttributeScopes.SwiftUIAttributes
    let font: Own.FontAttribute.Value = .title
    let ground: Own.BackgroundColorAttribute.Value = .yellow
    let color: Own.ForegroundColorAttribute.Value = .red
    let raised: Own.BaselineOffsetAttribute.Value = 3
    let kern: Own.KerningAttribute.Value = 1
    let tracking: Own.TrackingAttribute.Value = 2
    let through: Own.StrikethroughStyleAttribute.Value = .single
    let under: Own.UnderlineStyleAttribute.Value = .single
    var string = AttributedString("word")
    string.swiftUI.font = font
    string.backgroundColor = ground
    string.foregroundColor = color
    string.baselineOffset = raised
    string.kern = kern
    string.tracking = tracking
    string.strikethroughStyle = through
    string.underlineStyle = under
    #expect(string.font == .title && string.swiftUI.backgroundColor == .yellow)
    #expect(string.swiftUI.foregroundColor == .red)
    #expect(string.swiftUI.baselineOffset == 3 && string.swiftUI.kern == 1 && string.swiftUI.tracking == 2)
    #expect(string.swiftUI.strikethroughStyle == .single && string.swiftUI.underlineStyle == .single)
    let scopes: [PartialKeyPath<Own>] = [\Own.foundation, \Own.presentation, \Own.accessibility]
    #expect(Set(scopes).count == 3)
    let ways: [PartialKeyPath<AttributeScopes>] = [\AttributeScopes.swiftUI, \AttributeScopes.accessibility]
    #expect(ways[0] != ways[1])
  }

  @Test("Accessibility attributes of a string have values of their own and reach its element")
  func speech() throws {
    typealias Spoken = AttributeScopes.AccessibilityAttributes
    let pitch: Spoken.AdjustedPitchAttribute.Value = 0.5
    let level: Spoken.HeadingLevelAttribute.Value = .h2
    let punctuation: Spoken.IncludesPunctuationAttribute.Value = true
    let spelled: Spoken.SpellsOutCharactersAttribute.Value = true
    var string = AttributedString("word")
    string.accessibility.accessibilitySpeechAdjustedPitch = pitch
    string.accessibilityHeadingLevel = level
    string.accessibilitySpeechIncludesPunctuation = punctuation
    string.accessibilitySpeechSpellsOutCharacters = spelled
    #expect(string.accessibility.accessibilityHeadingLevel == .h2)
    #expect(Spoken.HeadingLevelAttribute.name.contains("eading"))
    let element = try #require(window { Text(string) }.element("word"))
    #expect(element.properties.headingLevel == 2)
    #expect(element.properties.speech?.spellsOutCharacters == true && element.properties.speech?.pitch == 0.5)
    #expect(element.properties.speech?.alwaysIncludesPunctuation == true)
  }

  @Test("Blocks of a document have kinds, identities and depths")
  func blocks() {
    typealias Presented = AttributeScopes.PresentationAttributes
    let list = PresentationIntent(.unorderedList, identity: 1)
    let item = PresentationIntent(.listItem(ordinal: 2), identity: 2, parent: list)
    let inner = PresentationIntent(.orderedList, identity: 3, parent: item)
    #expect(list.indentationLevel == 1 && item.indentationLevel == 1 && inner.indentationLevel == 2)
    #expect(inner.components.map(\.identity) == [3, 2, 1])
    let block = PresentationIntent.IntentType(kind: .paragraph, identity: 7)
    #expect(PresentationIntent(types: [block]) == PresentationIntent(.paragraph, identity: 7) && block.identity == 7)
    let columns: [PresentationIntent.TableColumn] = [.left, .center, .right].map { .init(alignment: $0) }
    #expect(columns.map(\.alignment) == [.left, .center, .right] as [PresentationIntent.TableColumn.Alignment])
    #expect(PresentationIntent(.table(columns: columns), identity: 1).indentationLevel == 0)
    let intent: Presented.PresentationIntentAttribute.Value = list
    let inline: Presented.InlinePresentationIntentAttribute.Value = .emphasized
    var string = AttributedString("word")
    string.presentationIntent = intent
    string.inlinePresentationIntent = inline
    #expect(string.presentationIntent == list && string.inlinePresentationIntent == .emphasized)
  }

  @Test("A string is read from a file of Markdown, or looked up")
  func reading() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("rotor-\(UUID().uuidString).md")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("a **bold** [link](page)".utf8).write(to: file)
    let read = try AttributedString(
      contentsOf: file, options: .init(interpretedSyntax: .inlineOnly), baseURL: URL(string: "https://example.com/"))
    #expect(String(read.characters) == "a bold link")
    #expect(read.runs.contains { $0.link?.absoluteString == "https://example.com/page" })
    #expect(throws: (any Error).self) { try AttributedString(contentsOf: file.appendingPathExtension("none")) }
    let missing = AttributedString(localized: LocalizedStringResource("not in any table"))
    #expect(String(missing.characters) == "not in any table")
  }

  @Test("Small capitals and languages are choices that may be undone")
  func undone() throws {
    func lines(_ view: some View) throws -> [String] { try window { view }.displayLines }
    let plain = try lines(Text("Word"))
    #expect(try lines(Text("Word").font(.body.smallCaps(true))) == lines(Text("Word").font(.body.smallCaps())))
    #expect(try lines(Text("Word").font(.body.smallCaps(false))) == plain)
    let language = Locale.Language(identifier: "ja")
    let shown = try lines(VStack { Text("骨") }.typesettingLanguage(language))
    #expect(try shown == lines(Text("骨").typesettingLanguage(language)))
    #expect(try lines(VStack { Text("骨") }.typesettingLanguage(language, isEnabled: false)) == lines(Text("骨")))
  }

  @Test("Announcements of a view wait for others where they are told to")
  func queue() throws {
    let host = try window { VStack { Text("word") }.speechAnnouncementsQueued() }
    #expect(host.element("word")?.properties.speech?.announcementsQueued == true)
    let off = try window { VStack { Text("word") }.speechAnnouncementsQueued(false) }
    #expect(off.element("word")?.properties.speech?.announcementsQueued != true)
  }
}
