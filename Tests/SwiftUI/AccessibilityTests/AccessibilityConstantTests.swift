import AccessibilityTree
import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// The effect of each constant of the accessibility API on an element.
@MainActor
@Suite("Constants of accessibility", .serialized)
struct AccessibilityConstantTests {
  private func properties(@ViewBuilder _ root: () -> some View) throws -> AccessibilityProperties {
    try #require(window(width: 300, root: root).elements.first).properties
  }

  @Test("An action is performed by the kind that it was given (346)")
  func actionKinds() throws {
    let log = EventRecorder()
    let done: () -> Void = { log.note("done") }
    let views: [(AnyView, AccessibilityActionCode)] = [
      (AnyView(Text("a").accessibilityAction(.default, done)), .activate),
      (AnyView(Text("a").accessibilityAction(.escape, done)), .escape),
      (AnyView(Text("a").accessibilityAction(.magicTap, done)), .magicTap),
      (AnyView(Text("a").accessibilityAction(.delete, done)), .delete),
      (AnyView(Text("a").accessibilityAction(.showMenu, done)), .showMenu),
    ]
    for (view, code) in views {
      let host = try window { view }
      let id = try #require(host.elements.first).id
      for (_, other) in views where other != code {
        host.send(.accessibilityAction(element: id, action: other))
      }
      #expect(log.take() == [], "\(code) is performed by no other action")
      #expect(host.send(.accessibilityAction(element: id, action: code)))
      #expect(log.take() == ["done"], "\(code)")
    }
  }

  @Test("An adjustment has the direction of the action (347)")
  func adjustments() throws {
    var directions: [AccessibilityAdjustmentDirection] = []
    let host = try window { Text("a").accessibilityAdjustableAction { directions.append($0) } }
    let id = try #require(host.elements.first).id
    host.send(.accessibilityAction(element: id, action: .decrement))
    host.send(.accessibilityAction(element: id, action: .increment))
    #expect(directions == [.decrement, .increment])
  }

  @Test("A zoom goes in or out (403)")
  func zoomDirections() throws {
    var directions: [AccessibilityZoomGestureAction.Direction] = []
    let host = try window { Text("a").accessibilityZoomAction { directions.append($0.direction) } }
    let id = try #require(host.elements.first).id
    for isIn in [true, false] {
      let zoom: AccessibilityActionInput = .zoom(isIn: isIn, place: .zero, point: .zero)
      host.send(.accessibilityAction(element: id, action: .zoom, input: zoom))
    }
    #expect(directions == [.zoomIn, .zoomOut])
  }

  @Test("The default category of actions has no name, that of editing has one (399)")
  func categories() throws {
    let element = try properties {
      Text("a").accessibilityActions(category: .default) { Button("Call") {} }
        .accessibilityActions(category: .edit) { Button("Cut") {} }
    }
    #expect(element.customActions.map(\.category) == [nil, "Edit"])
  }

  @Test("The kind of a text is that of its constant")
  func textContentTypes() throws {
    let types: [(AccessibilityTextContentType, AccessibilityTextKind)] = [
      (.plain, .plain), (.console, .console), (.fileSystem, .fileSystem), (.messaging, .messaging),
      (.narrative, .narrative), (.sourceCode, .sourceCode), (.spreadsheet, .spreadsheet),
      (.wordProcessing, .wordProcessing),
    ]
    for (type, kind) in types {
      #expect(try properties { Text("a").accessibilityTextContentType(type) }.textContentType == kind)
    }
  }

  @Test("Each trait of the public API is the element's trait of that name (325)")
  func traits() throws {
    let traits: [(AccessibilityTraits, String)] = [
      (.isButton, "button"), (.isHeader, "header"), (.isSelected, "selected"), (.isLink, "link"),
      (.isSearchField, "searchField"), (.isImage, "image"), (.playsSound, "playsSound"),
      (.isKeyboardKey, "keyboardKey"), (.isStaticText, "staticText"), (.isSummaryElement, "summaryElement"),
      (.updatesFrequently, "updatesFrequently"), (.startsMediaSession, "startsMediaSession"),
      (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"),
      (.isToggle, "toggle"), (.isTabBar, "tabBar"),
    ]
    for (trait, word) in traits {
      let element = try properties {
        Color.red.accessibilityElement().accessibilityLabel("a").accessibilityAddTraits(trait)
      }
      #expect(element.traits.words == [word])
    }
  }

  @Test("Sets of traits are changed in place by another set")
  func traitAlgebraInPlace() {
    var traits: AccessibilityTraits = [.isButton, .isHeader]
    traits.formUnion([.isHeader, .isLink])
    #expect(traits == [.isButton, .isHeader, .isLink])
    traits.formIntersection([.isHeader, .isLink, .isImage])
    #expect(traits == [.isHeader, .isLink])
    traits.formSymmetricDifference([.isLink, .isModal])
    #expect(traits == [.isHeader, .isModal])
  }

  @Test("Rotors of the system have the names that a reader shows (362)")
  func systemRotors() throws {
    let rotors: [(AccessibilitySystemRotor, String)] = [
      (.links, "Links"), (.headings, "Headings"), (.boldText, "Bold Text"), (.italicText, "Italic Text"),
      (.underlineText, "Underlined Text"), (.misspelledWords, "Misspelled Words"), (.images, "Images"),
      (.textFields, "Text Fields"), (.tables, "Tables"), (.lists, "Lists"), (.landmarks, "Landmarks"),
    ]
    for (rotor, name) in rotors {
      let host = try window {
        Text("a").accessibilityElement(children: .contain)
          .accessibilityRotor(rotor) { AccessibilityRotorEntry("one", id: 1) }
      }
      #expect(host.accessibilityTree.rotors.last?.name == name)
    }
  }

  @Test("A heading has the level of its constant, and 0 where it is unspecified (381)")
  func headingLevels() throws {
    let levels: [(AccessibilityHeadingLevel, Int?)] = [
      (.h1, 1), (.h2, 2), (.h3, 3), (.h4, 4), (.h5, 5), (.h6, 6), (.unspecified, 0),
    ]
    for (level, number) in levels {
      #expect(try properties { Text("a").accessibilityHeading(level) }.headingLevel == number)
      #expect(
        try properties { Color.red.accessibilityElement().padding().accessibilityHeading(level) }.headingLevel == number
      )
    }
  }

  @Test("Custom content is read on demand unless its importance is high (391)")
  func importance() throws {
    let element = try properties {
      Text("a").accessibilityCustomContent("Tier", "2", importance: .default)
        .accessibilityCustomContent("Cost", "3", importance: .high)
    }
    #expect(element.content.map { $0.importance == .high } == [false, true])
  }

  @Test("An announcement is as urgent as the attribute of its words says (380)")
  func announcementPriorities() throws {
    let host = try window { Text("a") }
    let priorities: [AccessibilitySpeechAnnouncementPriorityAttribute.Value] = [.low, .default, .high]
    for priority in priorities {
      var words = AttributedString("Ready")
      words.accessibilitySpeechAnnouncementPriority = priority
      AccessibilityNotification.Announcement(words).post()
    }
    #expect(host.announcements.map(\.priority) == [.low, .standard, .high])
  }

  @Test("A hint is help by a text, a key or a string (321)")
  func help() throws {
    let words = "Shows the costs"
    #expect(try properties { Text("a").help(Text(words)) }.hint == words)
    #expect(try properties { Text("a").help("Shows the costs") }.hint == words)
    #expect(try properties { Text("a").help(words) }.hint == words)
  }

  @Test("A view that is hidden, by itself or with attachments, has no element (314)")
  func hidden() throws {
    let host = try window {
      VStack {
        Text("plain").accessibilityHidden(true)
        Text("attached").accessibilityIdentifier("i").accessibilityHidden(true)
        Text("shown").accessibilityIdentifier("i").accessibilityHidden(false)
      }
    }
    #expect(host.labels == ["shown"])
  }
}
