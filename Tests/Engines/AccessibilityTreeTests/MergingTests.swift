import Testing

@testable import AccessibilityTree

@MainActor struct MergingTests {
  let make: SourceFactory = SourceFactory()

  private func merged(
    _ inner: (inout AccessibilityProperties) -> Void, _ outer: (inout AccessibilityProperties) -> Void
  ) -> AccessibilityProperties {
    var one: AccessibilityProperties = AccessibilityProperties()
    var two: AccessibilityProperties = AccessibilityProperties()
    inner(&one)
    outer(&two)
    return one.merging(outer: two)
  }

  @Test("The outermost label, value, hint and identifier win (243)")
  func outermostWins() {
    let result: AccessibilityProperties = merged {
      $0.label = "a"
      $0.value = "1"
      $0.hint = "help"
      $0.identifier = "i"
    } _: {
      $0.label = "b"
      $0.hint = "hint"
    }
    #expect(result.label == "b")
    #expect(result.value == "1")
    #expect(result.hint == "hint")
    #expect(result.identifier == "i")
  }

  @Test("Traits are added and removed as sets (325)")
  func traits() {
    let result: AccessibilityProperties = merged {
      $0.traits = [.isHeader, .isStaticText]
      $0.removedTraits = .isImage
    } _: {
      $0.traits = [.isSelected, .isImage]
      $0.removedTraits = .isHeader
    }
    #expect(result.traits == [.isStaticText, .isSelected, .isImage])
    #expect(result.removedTraits == .isHeader)
  }

  @Test("Removing a trait reaches through a stack to the element")
  func removal() {
    let stack: AccessibilitySource = make.group([make.text("A")]) { $0.removedTraits = .isStaticText }
    #expect(onlyElement(make, [stack])?.traits == [])
  }

  @Test("A label builder extends the label that is there (318)")
  func labelExtension() {
    let text: AccessibilitySource = make.text("Inbox")
    let inner: AccessibilitySource = make.group([text]) { $0.labelExtension = .init(after: ["Unread"]) }
    let outer: AccessibilitySource = make.group([inner]) { $0.labelExtension = .init(before: ["New"]) }
    #expect(onlyElement(make, [outer])?.label == "New, Inbox, Unread")
    outer.properties.label = "Post"
    outer.properties.labelExtension = nil
    #expect(onlyElement(make, [outer])?.label == "Post")
  }

  @Test("Custom content with the same key is replaced, a nil value takes it away (391)")
  func content() {
    let text: AccessibilitySource = make.text("A") {
      $0.content = [.init("One", value: "1"), .init("Two", value: "2")]
    }
    let outer: AccessibilitySource = make.group([text]) {
      $0.content = [
        .init("One", value: "uno", importance: .high), .init("Two", value: nil), .init("Three", value: "3"),
      ]
    }
    let content: [AccessibilityContent]? = onlyElement(make, [outer])?.properties.content
    #expect(content == [.init("One", value: "uno", importance: .high), .init("Three", value: "3")])
  }

  @Test("A default action makes a button of a text, and remembers where its handler is (293, 346)")
  func defaultAction() throws {
    let text: AccessibilitySource = make.text("A")
    let outer: AccessibilitySource = make.group([text]) { $0.actions = [AccessibilityAction(.activate)] }
    let element: AccessibilityNode = try #require(onlyElement(make, [outer]))
    #expect(element.traits == .isButton)
    #expect(element.role == .button)
    #expect(element.properties.actions.map(\.source) == [outer.id])
  }

  @Test("Surroundings give a trait to what is inside, unless it was taken away there (284, 315)")
  func impliedTraits() {
    let plain: AccessibilitySource = make.text("A")
    let refusing: AccessibilitySource = make.group([make.text("B", 0, 40)]) { $0.removedTraits = .isHeader }
    let header: AccessibilitySource = make.group([plain, make.button("C", 0, 80), refusing]) {
      $0.impliedTraits = .isHeader
    }
    let elements: [AccessibilityNode] = resolved(make.window([header])).elements()
    #expect(elements.map(\.label) == ["A", "B", "C"])
    #expect(elements.map(\.traits) == [[.isStaticText, .isHeader], .isStaticText, [.isButton, .isHeader]])
    #expect(elements.map(\.role) == [.heading, .text, .button])
  }

  @Test("The button trait can be taken from a button, whose action stays (325)")
  func removingButton() {
    let outer: AccessibilitySource = make.group([make.button("A")]) { $0.removedTraits = .isButton }
    let element: AccessibilityNode? = onlyElement(make, [outer])
    #expect(element?.traits == [])
    #expect(element?.role == .element)
    #expect(element?.properties.actions.map(\.kind) == [.activate])
  }

  @Test("Increment and decrement make an element adjustable (347)")
  func adjustable() {
    let text: AccessibilitySource = make.text("A") { $0.actions = [.init(.increment), .init(.decrement)] }
    #expect(onlyElement(make, [text])?.traits == [.isStaticText, .isAdjustable])
  }

  @Test("A heading level does not make a heading (389)")
  func headingLevel() throws {
    let element: AccessibilityNode = try #require(onlyElement(make, [make.text("A") { $0.headingLevel = 2 }]))
    #expect(!element.traits.contains(.isHeader))
    #expect(element.properties.headingLevel == 2)
  }
}
