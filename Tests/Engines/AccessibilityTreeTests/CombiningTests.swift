import Foundation
import Testing

@testable import AccessibilityTree

@MainActor struct CombiningTests {
  let make: SourceFactory = SourceFactory()

  private func combine(_ parts: [AccessibilitySource]) throws -> AccessibilityNode {
    try #require(onlyElement(make, [make.group(parts, behavior: .combine)]))
  }

  @Test("Labels are joined in reading order, empty and repeated ones dropped (305)")
  func labels() throws {
    let parts: [AccessibilitySource] = [
      make.text("Second", 100, 0), make.text("First", 0, 0), make.text("", 0, 30), make.text("First", 0, 60),
    ]
    let element: AccessibilityNode = try combine(parts)
    #expect(element.label == "First, Second")
    #expect(element.traits == .isStaticText)
    #expect(element.role == .text)
  }

  /// As iOS 16 does it (rjchatfield/AX, testAXElementCombine): its words leave the label, its action stays.
  @Test("The one button beside texts is merged whole and leaves the label (310)")
  func oneButton() throws {
    let button: AccessibilitySource = make.button("Follow", 0, 30) {
      $0.hint = "Shows what she writes"
      $0.identifier = "follow"
    }
    let element: AccessibilityNode = try combine([make.text("Jane Smith") { $0.identifier = "name" }, button])
    #expect(element.label == "Jane Smith")
    #expect(element.properties.actions.map(\.kind) == [.activate])
    #expect(element.properties.actions.map(\.source) == [button.id])
    #expect(element.properties.hint == "Shows what she writes")
    #expect(element.properties.identifier == "name-follow")
    #expect(element.traits == .isButton)
  }

  /// As a link around a text and a button does it (rjchatfield/AX, testNavigationLink).
  @Test("Beside a default action of the whole, a button becomes a custom action named by its label (306, 310)")
  func buttonBecomesAction() throws {
    let button: AccessibilitySource = make.button("Follow", 0, 30)
    let group: AccessibilitySource = make.group([make.text("Jane Smith"), button], behavior: .combine) {
      $0.actions = [AccessibilityAction(.activate)]
    }
    let element: AccessibilityNode = try #require(onlyElement(make, [group]))
    #expect(element.label == "Jane Smith")
    #expect(Set(element.properties.actions.map(\.kind)) == [.activate, .named("Follow")])
    #expect(element.properties.customActions.map(\.source) == [button.id])
    #expect(element.properties.customActions.map(\.declared) == [.activate])
    #expect(element.traits == .isButton)
  }

  /// As iOS 16 has it (rjchatfield/AX, MiscTests): the first is what activating does, without the trait.
  @Test("Of several buttons the first enabled one is the default action, the others are custom ones (306, 348)")
  func buttons() throws {
    let disabled: AccessibilitySource = make.button("Block", 0, 30) { $0.traits.insert(.isDisabled) }
    let follow: AccessibilitySource = make.button("Follow", 100, 30)
    let element: AccessibilityNode = try combine([
      make.text("Jane"), make.button("Share", 200, 30), follow, disabled,
    ])
    #expect(element.properties.actions.map(\.kind) == [.activate, .named("Share")])
    #expect(element.properties.actions.first?.source == follow.id)
    #expect(element.label == "Jane")
    #expect(!element.traits.contains(.isButton))
  }

  @Test("The one switch is merged whole: traits, action, value, activation point")
  func toggleWhole() throws {
    let toggle: AccessibilitySource = make.source(.element, CGRect(x: 200, y: 0, width: 50, height: 30)) {
      $0 = AccessibilityProperties(role: .toggle, label: "Wi-Fi", value: "On", traits: .isToggle)
      $0.actions = [AccessibilityAction(.activate)]
      $0.activationPoint = .fraction(x: 0.9, y: 0.5)
    }
    let element: AccessibilityNode = try combine([make.text("Network"), toggle])
    #expect(element.label == "Network, Wi-Fi")
    #expect(element.value == "On")
    #expect(element.traits == .isToggle)
    #expect(element.role == .toggle)
    #expect(element.properties.actions.map(\.kind) == [.activate])
    #expect(element.properties.activationPoint == .fraction(x: 0.9, y: 0.5))
  }

  @Test("A button that alone has a label is merged whole")
  func lonelyButton() throws {
    let element: AccessibilityNode = try combine([make.button("Save"), make.image("", 100, 0)])
    #expect(element.label == "Save")
    #expect(element.traits == .isButton)
    #expect(element.properties.actions.map(\.kind) == [.activate])
  }

  @Test("Of several controls adjustable ones become increment and decrement actions")
  func adjustables() throws {
    func slider(_ label: String, _ y: CGFloat) -> AccessibilitySource {
      make.source(.element, CGRect(x: 0, y: y, width: 80, height: 30)) {
        $0 = AccessibilityProperties(role: .slider, label: label, value: "50%", traits: .isAdjustable)
        $0.actions = [.init(.increment), .init(.decrement)]
      }
    }
    let element: AccessibilityNode = try combine([make.text("Sound"), slider("Volume", 30), slider("Bass", 60)])
    #expect(element.label == "Sound")
    #expect(
      element.properties.actions.map(\.kind) == [
        .named("Increment Volume"), .named("Decrement Volume"), .named("Increment Bass"), .named("Decrement Bass"),
      ])
    #expect(!element.traits.contains(.isAdjustable))
  }

  @Test("The image trait is dropped beside text and kept among images")
  func imageTrait() throws {
    #expect(try combine([make.image("Star"), make.text("Score", 30, 0)]).traits == .isStaticText)
    #expect(try combine([make.image("Star"), make.image("Moon", 30, 0)]).traits == .isImage)
  }

  @Test("A heading stays a heading, with its level (381)")
  func heading() throws {
    let title: AccessibilitySource = make.text("Title") {
      $0.traits.insert(.isHeader)
      $0.headingLevel = 1
    }
    let element: AccessibilityNode = try combine([title, make.text("Subtitle", 0, 30)])
    #expect(element.traits == [.isHeader, .isStaticText])
    #expect(element.properties.headingLevel == 1)
    #expect(element.role == .heading)
  }

  @Test("Custom content, rotors and custom actions are concatenated, repeated ones dropped (391)")
  func concatenated() throws {
    let one: AccessibilitySource = make.text("A") {
      $0.content = [.init("Size", value: "1")]
      $0.actions = [.init(.named("Pin"))]
      $0.rotors = [.init("R", stops: [])]
    }
    let two: AccessibilitySource = make.text("B", 0, 30) {
      $0.content = [.init("Size", value: "2"), .init("Age", value: "3")]
      $0.rotors = [.init("R", stops: []), .init("S", stops: [])]
    }
    let element: AccessibilityNode = try combine([one, two])
    #expect(element.properties.content == [.init("Size", value: "1"), .init("Age", value: "3")])
    #expect(element.properties.actions.map(\.kind) == [.named("Pin")])
    #expect(element.properties.rotors.map(\.name) == ["R", "S"])
    #expect(element.traits == .isStaticText)
  }

  @Test("An attachment outside of a combined element wins over the combined values (243)")
  func attachments() throws {
    let group: AccessibilitySource = make.group([make.text("0.42"), make.text("moderate", 0, 30)], behavior: .combine)
    group.properties.label = "Composite Oppression Index"
    group.properties.value = "0.42, moderate"
    let element: AccessibilityNode = try #require(onlyElement(make, [group]))
    #expect(element.label == "Composite Oppression Index")
    #expect(element.value == "0.42, moderate")
  }

  @Test("Containers and combined elements inside are combined too, hidden parts are not (342)")
  func nested() throws {
    let list: AccessibilitySource = make.source(
      .container, CGRect(x: 0, y: 30, width: 100, height: 50), [make.text("Row")])
    list.properties.label = "Friends"
    let inner: AccessibilitySource = make.group(
      [make.text("X"), make.text("Y", 100, 0)], behavior: .combine, frame: CGRect(x: 0, y: 90, width: 200, height: 20))
    let secret: AccessibilitySource = make.text("Secret", 0, 10) { $0.isHidden = true }
    let element: AccessibilityNode = try combine([make.text("Top"), list, inner, secret])
    #expect(element.label == "Top, Friends, Row, X, Y")
  }
}

extension AccessibilityNode {
  var value: String? { properties.value }
}
