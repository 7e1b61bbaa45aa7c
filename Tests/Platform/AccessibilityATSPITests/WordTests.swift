import AccessibilityATSPI
import AccessibilityTree
import Testing

struct WordTests {
  private func words(
    _ role: AccessibilityRole, _ label: String?, _ value: String? = nil, _ traits: AccessibilityTraitSet = [],
    partner: String? = nil, _ configure: (inout AccessibilityProperties) -> Void = { _ in }
  ) -> AccessibleWords {
    var properties = AccessibilityProperties(role: role, label: label, value: value, traits: traits)
    configure(&properties)
    let node = AccessibilityNode(id: 1, properties: properties)
    return AccessibleWords(of: node, as: AccessibleRole(of: node, in: nil), partnerLabel: partner)
  }

  @Test("A text's name and content are its label and value, for Orca says nothing else of it")
  func text() {
    let words: AccessibleWords = words(.text, "Benefit", "0.42")
    #expect(words.name == "Benefit: 0.42")
    #expect(words.text == "Benefit: 0.42")
    #expect(words.description == "")
    #expect(self.words(.text, nil, "0.42").name == "0.42")
    #expect(self.words(.text, nil, "0.42").description == "")
  }

  @Test("A field's content is its value, and a secure field's is as many bullets")
  func fields() {
    #expect(words(.textField, "Name", "Ada").text == "Ada")
    #expect(words(.textField, "Name", "Ada").description == "")
    #expect(words(.secureField, "Code", "abc").text == "•••")
  }

  @Test("A control without a label has the name of its labelling partner")
  func partner() {
    #expect(words(.textField, "", "12", partner: "Amount").name == "Amount")
  }

  @Test("A value that no interface and no state tells is the description")
  func description() {
    #expect(words(.button, "Inbox", "3 new", .isButton).description == "3 new")
    #expect(words(.toggle, "Wi-Fi", "1", .isToggle).description == "")
    #expect(words(.toggle, "Wi-Fi", "home", .isToggle).description == "home")
    #expect(words(.progress, "Loading", "25 %") { $0.numericValue = 0.25 }.description == "")
  }

  @Test("A selected button says so in its description, since readers pass over the state of a button")
  func selection() {
    #expect(words(.button, "Inbox", nil, [.isButton, .isSelected]).description == "Selected")
    #expect(words(.button, "Inbox", "3 new", [.isButton, .isSelected]).description == "3 new, Selected")
    #expect(words(.tab, "Inbox", nil, [.isButton, .isSelected]).description == "")
  }

  @Test("Important custom content is in the description, the hint is not")
  func content() {
    let words: AccessibleWords = words(.button, "A", nil, .isButton) { properties in
      properties.hint = "Opens it"
      properties.content = [
        AccessibilityContent("Reason", value: "Rain", importance: .high), AccessibilityContent("Size", value: "Big"),
      ]
    }
    #expect(words.description == "Reason: Rain")
  }

  @Test("Attributes hold hint, identifier, level, place in set, value in words and place in table")
  func attributes() throws {
    var properties = AccessibilityProperties(role: .heading, label: "A", traits: .isHeader)
    properties.headingLevel = 2
    properties.hint = "Opens it"
    properties.identifier = "top"
    properties.position = AccessibilityPosition(index: 2, count: 5)
    let node = AccessibilityNode(id: 1, properties: properties)
    #expect(
      AccessibleAttributes.attributes(of: node, as: .heading, in: nil) == [
        "toolkit": "Rotor", "level": "2", "help-text": "Opens it", "id": "top", "posinset": "2", "setsize": "5",
      ])
    var slider = AccessibilityProperties(role: .slider, value: "50 %", traits: .isAdjustable)
    slider.numericValue = 0.5
    let attributes = AccessibleAttributes.attributes(
      of: AccessibilityNode(id: 2, properties: slider), as: .slider, in: nil)
    #expect(attributes["valuetext"] == "50 %")
  }
}
