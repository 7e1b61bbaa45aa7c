import Foundation

/// A description of elements, which is looked up each time that it is used.
@MainActor
public final class XCUIElementQuery: XCUIElementTypeQueryProvider {
  let application: XCUIApplication
  let steps: [QueryStep]

  init(_ application: XCUIApplication, _ steps: [QueryStep]) {
    self.application = application
    self.steps = steps
  }

  func adding(_ step: QueryStep) -> XCUIElementQuery { XCUIElementQuery(application, steps + [step]) }

  /// The elements as they are now, in reading order.
  func resolve() -> [ElementSnapshot] {
    guard let root = application.root else { return [] }
    return steps.reduce([root]) { $1.apply(to: $0) }
  }

  // MARK: Elements

  /// The only element of the query. Using it fails where there are several.
  public var element: XCUIElement { XCUIElement(self, .only) }

  public var firstMatch: XCUIElement { XCUIElement(self, .index(0)) }

  /// How many elements there are now.
  public var count: Int { resolve().count }

  /// The element at a place in reading order.
  public func element(boundBy index: Int) -> XCUIElement { XCUIElement(self, .index(index)) }

  /// The only element of the query for which a predicate holds.
  public func element(matching predicate: NSPredicate) -> XCUIElement { matching(predicate).element }

  /// The only element of a type and a name.
  public func element(matching type: XCUIElement.ElementType, identifier: String?) -> XCUIElement {
    matching(type, identifier: identifier).element
  }

  /// The element with an identifier or, where no element has it, with a label, a value of a field or a prompt.
  public subscript(key: String) -> XCUIElement { XCUIElement(matching(identifier: key), .only) }

  /// An element for each place that there is now.
  public var allElementsBoundByIndex: [XCUIElement] { resolve().indices.map { element(boundBy: $0) } }

  /// The elements that there are now: each stays bound to its own view, wherever that moves.
  public var allElementsBoundByAccessibilityElement: [XCUIElement] {
    resolve().map { XCUIElement(self, .node($0.id)) }
  }

  // MARK: Queries

  public func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    adding(.ofType(type, .descendants))
  }

  /// The elements of a type directly inside of those of the query.
  public func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    adding(.ofType(type, .children))
  }

  /// Those of the elements that are of a type and have a name.
  public func matching(_ type: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
    let typed: XCUIElementQuery = adding(.ofType(type, .same))
    return identifier.map { typed.matching(identifier: $0) } ?? typed
  }

  /// Those of the elements that have a name.
  public func matching(identifier: String) -> XCUIElementQuery {
    adding(QueryStep(reach: .same, words: "called \"\(identifier)\"") { $0.isCalled(identifier) })
  }

  /// Those of the elements for which a predicate holds. Make it with a block: the object is the element's
  /// `XCUIElementAttributes`.
  public func matching(_ predicate: NSPredicate) -> XCUIElementQuery {
    adding(
      QueryStep(reach: .same, words: "for which a predicate holds") { predicate.evaluate(with: AttributeBox($0)) })
  }

  /// Those of the elements for which a closure gives true.
  ///
  /// - Parameters:
  ///   - words: What the closure asks, for messages.
  ///   - isIncluded: Called with the attributes of each element.
  public func matching(
    _ words: String = "for which a closure gives true", where isIncluded: @escaping (any XCUIElementAttributes) -> Bool
  ) -> XCUIElementQuery {
    adding(QueryStep(reach: .same, words: words) { isIncluded(AttributeBox($0)) })
  }

  /// Those of the elements that have inside an element for which a predicate holds.
  public func containing(_ predicate: NSPredicate) -> XCUIElementQuery {
    adding(
      QueryStep(reach: .same, words: "that contain what a predicate holds for") { element in
        element.descendants.contains { predicate.evaluate(with: AttributeBox($0)) }
      })
  }

  /// Those of the elements that have inside an element of a type and a name.
  public func containing(_ type: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
    let name: String = identifier.map { " called \"\($0)\"" } ?? ""
    return adding(
      QueryStep(reach: .same, words: "that contain \(type)\(name)") { element in
        element.descendants.contains { inner in
          type.includes(inner) && identifier.map { inner.isCalled($0) } ?? true
        }
      })
  }

  /// The way to the elements and what there is now, in words.
  public var debugDescription: String {
    let found: String = resolve().map { "  " + $0.line }.joined(separator: "\n")
    return "Query: \(words)\n\(found.isEmpty ? "  nothing" : found)"
  }

  var words: String { (["application"] + steps.map(\.words)).joined(separator: " > ") }
}

extension QueryStep {
  static func ofType(_ type: XCUIElement.ElementType, _ reach: Reach) -> QueryStep {
    QueryStep(reach: reach, words: type == .any ? "any element" : "\(type)") { type.includes($0) }
  }
}
