import AccessibilityTree
import CoreGraphics
import Foundation

/// The names and numbers by which a person operates a window by voice.
package struct VoiceControl {
  /// An element that can be named.
  package struct Item: Hashable, Sendable {
    package let element: AccessibilityNode.ID
    /// The names that a person can say for the element, the best first: the input labels, else its name. Empty where only the
    /// number helps.
    package let names: [String]
    /// The number that a person can say in place of a name: 1 for the first element in reading order.
    package let number: Int
  }

  /// The elements that are seen, in reading order.
  package let items: [Item]

  package init(_ tree: AccessibilityTree) {
    items = tree.operableElements(isSeen: true).enumerated().map { index, node in
      let given: [String] = node.properties.inputLabels.map(\.trimmed).filter { !$0.isEmpty }
      let name: String = tree.name(of: node)
      let names: [String] = given.isEmpty ? [name].filter { !$0.isEmpty } : given
      return Item(element: node.id, names: names, number: index + 1)
    }
  }

  /// The items that a person means by a name or a number. Where several have the name they are all returned: the person then
  /// says a number.
  package func items(named words: String) -> [Item] {
    let said: String = Self.heard(words)
    guard !said.isEmpty else { return [] }
    let named: [Item] = items.filter { $0.names.contains { Self.heard($0) == said } }
    if !named.isEmpty { return named }
    let number: Int? = Self.number(said)
    return items.filter { $0.number == number }
  }

  /// The items whose first name others have too, by which a host tells where it has to show numbers.
  package var ambiguous: Set<AccessibilityNode.ID> {
    let groups: [String: [Item]] = Dictionary(grouping: items) { Self.heard($0.names.first ?? "") }
    return Set(groups.values.filter { $0.count > 1 }.joined().map(\.element))
  }

  /// A text as it is heard: without case, accents and punctuation.
  static func heard(_ text: String) -> String {
    let folded: String = text.folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    return folded.split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
  }

  /// Whether two texts sound alike.
  package static func isSame(_ left: String, _ right: String) -> Bool { heard(left) == heard(right) }

  /// A number in digits, or one of the words up to twelve, as speech is written down.
  static func number(_ said: String) -> Int? {
    let words: [String] = [
      "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    ]
    return Int(said) ?? words.firstIndex(of: said).map { $0 + 1 }
  }
}

/// A spoken command.
package enum VoiceCommand: Hashable, Sendable {
  case act(AccessibilityActionKind, on: String)
  case perform(String, on: String)
  case actions(of: String)
  case scroll(AccessibilityEdge)
  case goBack
  case showNames

  /// Nil where the words are no command. The words of the commands are English.
  package init?(_ words: String) {
    let said: String = VoiceControl.heard(words)
    func rest(_ beginning: String) -> String? {
      said.hasPrefix(beginning + " ") ? String(said.dropFirst(beginning.count + 1)) : nil
    }
    switch said {
    case "go back": self = .goBack
    case "show names", "show numbers": self = .showNames
    case "scroll up": self = .scroll(.top)
    case "scroll down": self = .scroll(.bottom)
    case "scroll left": self = .scroll(.leading)
    case "scroll right": self = .scroll(.trailing)
    default:
      if let name = rest("show actions for") {
        self = .actions(of: name)
      } else if let name = rest("tap") ?? rest("click") {
        self = .act(.activate, on: name)
      } else if let name = rest("increment") {
        self = .act(.increment, on: name)
      } else if let name = rest("decrement") {
        self = .act(.decrement, on: name)
      } else if let words = rest("perform"), let place = words.range(of: " on ", options: .backwards) {
        self = .perform(String(words[..<place.lowerBound]), on: String(words[place.upperBound...]))
      } else if VoiceControl.number(said) != nil {
        self = .act(.activate, on: said)
      } else {
        return nil
      }
    }
  }
}
