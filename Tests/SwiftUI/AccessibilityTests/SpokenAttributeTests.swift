import AccessibilityTree
import Foundation
import HostHeadless
import SwiftUI
import Testing
import ViewTestSupport

@MainActor
@Suite("How strings and views say that they are spoken")
struct SpokenAttributeTests {
  private typealias Keys = AttributeScopes.AccessibilityAttributes

  private func properties(@ViewBuilder _ root: () -> some View) throws -> AccessibilityProperties {
    try #require(try window(root: root).elements.first).properties
  }

  @Test("Announcements about any view can wait behind what is being spoken (394)")
  func queued() throws {
    let queued = try properties { Rectangle().accessibilityLabel("bar").speechAnnouncementsQueued() }
    #expect(queued.speech?.announcementsQueued == true)
    let plain = try properties { Rectangle().accessibilityLabel("bar").speechAnnouncementsQueued(false) }
    #expect(plain.speech == nil)
  }

  @Test("A heading's level can be said by an attribute of its string")
  func heading() throws {
    var string = AttributedString("Costs")
    let level: Keys.HeadingLevelAttribute.Value = .h2
    string.accessibilityHeadingLevel = level
    #expect(try properties { Text(string) }.headingLevel == 2)
  }

  @Test("Attributes of speech have values of their own types")
  func types() throws {
    var string = AttributedString("A1")
    let pitch: Keys.AdjustedPitchAttribute.Value = 0.25
    let isSpelled: Keys.SpellsOutCharactersAttribute.Value = true
    let hasPunctuation: Keys.IncludesPunctuationAttribute.Value = true
    string[Keys.AdjustedPitchAttribute.self] = pitch
    string[Keys.SpellsOutCharactersAttribute.self] = isSpelled
    string[Keys.IncludesPunctuationAttribute.self] = hasPunctuation
    let speech = try #require(try properties { Text(string) }.speech)
    #expect(speech.pitch == 0.25 && speech.spellsOutCharacters && speech.alwaysIncludesPunctuation)
  }

  @Test("Attributes of one scope are set and read together by its name")
  func scopes() {
    var string = AttributedString("Costs")
    string.accessibility.accessibilityHeadingLevel = .h3
    #expect(string.accessibilityHeadingLevel == .h3)
    #expect(Keys.HeadingLevelAttribute.name == "accessibilityHeadingLevel")
  }
}
