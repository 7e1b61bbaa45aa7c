import AccessibilityTree
import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Every form of every accessibility modifier, on any view and on one that has attachments.
@MainActor
@Suite("Forms of accessibility modifiers", .serialized)
struct ModifierFormTests {
  private func properties(@ViewBuilder _ root: () -> some View) throws -> AccessibilityProperties {
    try #require(window(width: 300, root: root).elements.first).properties
  }

  @Test("A disabled form leaves what there was (319)")
  func disabledForms() throws {
    let name = "verbatim"
    let base = Text("a").accessibilityValue("v").accessibilityHint("h").accessibilityIdentifier("i")
    let kept = try properties {
      base.accessibilityLabel("x", isEnabled: false).accessibilityValue(Text("x"), isEnabled: false)
        .accessibilityHint(name, isEnabled: false).accessibilityIdentifier("x", isEnabled: false)
        .accessibilityInputLabels(["x"], isEnabled: false).accessibilityHidden(true, isEnabled: false)
        .accessibilityActivationPoint(.zero as CGPoint, isEnabled: false)
        .accessibilityActivationPoint(.leading, isEnabled: false)
        .accessibilityRespondsToUserInteraction(false, isEnabled: false)
        .accessibilityDragPoint(.top, description: "x", isEnabled: false)
        .accessibilityDropPoint(.top, description: name, isEnabled: false)
        .accessibilityScrollStatus("x", isEnabled: false)
    }
    #expect([kept.label, kept.value, kept.hint, kept.identifier] == ["a", "v", "h", "i"])
    #expect(kept.inputLabels.isEmpty && kept.activationPoint == nil && kept.respondsToUserInteraction == nil)
    #expect(kept.dragPoints.isEmpty && kept.dropPoints.isEmpty && kept.scrollStatus == nil)
    let plain = try properties { Text("a").accessibilityLabel(Text("b"), isEnabled: false) }
    #expect(plain.label == "a")
    let set = try properties {
      Text("a").accessibilityLabel(name, isEnabled: true).accessibilityValue("v", isEnabled: true)
        .accessibilityHint("h", isEnabled: true).accessibilityIdentifier("i", isEnabled: true)
    }
    #expect([set.label, set.value, set.hint, set.identifier] == ["verbatim", "v", "h", "i"])
  }

  @Test("Input labels by keys, strings and texts; the first is the best (320)")
  func inputLabels() throws {
    #expect(try properties { Text("a").accessibilityInputLabels(["b", "c"]) }.inputLabels == ["b", "c"])
    let names: [String] = ["d"]
    #expect(try properties { Text("a").accessibilityInputLabels(names) }.inputLabels == ["d"])
    #expect(
      try properties { Text("a").accessibilityInputLabels(names).accessibilityInputLabels([Text("e")]) }.inputLabels
        == ["e"])
  }

  @Test("Points: where gestures start, drags begin and drops end (400, 401)")
  func points() throws {
    let host = try window {
      Color.red.frame(width: 100, height: 40).accessibilityLabel("box").accessibilityActivationPoint(.topLeading)
        .accessibilityDragPoint(.leading, description: "Take").accessibilityDropPoint(
          .trailing, description: Text("Put"))
    }
    let element = try #require(host.elements.first)
    #expect(host.accessibilityTree.activationPoint(of: element.id) == CGPoint(x: 50, y: 30))
    #expect(element.properties.dragPoints == [.init(x: 0, y: 0.5, description: "Take")])
    #expect(element.properties.dropPoints == [.init(x: 1, y: 0.5, description: "Put")])
    let at = try window { Color.red.accessibilityLabel("box").accessibilityActivationPoint(CGPoint(x: 3, y: 4)) }
    #expect(at.accessibilityTree.activationPoint(of: try #require(at.elements.first).id) == CGPoint(x: 3, y: 4))
  }

  @Test("A direct touch area has the trait and its options (402)")
  func directTouch() throws {
    let area = try properties { Text("keys").accessibilityDirectTouch(options: [.silentOnTouch]) }
    #expect(area.traits.contains(.allowsDirectInteraction))
    #expect(area.directTouch == AccessibilityDirectTouch(isActive: true, isSilent: true))
    #expect(try !properties { Text("k").accessibilityDirectTouch(false) }.traits.contains(.allowsDirectInteraction))
  }

  @Test("Scrolling and zooming hand over the edge, the direction and the place (398, 403, 406)")
  func scrollAndZoom() throws {
    let log = EventRecorder()
    let host = try window {
      Text("map").accessibilityScrollAction { log.note("scroll \($0)") }.accessibilityScrollStatus("Page 2 of 5")
        .accessibilityZoomAction { log.note("\($0.direction) \($0.location.x) \($0.point.y)") }
    }
    let session = host.makeReader()
    session.run(.first)
    #expect(session.run(.scroll(.bottom))?.map(\.text) == ["Page 2 of 5"])
    let id = try #require(host.elements.first).id
    let zoom: AccessibilityActionInput = .zoom(isIn: true, place: CGPoint(x: 0.5, y: 0), point: CGPoint(x: 1, y: 7))
    #expect(host.send(.accessibilityAction(element: id, action: .zoom, input: zoom)))
    #expect(log.take() == ["scroll bottom", "zoomIn 0.5 7.0"])
  }

  @Test("Leaving and the magic tap are for the containers around when the element does not take them")
  func containersAct() throws {
    let log = EventRecorder()
    let host = try window {
      VStack { Text("inside") }.accessibilityElement(children: .contain)
        .accessibilityAction(.escape) { log.note("escape") }
    }
    let session = host.makeReader()
    session.run(.first)
    #expect(session.run(.escape) != nil)
    #expect(session.run(.magicTap) == nil)
    #expect(session.run(.activate) == nil)
    #expect(log.take() == ["escape"])
  }

  @Test("The name of an action follows the language of the environment, also while the window is open (345)")
  func localizedActionName() throws {
    let log = EventRecorder()
    let host = try window {
      Text("a").accessibilityAction(named: Text(0.5, format: .number)) { log.note("half") }
    }
    func name() -> String? { host.elements.first?.properties.customActions.first?.kind.customName }
    #expect(name() == "0.5")
    var german = HostSettings()
    german.localeIdentifier = "de_DE"
    host.change { host.graph.apply(german) }
    #expect(name() == "0,5")
    let session = host.makeReader()
    session.run(.first)
    #expect(session.run(.perform("0,5")) != nil)
    #expect(session.run(.perform("0.5")) == nil)
    #expect(log.take() == ["half"])
  }

  @Test("Of two actions of one kind the outer one runs; named ones stay in the order they were given")
  func sameKind() throws {
    let log = EventRecorder()
    let host = try window {
      Text("a").accessibilityAction { log.note("inner") }.accessibilityAction(named: "Z") { log.note("z") }
        .accessibilityAction(named: "A") { log.note("a") }.accessibilityAction { log.note("outer") }
        .accessibilityAction(AccessibilityActionKind(named: Text("M"))) { log.note("m") }
    }
    #expect(host.elements.first?.properties.customActions.compactMap(\.kind.customName) == ["Z", "A", "M"])
    #expect(host.activate("a"))
    #expect(log.take() == ["outer"])
  }

  @Test("Custom content by key, label, text and string (391)")
  func content() throws {
    let key = AccessibilityCustomContentKey("Party")
    let value = "verbatim"
    let content = try properties {
      Text("a").accessibilityCustomContent(key, "x").accessibilityCustomContent(key, value, importance: .high)
        .accessibilityCustomContent(Text("Tier"), Text("2")).accessibilityCustomContent("Year", value)
        .accessibilityCustomContent("Place", "here").accessibilityCustomContent("Gone", "1")
        .accessibilityCustomContent(AccessibilityCustomContentKey("Gone"), nil as Text?)
    }.content
    #expect(content.map(\.label) == ["Party", "Tier", "Year", "Place"])
    #expect(content.map(\.value) == ["verbatim", "2", "verbatim", "here"])
    #expect(content.first?.importance == .high)
  }

  @Test("Speech modifiers are about one thing each and add up (392 to 395)")
  func speech() throws {
    let style = try properties {
      Text("A-1").accessibilityLabel("A-1").speechSpellsOutCharacters().speechAlwaysIncludesPunctuation()
        .speechAdjustedPitch(0.5).speechAnnouncementsQueued()
    }.speech
    #expect(
      style
        == AccessibilitySpeechStyle(
          pitch: 0.5, spellsOutCharacters: true, alwaysIncludesPunctuation: true, announcementsQueued: true))
  }

  @Test("Text content types and colours that stay are recorded")
  func details() throws {
    let code = try properties {
      Text("let a").accessibilityTextContentType(.sourceCode).accessibilityIgnoresInvertColors()
    }
    #expect(code.textContentType == .sourceCode)
    #expect(code.ignoresInvertColors == true)
  }

  @Test("A text may be read otherwise than it is written, also as a part of another (317, 381)")
  func spokenTexts() throws {
    let joined = try properties { Text("5").accessibilityLabel("five") + Text(" stars") }
    #expect(joined.label == "five stars")
    let nested = try properties { Text("Rated ") + (Text("4").accessibilityLabel(Text("four")) + Text("/5")) }
    #expect(nested.label == "Rated four/5")
    let title: Text = Text("Score").accessibilityHeading(.h2).accessibilityTextContentType(.narrative)
    let heading = try properties { title }
    #expect(heading.headingLevel == 2 && heading.textContentType == .narrative && heading.label == "Score")
    let host = try window { Text("5").accessibilityLabel("five") }
    #expect(host.displayLines.contains { $0.contains("\"5\"") })
  }

  @Test("A control without a label of its own is called by its partner in a labelled pair (321)")
  func labeledPair() throws {
    struct Form: View {
      @Namespace private var space
      var body: some View {
        VStack {
          Text("Rent").accessibilityLabeledPair(role: .label, id: 1, in: space)
          Color.red.accessibilityElement().accessibilityValue("900").accessibilityLabeledPair(
            role: .content, id: 1, in: space)
        }
      }
    }
    let session = try window(height: 200) { Form() }.makeReader()
    #expect(session.run(.first)?.map(\.text) == ["Rent"])
    #expect(session.run(.next)?.map(\.text) == ["Rent: 900"])
  }

  @Test("The first spellings of the modifiers do the same (244)")
  func oldSpellings() throws {
    let old = try properties {
      Text("a").accessibility(label: Text("l")).accessibility(value: Text("v")).accessibility(hint: Text("h"))
        .accessibility(identifier: "i").accessibility(hidden: false).accessibility(addTraits: .isHeader)
        .accessibility(removeTraits: .isStaticText).accessibility(sortPriority: 2)
        .accessibility(inputLabels: [Text("n")]).accessibility(activationPoint: .leading)
    }
    #expect([old.label, old.value, old.hint, old.identifier] == ["l", "v", "h", "i"])
    #expect(old.traits == .isHeader && old.sortPriority == 2 && old.inputLabels == ["n"])
    #expect(old.activationPoint == .fraction(x: 0, y: 0.5))
  }

  @Test("Labels, hints, statuses, keys and rotors by resources that are looked up (317, 319, 323, 352)")
  func resources() throws {
    let name = LocalizedStringResource("name.key", defaultValue: "Name")
    let other = LocalizedStringResource("other.key", defaultValue: "Other")
    let plain = try properties { Color.red.accessibilityLabel(name) }
    #expect(plain.label == "Name")
    let view = try properties {
      Color.red.accessibilityHint(other).accessibilityLabel(name).accessibilityHint(name, isEnabled: false)
        .accessibilityLabel(other, isEnabled: false).accessibilityScrollStatus(other)
    }
    #expect(view.label == "Name" && view.hint == "Other" && view.scrollStatus == "Other")
    let attached = try properties {
      Text("a").accessibilityValue("v").accessibilityLabel(name).accessibilityHint(other)
        .accessibilityLabel(other, isEnabled: true).accessibilityHint(name, isEnabled: true)
        .accessibilityScrollStatus(name, isEnabled: true)
    }
    #expect(attached.label == "Other" && attached.hint == "Name" && attached.scrollStatus == "Name")
    let first = try properties { Color.red.accessibilityScrollStatus(name).accessibilityLabel("a") }
    #expect(first.scrollStatus == "Name")
    let guarded = try properties { Text("a").accessibilityLabel(name, isEnabled: false) }
    #expect(guarded.label == "a")
    #expect(try properties { Text("a").accessibilityHint(name, isEnabled: true) }.hint == "Name")
    #expect(try properties { Text("a").accessibilityLabel(name) + Text("b") }.label == "Nameb")
    let content = try properties {
      Text("a").accessibilityCustomContent(AccessibilityCustomContentKey(name), "1")
        .accessibilityCustomContent(AccessibilityCustomContentKey(other, id: "o"), "2")
    }.content
    #expect(content.map(\.label) == ["Name", "Other"])
  }

  @Test("Rotors and their stops by resources (352, 354, 356, 359)")
  func rotorResources() throws {
    struct Root: View {
      @Namespace private var space
      let words = "one two"
      var body: some View {
        VStack {
          Text("a").id(1)
          Text("b").accessibilityRotorEntry(id: 2, in: space)
          Text(words)
            .accessibilityRotor(
              LocalizedStringResource("words.key", defaultValue: "Words"),
              textRanges: [words.startIndex..<words.index(words.startIndex, offsetBy: 3)])
        }
        .accessibilityElement(children: .contain)
        .accessibilityRotor(LocalizedStringResource("stops.key", defaultValue: "Stops")) {
          AccessibilityRotorEntry(LocalizedStringResource("a.key", defaultValue: "A"), id: 1)
          AccessibilityRotorEntry(LocalizedStringResource("b.key", defaultValue: "B"), id: 2, in: space)
        }
      }
    }
    let tree: AccessibilityTree = try window(width: 300) { Root() }.accessibilityTree
    let stops: AccessibilityRotorKind = try #require(tree.rotors.first { $0.name == "Stops" })
    #expect(tree.rotors.contains { $0.name == "Words" })
    #expect(tree.stops(of: stops).map(\.label) == ["A", "B"])
    let word = "one"
    let range: Range<String.Index> = word.startIndex..<word.endIndex
    let text = try window {
      Text(word).accessibilityRotor("Parts") {
        AccessibilityRotorEntry(LocalizedStringResource("part.key", defaultValue: "Part"), textRange: range)
      }
    }.accessibilityTree
    #expect(text.stops(of: try #require(text.rotors.first { $0.name == "Parts" })).map(\.label) == ["Part"])
  }
}
