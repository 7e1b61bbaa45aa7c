import AccessibilityTree
import CoreGraphics
import HostHeadless
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Every modifier exists twice, on any view and on one that has attachments, and mostly takes a text, a key or a string:
/// all forms say the same (behaviours 243, 317).
@MainActor
@Suite("Families of accessibility modifiers", .serialized)
struct ModifierFamilyTests {
  private var plain: some View { Color.red.frame(width: 100, height: 40).accessibilityElement() }
  private var attached: ModifiedContent<some View, AccessibilityAttachmentModifier> {
    Color.red.frame(width: 100, height: 40).accessibilityElement().accessibilityIdentifier("attached")
  }
  private let name = "words"

  private func properties(_ root: some View) throws -> AccessibilityProperties {
    try #require(window(width: 300) { root }.elements.first).properties
  }

  /// What a property is for each of some views.
  private func all<Value>(_ read: (AccessibilityProperties) -> Value, _ views: [AnyView]) throws -> [Value] {
    try views.map { try read(properties($0)) }
  }

  @Test("Labels, for any kind of words, while they are enabled (316, 319)")
  func labels() throws {
    let said = try all(
      \.label,
      [
        AnyView(plain.accessibilityLabel(Text("words"))), AnyView(plain.accessibilityLabel("words")),
        AnyView(plain.accessibilityLabel(name)), AnyView(plain.accessibilityLabel(Text("words"), isEnabled: true)),
        AnyView(plain.accessibilityLabel("words", isEnabled: true)),
        AnyView(plain.accessibilityLabel(name, isEnabled: true)),
        AnyView(attached.accessibilityLabel(Text("words"))), AnyView(attached.accessibilityLabel("words")),
        AnyView(attached.accessibilityLabel(name)),
        AnyView(attached.accessibilityLabel(Text("words"), isEnabled: true)),
        AnyView(attached.accessibilityLabel("words", isEnabled: true)),
        AnyView(attached.accessibilityLabel(name, isEnabled: true)),
      ])
    #expect(said == Array(repeating: "words", count: 12))
    let kept = try all(
      \.label,
      [
        AnyView(plain.accessibilityLabel("x", isEnabled: false).accessibilityLabel("words")),
        AnyView(attached.accessibilityLabel("words").accessibilityLabel(Text("x"), isEnabled: false)),
        AnyView(attached.accessibilityLabel("words").accessibilityLabel(name + "!", isEnabled: false)),
      ])
    #expect(kept == Array(repeating: "words", count: 3))
  }

  @Test("Values, for any kind of words, while they are enabled (322)")
  func values() throws {
    let said = try all(
      \.value,
      [
        AnyView(plain.accessibilityValue(Text("words"))), AnyView(plain.accessibilityValue("words")),
        AnyView(plain.accessibilityValue(name)), AnyView(plain.accessibilityValue(Text("words"), isEnabled: true)),
        AnyView(plain.accessibilityValue("words", isEnabled: true)),
        AnyView(plain.accessibilityValue(name, isEnabled: true)),
        AnyView(attached.accessibilityValue(Text("words"))), AnyView(attached.accessibilityValue("words")),
        AnyView(attached.accessibilityValue(name)),
        AnyView(attached.accessibilityValue(Text("words"), isEnabled: true)),
        AnyView(attached.accessibilityValue("words", isEnabled: true)),
        AnyView(attached.accessibilityValue(name, isEnabled: true)),
      ])
    #expect(said == Array(repeating: "words", count: 12))
    #expect(try properties(plain.accessibilityValue(name, isEnabled: false)).value == nil)
    #expect(try properties(attached.accessibilityValue(name, isEnabled: false)).value == nil)
  }

  @Test("Hints, for any kind of words, while they are enabled (323)")
  func hints() throws {
    let said = try all(
      \.hint,
      [
        AnyView(plain.accessibilityHint(Text("words"))), AnyView(plain.accessibilityHint("words")),
        AnyView(plain.accessibilityHint(name)), AnyView(plain.accessibilityHint(Text("words"), isEnabled: true)),
        AnyView(plain.accessibilityHint("words", isEnabled: true)),
        AnyView(plain.accessibilityHint(name, isEnabled: true)), AnyView(attached.accessibilityHint(Text("words"))),
        AnyView(attached.accessibilityHint("words")), AnyView(attached.accessibilityHint(name)),
        AnyView(attached.accessibilityHint(Text("words"), isEnabled: true)),
        AnyView(attached.accessibilityHint("words", isEnabled: true)),
        AnyView(attached.accessibilityHint(name, isEnabled: true)),
      ])
    #expect(said == Array(repeating: "words", count: 12))
    #expect(try properties(plain.accessibilityHint("x", isEnabled: false)).hint == nil)
    #expect(try properties(attached.accessibilityHint(Text("x"), isEnabled: false)).hint == nil)
  }

  @Test("Input labels, for any kind of words, while they are enabled (320)")
  func inputLabels() throws {
    let said = try all(
      \.inputLabels,
      [
        AnyView(plain.accessibilityInputLabels([Text("words")])), AnyView(plain.accessibilityInputLabels(["words"])),
        AnyView(plain.accessibilityInputLabels([name])),
        AnyView(plain.accessibilityInputLabels([Text("words")], isEnabled: true)),
        AnyView(plain.accessibilityInputLabels(["words"], isEnabled: true)),
        AnyView(plain.accessibilityInputLabels([name], isEnabled: true)),
        AnyView(attached.accessibilityInputLabels([Text("words")])),
        AnyView(attached.accessibilityInputLabels(["words"])), AnyView(attached.accessibilityInputLabels([name])),
        AnyView(attached.accessibilityInputLabels([Text("words")], isEnabled: true)),
        AnyView(attached.accessibilityInputLabels(["words"], isEnabled: true)),
        AnyView(attached.accessibilityInputLabels([name], isEnabled: true)),
      ])
    #expect(said == Array(repeating: ["words"], count: 12))
    #expect(try properties(attached.accessibilityInputLabels([name], isEnabled: false)).inputLabels == [])
  }

  @Test("Scroll status, for any kind of words, while it is enabled (406)")
  func scrollStatus() throws {
    let said = try all(
      \.scrollStatus,
      [
        AnyView(plain.accessibilityScrollStatus(Text("words"))), AnyView(plain.accessibilityScrollStatus("words")),
        AnyView(plain.accessibilityScrollStatus(name)), AnyView(attached.accessibilityScrollStatus(Text("words"))),
        AnyView(attached.accessibilityScrollStatus("words")), AnyView(attached.accessibilityScrollStatus(name)),
      ])
    #expect(said == Array(repeating: "words", count: 6))
    #expect(try properties(plain.accessibilityScrollStatus("x", isEnabled: false)).scrollStatus == nil)
  }

  @Test("Identifiers, hiding and interaction, while they are enabled (324, 350, 404)")
  func flags() throws {
    #expect(try properties(plain.accessibilityIdentifier("i", isEnabled: true)).identifier == "i")
    #expect(try properties(plain.accessibilityIdentifier("i", isEnabled: false)).identifier == nil)
    #expect(try properties(attached.accessibilityIdentifier("i", isEnabled: false)).identifier == "attached")
    #expect(try window { plain.accessibilityHidden(true, isEnabled: true) }.elements.isEmpty)
    #expect(try window { plain.accessibilityHidden(true, isEnabled: false) }.elements.count == 1)
    #expect(try window { attached.accessibilityHidden(true, isEnabled: true) }.elements.isEmpty)
    #expect(
      try all(
        \.respondsToUserInteraction,
        [
          AnyView(plain.accessibilityRespondsToUserInteraction(false)),
          AnyView(plain.accessibilityRespondsToUserInteraction(false, isEnabled: true)),
          AnyView(plain.accessibilityRespondsToUserInteraction(false, isEnabled: false)),
          AnyView(attached.accessibilityRespondsToUserInteraction()),
          AnyView(attached.accessibilityRespondsToUserInteraction(false, isEnabled: true)),
        ]) == [false, false, nil, true, false])
  }

  @Test("Activation points in points and in fractions of the view, while they are enabled (400)")
  func activationPoints() throws {
    let corner = CGPoint(x: 3, y: 4)
    let middle: UnitPoint = .leading
    let points = try all(
      \.activationPoint,
      [
        AnyView(plain.accessibilityActivationPoint(corner)),
        AnyView(plain.accessibilityActivationPoint(corner, isEnabled: true)),
        AnyView(attached.accessibilityActivationPoint(corner)),
        AnyView(attached.accessibilityActivationPoint(corner, isEnabled: true)),
        AnyView(plain.accessibilityActivationPoint(middle)),
        AnyView(plain.accessibilityActivationPoint(middle, isEnabled: true)),
        AnyView(attached.accessibilityActivationPoint(middle)),
        AnyView(attached.accessibilityActivationPoint(middle, isEnabled: true)),
        AnyView(plain.accessibilityActivationPoint(corner, isEnabled: false)),
        AnyView(plain.accessibilityActivationPoint(middle, isEnabled: false)),
      ])
    #expect(points[..<4].allSatisfy { $0 == .point(corner) })
    #expect(points[4..<8].allSatisfy { $0 == .fraction(x: 0, y: 0.5) })
    #expect(points[8...].allSatisfy { $0 == nil })
  }

  @Test("Where drags begin and drops end, for any kind of words, while they are enabled (401)")
  func dragAndDrop() throws {
    let drags = try all(
      \.dragPoints,
      [
        AnyView(plain.accessibilityDragPoint(.top, description: Text("words"))),
        AnyView(plain.accessibilityDragPoint(.top, description: "words")),
        AnyView(plain.accessibilityDragPoint(.top, description: name)),
        AnyView(plain.accessibilityDragPoint(.top, description: Text("words"), isEnabled: true)),
        AnyView(plain.accessibilityDragPoint(.top, description: "words", isEnabled: true)),
        AnyView(plain.accessibilityDragPoint(.top, description: name, isEnabled: true)),
        AnyView(attached.accessibilityDragPoint(.top, description: Text("words"))),
        AnyView(attached.accessibilityDragPoint(.top, description: "words")),
        AnyView(attached.accessibilityDragPoint(.top, description: name)),
        AnyView(attached.accessibilityDragPoint(.top, description: Text("words"), isEnabled: true)),
        AnyView(attached.accessibilityDragPoint(.top, description: "words", isEnabled: true)),
        AnyView(attached.accessibilityDragPoint(.top, description: name, isEnabled: true)),
      ])
    #expect(drags.allSatisfy { $0 == [.init(x: 0.5, y: 0, description: "words")] })
    let drops = try all(
      \.dropPoints,
      [
        AnyView(plain.accessibilityDropPoint(.top, description: Text("words"))),
        AnyView(plain.accessibilityDropPoint(.top, description: "words")),
        AnyView(plain.accessibilityDropPoint(.top, description: name)),
        AnyView(plain.accessibilityDropPoint(.top, description: Text("words"), isEnabled: true)),
        AnyView(plain.accessibilityDropPoint(.top, description: "words", isEnabled: true)),
        AnyView(plain.accessibilityDropPoint(.top, description: name, isEnabled: true)),
        AnyView(attached.accessibilityDropPoint(.top, description: Text("words"))),
        AnyView(attached.accessibilityDropPoint(.top, description: "words")),
        AnyView(attached.accessibilityDropPoint(.top, description: name)),
        AnyView(attached.accessibilityDropPoint(.top, description: Text("words"), isEnabled: true)),
        AnyView(attached.accessibilityDropPoint(.top, description: "words", isEnabled: true)),
        AnyView(attached.accessibilityDropPoint(.top, description: name, isEnabled: true)),
      ])
    #expect(drops.allSatisfy { $0 == [.init(x: 0.5, y: 0, description: "words")] })
    #expect(try properties(attached.accessibilityDropPoint(.top, description: "x", isEnabled: false)).dropPoints == [])
  }

  @Test("Custom content by keys and labels, for any kind of words (391)")
  func content() throws {
    let key = AccessibilityCustomContentKey("Party", id: "p")
    let other = AccessibilityCustomContentKey(Text("Party"), id: "p")
    let contents = try all(
      \.content,
      [
        AnyView(plain.accessibilityCustomContent(key, Text("words"))),
        AnyView(plain.accessibilityCustomContent(key, "words")), AnyView(plain.accessibilityCustomContent(key, name)),
        AnyView(plain.accessibilityCustomContent(Text("Party"), Text("words"))),
        AnyView(plain.accessibilityCustomContent("Party", Text("words"))),
        AnyView(plain.accessibilityCustomContent("Party", "words")),
        AnyView(plain.accessibilityCustomContent("Party", name)),
        AnyView(attached.accessibilityCustomContent(key, "x").accessibilityCustomContent(other, Text("words"))),
        AnyView(attached.accessibilityCustomContent(other, "words")),
        AnyView(attached.accessibilityCustomContent(key, name)),
        AnyView(attached.accessibilityCustomContent(Text("Party"), Text("words"))),
        AnyView(attached.accessibilityCustomContent("Party", Text("words"))),
        AnyView(attached.accessibilityCustomContent("Party", "words")),
        AnyView(attached.accessibilityCustomContent("Party", name)),
      ])
    #expect(contents.allSatisfy { $0.map(\.label) == ["Party"] && $0.map(\.value) == ["words"] })
  }

  @Test("Actions by name, scrolling, zooming and direct touch (345, 398, 402, 403)")
  func actions() throws {
    let log = EventRecorder()
    let views: [AnyView] = [
      AnyView(plain.accessibilityAction(named: Text("words")) { log.note("act") }),
      AnyView(plain.accessibilityAction(named: "words") { log.note("act") }),
      AnyView(plain.accessibilityAction(named: name) { log.note("act") }),
      AnyView(attached.accessibilityAction(named: Text("words")) { log.note("act") }),
      AnyView(attached.accessibilityAction(named: "words") { log.note("act") }),
      AnyView(attached.accessibilityAction(named: name) { log.note("act") }),
    ]
    for view in views {
      let session = try window { view }.makeReader()
      session.run(.first)
      #expect(session.run(.perform("words")) != nil)
    }
    #expect(log.take().count == 6)
    for view in [
      AnyView(plain.accessibilityScrollAction { log.note("\($0)") }),
      AnyView(attached.accessibilityScrollAction { log.note("\($0)") }),
    ] {
      let session = try window { view }.makeReader()
      session.run(.first)
      session.run(.scroll(.trailing))
    }
    #expect(log.take() == ["trailing", "trailing"])
    let zoom: AccessibilityActionInput = .zoom(isIn: false, place: .zero, point: .zero)
    for view in [
      AnyView(plain.accessibilityZoomAction { log.note("\($0.direction)") }),
      AnyView(attached.accessibilityZoomAction { log.note("\($0.direction)") }),
    ] {
      let host = try window { view }
      host.send(.accessibilityAction(element: try #require(host.elements.first).id, action: .zoom, input: zoom))
    }
    #expect(log.take() == ["zoomOut", "zoomOut"])
    #expect(try properties(attached.accessibilityDirectTouch(options: .requiresActivation)).directTouch != nil)
    #expect(try properties(plain.accessibilityTextContentType(.console)).textContentType == .console)
    #expect(try properties(attached.accessibilityTextContentType(.messaging)).textContentType == .messaging)
  }

  @Test("Speech settings can be taken back (392, 393)")
  func speech() throws {
    let spelled = try properties(plain.accessibilityLabel("A-1").speechSpellsOutCharacters()).speech
    #expect(spelled?.spellsOutCharacters == true)
    let not = try properties(
      plain.accessibilityLabel("A-1").speechSpellsOutCharacters(false).speechAlwaysIncludesPunctuation(false)
    ).speech
    #expect(not?.spellsOutCharacters != true && not?.alwaysIncludesPunctuation != true)
    #expect(
      try properties(plain.accessibilityLabel("A-1").speechAlwaysIncludesPunctuation()).speech?
        .alwaysIncludesPunctuation == true)
  }

  @Test("The first spellings do the same on any view and on one that has attachments (244)")
  func oldSpellings() throws {
    let old = try properties(
      plain.accessibility(label: Text("l")).accessibility(activationPoint: CGPoint(x: 1, y: 2)))
    #expect(old.label == "l" && old.activationPoint == .point(CGPoint(x: 1, y: 2)))
    #expect(try properties(plain.accessibility(value: Text("v"))).value == "v")
    #expect(try properties(plain.accessibility(hint: Text("h"))).hint == "h")
    #expect(try properties(plain.accessibility(identifier: "i")).identifier == "i")
    #expect(try properties(plain.accessibility(inputLabels: [Text("n")])).inputLabels == ["n"])
    #expect(try properties(plain.accessibility(sortPriority: 3)).sortPriority == 3)
    #expect(try properties(plain.accessibility(addTraits: .isButton)).traits.contains(.isButton))
    #expect(
      try !properties(plain.accessibility(addTraits: .isButton).accessibility(removeTraits: .isButton)).traits.contains(
        .isButton))
    #expect(
      try !properties(Button("b") {}.accessibility(removeTraits: .isButton)).traits.contains(.isButton))
    #expect(try window { plain.accessibility(hidden: true) }.elements.isEmpty)
    #expect(try properties(plain.accessibility(activationPoint: .leading)).activationPoint == .fraction(x: 0, y: 0.5))
    #expect(
      try properties(plain.accessibility(activationPoint: CGPoint.zero)).activationPoint == .point(.zero))
    #expect(try properties(attached.accessibility(label: Text("x"))).label == "x")
  }
}
