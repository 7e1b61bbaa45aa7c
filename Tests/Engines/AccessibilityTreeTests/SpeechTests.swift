import Testing

@testable import AccessibilityTree

@MainActor struct SpeechTests {
  private func say(_ configure: (inout AccessibilityProperties) -> Void) -> String {
    var properties: AccessibilityProperties = AccessibilityProperties()
    configure(&properties)
    return AccessibilitySpeech.text(for: properties, context: .init())
  }

  /// Speech of each element of a container with the given role, holding elements with the given properties.
  private func say(in role: AccessibilityRole, _ elements: [AccessibilityProperties]) -> [String] {
    var nodes: [AccessibilityNode] = [
      AccessibilityNode(id: 1, children: [2], isContainer: true),
      AccessibilityNode(
        id: 2, parent: 1, children: elements.indices.map { UInt64($0 + 3) }, isContainer: true,
        properties: AccessibilityProperties(role: role)),
    ]
    for (index, properties) in elements.enumerated() {
      nodes.append(AccessibilityNode(id: UInt64(index + 3), parent: 2, properties: properties))
    }
    let tree: AccessibilityTree = AccessibilityTree(root: 1, nodes: nodes)
    return tree.elements().map { AccessibilitySpeech.utterance(for: $0, in: tree).text }
  }

  private func item(_ label: String, _ traits: AccessibilityTraitSet = .isButton) -> AccessibilityProperties {
    AccessibilityProperties(label: label, traits: traits)
  }

  @Test("Speech rule 1: the label comes first")
  func label() {
    #expect(say { $0.label = "Score" } == "Score")
  }

  @Test("Speech rule 2: headers, spans, row and column of a table cell")
  func tableCell() {
    func cell(_ cell: AccessibilityTableCell) -> String {
      say {
        $0.label = "42"
        $0.tableCell = cell
      }
    }
    #expect(cell(.init(row: 2, column: 1, headers: ["Points"])) == "Points: 42. Row 2. Column 1.")
    #expect(cell(.init(row: 2, column: 3)) == "42. Column 3.")
    #expect(
      cell(.init(row: 1, column: 2, rowSpan: 2, columnSpan: 3)) == "42. Spans 2 rows. Spans 3 columns. Column 2.")
  }

  @Test("Speech rule 3: the value follows the label, or stands alone (322)")
  func value() {
    #expect(say { ($0.label, $0.value) = ("Progress", "40%") } == "Progress: 40%")
    #expect(say { $0.value = "40%" } == "40%")
  }

  @Test("Speech rule 4: Selected goes in front")
  func selected() {
    let volume: String = say {
      $0.label = "Volume"
      $0.value = "50%"
      $0.traits = [.isSelected, .isAdjustable, .isDisabled]
      $0.position = .init(index: 2, count: 3)
    }
    #expect(volume == "Selected: Volume: 50%. Dimmed. Adjustable. 2 of 3.")
    #expect(say { $0.traits = .isSelected } == "Selected.")
  }

  @Test("Speech rule 5: without other text the hint is the description and is said once")
  func hintAlone() {
    #expect(say { ($0.hint, $0.traits) = ("Saves the file", .isButton) } == "Saves the file. Button.")
  }

  @Test("Speech rule 6: the order of the trait words (324)")
  func traitOrder() {
    let all: String = say {
      $0.label = "X"
      $0.traits = [
        .isDisabled, .isButton, .isHeader, .isLink, .isAdjustable, .isImage, .isSearchField, .isTextField, .isEditing,
      ]
    }
    #expect(
      all == "X. Dimmed. Button. Text Field. Is editing. Heading. Link. Adjustable. Image. Search Field.")
    #expect(
      say { ($0.label, $0.traits) = ("Pass", [.isSecureField, .isEditing]) } == "Pass. Secure Text Field. Is editing.")
  }

  @Test("Speech rule 7: Button is not said with keyboard key, switch, tab or back button")
  func buttonSilent() {
    #expect(say { ($0.label, $0.traits) = ("A", [.isButton, .isKeyboardKey]) } == "A")
    #expect(say { ($0.label, $0.traits) = ("Home", [.isButton, .isBackButton]) } == "Home. Back Button.")
    #expect(say(in: .tabBar, [item("Item"), item("Other")]).first == "Item. Tab. 1 of 2.")
  }

  @Test(
    "Speech rule 8: a switch says its state after the word (279)",
    arguments: [("1", "On"), ("Off", "Off"), ("mixed", "Mixed"), ("Automatic", "Automatic")])
  func switches(value: String, state: String) {
    let text: String = say { ($0.label, $0.value, $0.traits) = ("Wi-Fi", value, [.isToggle, .isButton]) }
    #expect(text == "Wi-Fi. Switch Button. \(state). Double tap to toggle setting.")
  }

  @Test("Speech rule 9: traits that are never spoken")
  func silentTraits() {
    let text: String = say {
      $0.label = "A"
      $0.traits = [
        .playsSound, .isStaticText, .isSummaryElement, .updatesFrequently, .startsMediaSession,
        .allowsDirectInteraction, .causesPageTurn, .isTabBar,
      ]
    }
    #expect(text == "A")
  }

  @Test("Speech rule 10: tabs and segments say their place, lists and landmarks their ends")
  func suffixes() {
    #expect(say(in: .tabBar, [item("Home"), item("Item"), item("Last")])[1] == "Item. Tab. 2 of 3.")
    #expect(say(in: .segmentedControl, [item("A"), item("B")])[1] == "B. Button. 2 of 2.")
    let rows: [AccessibilityProperties] = [item("A", []), item("B", []), item("C", [])]
    #expect(say(in: .list, rows) == ["A. List Start.", "B", "C. List End."])
    #expect(say(in: .landmark, rows) == ["A. Landmark.", "B", "C. End."])
    #expect(say(in: .group, rows) == ["A", "B", "C"])
  }

  @Test("Speech rule 11: hints of the author and of controls, read last (323)")
  func hints() {
    #expect(
      say { ($0.label, $0.hint, $0.value, $0.traits) = ("Wi-Fi", "Connects", "On", .isToggle) }
        == "Wi-Fi. Switch Button. On. Connects. Double tap to toggle setting.")
    #expect(
      say { ($0.label, $0.value, $0.traits) = ("Wi-Fi", "On", [.isToggle, .isDisabled]) }
        == "Wi-Fi. Dimmed. Switch Button. On.")
    #expect(
      say { ($0.label, $0.value, $0.hint, $0.traits) = ("Username", "jdoe24", "Your name", .isTextField) }
        == "Username: jdoe24. Text Field. Double tap to edit.")
    #expect(
      say { ($0.label, $0.value, $0.hint, $0.traits) = ("Volume", "50%", "Loudness", .isAdjustable) }
        == "Volume: 50%. Adjustable. Loudness. Swipe up or down with one finger to adjust the value.")
    #expect(
      say { ($0.label, $0.hint, $0.traits) = ("Save", "Saves the file.", .isButton) } == "Save. Button. Saves the file."
    )
  }

  @Test("Speech rule 12: important custom content is spoken at once, the rest on demand (391)")
  func content() {
    let text: String = say {
      ($0.label, $0.value) = ("Index", "0.42")
      $0.content = [.init("Elite Benefit", value: "0.5", importance: .high), .init("Reason", value: "Subsidies")]
      $0.actions = [.init(.named("Share"))]
    }
    #expect(text == "Index: 0.42. Elite Benefit: 0.5. Actions Available. More Content Available.")
  }

  @Test("Speech rule 13: after an adjustment only the new value is spoken")
  func adjustment() {
    let properties: AccessibilityProperties = AccessibilityProperties(label: "Volume", value: "60%")
    #expect(AccessibilitySpeech.afterAdjustment(of: AccessibilityNode(id: 1, properties: properties)).text == "60%")
  }

  @Test("Speech rule 14: Heading is spoken only with the trait, never its level (389)")
  func heading() {
    #expect(say { ($0.label, $0.headingLevel) = ("Title", 1) } == "Title")
    #expect(say { ($0.label, $0.headingLevel, $0.traits) = ("Title", 1, .isHeader) } == "Title. Heading.")
  }

  @Test("Identifiers are never spoken (351), and a sentence keeps its own end")
  func punctuation() {
    #expect(say { ($0.label, $0.identifier, $0.traits) = ("Really?", "id", .isButton) } == "Really? Button.")
    #expect(say { $0.label = "Done." } == "Done.")
  }

  @Test("Pitch, spelling and punctuation travel with the utterance (392 to 395)")
  func style() {
    var properties: AccessibilityProperties = AccessibilityProperties(label: "A")
    properties.speech = AccessibilitySpeechStyle(pitch: 0.5, spellsOutCharacters: true)
    let tree: AccessibilityTree = AccessibilityTree(root: 1, nodes: [AccessibilityNode(id: 1, properties: properties)])
    let utterance: AccessibilityUtterance? = tree[1].map { AccessibilitySpeech.utterance(for: $0, in: tree) }
    #expect(utterance == AccessibilityUtterance("A", style: .init(pitch: 0.5, spellsOutCharacters: true)))
  }

  @Test("Announcements are replaced by equal or more important ones, unless queued (375, 380, 394)")
  func announcements() {
    var announcements: AccessibilityAnnouncements = AccessibilityAnnouncements()
    announcements.post(.init("low", priority: .low))
    announcements.post(.init("one"))
    announcements.post(.init("later", speech: .init(announcementsQueued: true)))
    announcements.post(.init("two"))
    announcements.post(.init("aside", priority: .low))
    #expect(announcements.takePending().map(\.text) == ["later", "two", "aside"])
    #expect(announcements.takePending().isEmpty)
    #expect(announcements.log.map(\.text) == ["low", "one", "later", "two", "aside"])
  }
}
