import Foundation
import Testing

@testable import AccessibilityTree

@MainActor struct ReaderTests {
  let make: SourceFactory = SourceFactory()

  /// A title, a labelled container with two scores and a rotor over them, a button.
  private func scoreCard() -> AccessibilitySource {
    func score(_ label: String, _ value: String, _ y: CGFloat, key: Int) -> AccessibilitySource {
      make.text(label, 0, y) {
        $0.value = value
        $0.keys = [AccessibilityKey(key, namespace: 7)]
      }
    }
    let scores: AccessibilitySource = make.source(
      .container, CGRect(x: 0, y: 100, width: 393, height: 200),
      [score("Elite Benefit", "0.42", 0, key: 1), score("Outgroup Burden", "0.77", 30, key: 2)])
    scores.properties.label = "Scores"
    scores.properties.rotors = [
      AccessibilityRotor(
        "Highest First",
        stops: [
          .init("Burden", key: AccessibilityKey(2, namespace: 7)),
          .init("Benefit", key: AccessibilityKey(1, namespace: 7)),
          .init("Gone", key: AccessibilityKey(1, namespace: 8)),
        ])
    ]
    let title: AccessibilitySource = make.text("Results", 0, 0) {
      $0.traits.insert(.isHeader)
      $0.headingLevel = 1
    }
    return make.window([title, scores, make.button("Export", 0, 400)])
  }

  private func words(_ spoken: [AccessibilityUtterance]?) -> [String]? { spoken?.map(\.text) }

  @Test("The cursor walks in reading order; entering a labelled container speaks its label first (298, 311)")
  func walk() {
    var reader: AccessibilityReader = AccessibilityReader(tree: resolved(scoreCard()))
    #expect(words(reader.moveToFirst()) == ["Results. Heading."])
    #expect(words(reader.moveForward()) == ["Scores", "Elite Benefit: 0.42"])
    #expect(words(reader.moveForward()) == ["Outgroup Burden: 0.77"])
    #expect(words(reader.moveForward()) == ["Export. Button."])
    #expect(reader.moveForward() == nil)
    #expect(reader.current?.label == "Export")
    #expect(words(reader.moveBackward()) == ["Scores", "Outgroup Burden: 0.77"])
    #expect(words(reader.moveToLast()) == ["Export. Button."])
  }

  @Test("Moving out stops at the container, moving in at its first child, moving on skips its content")
  func containers() {
    var reader: AccessibilityReader = AccessibilityReader(tree: resolved(scoreCard()))
    reader.moveToFirst()
    reader.moveForward()
    #expect(words(reader.moveOut()) == ["Scores"])
    #expect(reader.currentSpeech?.text == "Scores")
    #expect(reader.moveOut() == nil)
    #expect(words(reader.moveIn()) == ["Elite Benefit: 0.42"])
    reader.moveOut()
    #expect(words(reader.moveForward()) == ["Export. Button."])
  }

  @Test("A container in which nothing has words is no stop of the rotor of containers")
  func silentContainers() {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let full: AccessibilitySource = make.source(.container, frame, [make.text("Word", 0, 0)])
    let silent: AccessibilitySource = make.source(.container, frame, [make.text("", 0, 0)])
    let tree: AccessibilityTree = resolved(make.window([full, silent]))
    #expect(tree.stops(of: .containers).count == 1 && tree.rotors.contains(.containers))
    let none: AccessibilityTree = resolved(make.window([silent]))
    #expect(none.stops(of: .containers).isEmpty && !none.rotors.contains(.containers))
  }

  @Test("System rotors list headings, levels, containers ... that are there (314, 316, 382)")
  func systemRotors() {
    let tree: AccessibilityTree = resolved(scoreCard())
    #expect(tree.rotors.map(\.name) == ["Headings", "Heading 1", "Buttons", "Containers", "Highest First"])
    var reader: AccessibilityReader = AccessibilityReader(tree: tree)
    #expect(words(reader.moveForward(in: .containers)) == ["Scores. Elite Benefit: 0.42."])
    #expect(reader.moveForward(in: .headings) == nil)
    #expect(words(reader.moveBackward(in: .headings)) == ["Results. Heading."])
    #expect(reader.moveForward(in: .heading(level: 2)) == nil)
  }

  @Test("A custom rotor goes through its stops in the app's order and speaks the targets (352 to 358)")
  func customRotor() throws {
    let tree: AccessibilityTree = resolved(scoreCard())
    let kind: AccessibilityRotorKind = try #require(tree.rotors.last)
    var reader: AccessibilityReader = AccessibilityReader(tree: tree)
    #expect(words(reader.moveForward(in: kind)) == ["Outgroup Burden: 0.77"])
    #expect(words(reader.moveForward(in: kind)) == ["Elite Benefit: 0.42"])
    #expect(reader.moveForward(in: kind) == nil)
    #expect(words(reader.moveBackward(in: kind)) == ["Outgroup Burden: 0.77"])
    #expect(tree.stops(of: kind).map { $0.target == nil } == [false, false, true])
  }

  @Test("A rotor stop may be a range of its element's text (359, 361)")
  func textRange() throws {
    let text: AccessibilitySource = make.text("Call 555 today") {
      $0.rotors = [AccessibilityRotor("Numbers", stops: [.init("555", key: nil, textRange: 5..<8)])]
    }
    let tree: AccessibilityTree = resolved(make.window([text]))
    var reader: AccessibilityReader = AccessibilityReader(tree: tree)
    let kind: AccessibilityRotorKind = try #require(tree.rotors.last)
    #expect(words(reader.moveForward(in: kind)) == ["555"])
    #expect(reader.position == text.id)
  }

  @Test("Nested containers with one first element are each a stop of the containers rotor")
  func nestedContainers() {
    let inner: AccessibilitySource = make.group([make.text("A")], behavior: .contain) { $0.label = "Inner" }
    let outer: AccessibilitySource = make.group([inner], behavior: .contain) { $0.label = "Outer" }
    let second: AccessibilitySource = make.group([make.text("B")], behavior: .contain) { $0.label = "Second" }
    second.origin.y = 100
    var reader: AccessibilityReader = AccessibilityReader(tree: resolved(make.window([outer, second])))
    var stops: [String] = []
    while let spoken: [AccessibilityUtterance] = reader.moveForward(in: .containers) { stops += spoken.map(\.text) }
    #expect(stops == ["Outer. A.", "Inner. A.", "Second. B."])
  }

  @Test("The transcript walks the screen and then each rotor")
  func transcript() {
    let root: AccessibilitySource = scoreCard()
    let expected: String = """
      Score card
      ==========

      Swiping through the screen (4 elements)

        1. Results. Heading.
           -> Scores
        2. Elite Benefit: 0.42
        3. Outgroup Burden: 0.77
        4. Export. Button.

      Rotor "Headings" (1 stop)

        1. Results. Heading.

      Rotor "Heading 1" (1 stop)

        1. Results. Heading.

      Rotor "Buttons" (1 stop)

        1. Export. Button.

      Rotor "Containers" (1 stop)

        1. Scores. Elite Benefit: 0.42.

      Rotor "Highest First" (3 stops)

        1. [Burden] Outgroup Burden: 0.77
        2. [Benefit] Elite Benefit: 0.42
        3. [Gone] (not on the screen)

      """
    #expect(AccessibilityReader.transcript(of: resolved(root), title: "Score card") == expected)
  }

  @Test("The dump shows roles, labels, values, traits, frames and details, without ids (274, 275)")
  func dump() {
    let root: AccessibilitySource = scoreCard()
    root.children.last?.properties.hint = "Opens a \"sheet\"\nof formats"
    root.children.last?.properties.content = [.init("Formats", value: "2", importance: .high)]
    let expected: String = """
      window (0 0 393 852)
        heading "Results" [header, staticText] level 1 (0 0 80 20)
        group "Scores" (0 100 393 200)
            rotor "Highest First": "Burden", "Benefit", "Gone" -> not in the tree
          text "Elite Benefit" = "0.42" [staticText] (0 100 80 20)
          text "Outgroup Burden" = "0.77" [staticText] (0 130 80 20)
        button "Export" [button] (0 400 80 44)
            hint: "Opens a \\"sheet\\"\\nof formats"
            content: "Formats" = "2" (high)
            action: default

      """
    #expect(resolved(root).dump() == expected)
  }
}
