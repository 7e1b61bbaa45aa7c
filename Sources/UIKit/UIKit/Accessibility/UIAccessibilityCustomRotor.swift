import Foundation

/// A way through elements that belong together, such as the warnings of a page.
@MainActor @preconcurrency
open class UIAccessibilityCustomRotor: NSObject {
  /// Gives the item after or before another one; nil at the end.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  /// Rotors of the system that an app may put its own in place of.
  public enum SystemRotorType: Int, Sendable {
    case none = 0
    case link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4, headingLevel5
    case headingLevel6, boldText, italicText, underlineText, misspelledWord, image, textField, table, list, landmark
  }

  public enum Direction: Int, Sendable {
    case previous, next
  }

  /// The name that is spoken.
  open var name: String
  /// The search. It is asked from the beginning on when assistive technologies read what the view says, and again when that changes.
  open var itemSearchBlock: Search
  /// The rotor of the system in whose place this one stands; none for one with a name.
  public private(set) final var systemRotorType: SystemRotorType = .none

  /// - Parameters:
  ///   - name: What is spoken.
  ///   - itemSearchBlock: Gives one item after the other.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.name = name
    self.itemSearchBlock = itemSearchBlock
  }

  public convenience init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
    self.init(name: attributedName.string, itemSearch: itemSearchBlock)
  }

  /// A rotor in the place of one of the system's.
  public convenience init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    self.init(name: type.name, itemSearch: itemSearchBlock)
    systemRotorType = type
  }

  /// The name with attributes, which change nothing in how it is spoken here.
  open var attributedName: NSAttributedString {
    get { NSAttributedString(string: name) }
    set { name = newValue.string }
  }

  /// The most items: a search that never ends must not stop the program.
  private static let limit: Int = 1000

  /// All items from the first on.
  final func items() -> [UIAccessibilityCustomRotorItemResult] {
    let predicate = UIAccessibilityCustomRotorSearchPredicate()
    var found: [UIAccessibilityCustomRotorItemResult] = []
    while found.count < Self.limit, let item = itemSearchBlock(predicate), item.targetElement != nil {
      // A search that goes round has ended.
      if let first = found.first, item.isSame(as: first) { break }
      if let last = found.last, item.isSame(as: last) { break }
      found.append(item)
      predicate.currentItem = item
    }
    return found
  }
}

extension UIAccessibilityCustomRotor.SystemRotorType {
  /// The name by which readers know the rotor.
  var name: String {
    switch self {
    case .none: ""
    case .link: "Links"
    case .visitedLink: "Visited Links"
    case .heading: "Headings"
    case .headingLevel1, .headingLevel2, .headingLevel3, .headingLevel4, .headingLevel5, .headingLevel6:
      "Heading \(rawValue - Self.heading.rawValue)"
    case .boldText: "Bold Text"
    case .italicText: "Italic Text"
    case .underlineText: "Underlined Text"
    case .misspelledWord: "Misspelled Words"
    case .image: "Images"
    case .textField: "Text Fields"
    case .table: "Tables"
    case .list: "Lists"
    case .landmark: "Landmarks"
    }
  }
}

/// An item of a rotor: an element, perhaps with a range of its text.
@MainActor @preconcurrency
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element, which is not kept.
  open weak var targetElement: (any NSObjectProtocol)?
  /// The range of the element's text that is meant; nil for all of it.
  open var targetRange: UITextRange?

  public override init() { super.init() }

  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init()
  }

  final func isSame(as other: UIAccessibilityCustomRotorItemResult) -> Bool {
    targetElement === other.targetElement && targetRange === other.targetRange
  }
}

/// From where a rotor searches, and in which direction.
@MainActor @preconcurrency
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The item from which the search goes on; one without an element at the beginning.
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  open var searchDirection: UIAccessibilityCustomRotor.Direction = .next

  public override init() { super.init() }
}
