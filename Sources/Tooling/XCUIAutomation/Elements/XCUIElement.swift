import AccessibilityTree
import CoreGraphics
import Foundation
import Testing

/// One element of an app, described by a query: it is looked up each time that it is used.
///
/// Using an element that is not there, or that means several, is recorded as an issue of the test that names the nearest
/// candidates and why each of them is not it.
@MainActor
public class XCUIElement: XCUIElementAttributes, XCUIElementTypeQueryProvider {
  /// Which of the query's elements is meant.
  enum Choice {
    case only
    case index(Int)
    case node(AccessibilityNode.ID)
  }

  /// Nil for the application, which is the root.
  let query: XCUIElementQuery?
  let choice: Choice

  init(_ query: XCUIElementQuery?, _ choice: Choice) {
    self.query = query
    self.choice = choice
  }

  var application: XCUIApplication {
    guard let query else { preconditionFailure("Only an application has no query.") }
    return query.application
  }

  /// The element as it is now, or what is there instead.
  func find() -> Finding {
    guard let query else { return .none([]) }
    let found: [ElementSnapshot] = query.resolve()
    switch choice {
    case .only: return found.count == 1 ? .one(found[0]) : found.isEmpty ? .none(query.candidates()) : .many(found)
    case .index(let index):
      return found.indices.contains(index) ? .one(found[index]) : .none(found.isEmpty ? query.candidates() : [])
    case .node(let id):
      guard let node = application.root?.tree[id], let root = application.root else { return .none([]) }
      return .one(root.other(node))
    }
  }

  /// The element, or nil after an issue was recorded.
  func require(_ action: String, _ location: SourceLocation) -> ElementSnapshot? {
    switch find() {
    case .one(let element): return element
    case .many(let found):
      location.record(.many(action, words, found))
      return nil
    case .none(let candidates):
      location.record(.none(action, words, candidates))
      return nil
    }
  }

  /// How the element is found, in words.
  var words: String {
    let query: String = query?.words ?? "application"
    switch choice {
    case .only, .node: return query
    case .index(let index): return "\(query) at \(index)"
    }
  }

  // MARK: Being there

  /// Whether there is such an element now.
  public var exists: Bool {
    switch find() {
    case .one, .many: true
    case .none: false
    }
  }

  /// Whether a person can press the element where it is now.
  public var isHittable: Bool {
    guard case .one(let element) = find(), case .success = element.hitPoint else { return false }
    return true
  }

  /// Why a person cannot press the element; nil where one can.
  public var unhittableReason: String? {
    switch find() {
    case .none: return "does not exist"
    case .many(let found): return "means \(found.count) elements"
    case .one(let element):
      guard case .failure(let failure) = element.hitPoint else { return nil }
      return failure.reason
    }
  }

  // MARK: Attributes

  private var found: ElementSnapshot? {
    switch find() {
    case .one(let element): element
    case .many(let elements): elements.first
    case .none: nil
    }
  }

  public var identifier: String { found?.identifier ?? "" }
  public var frame: CGRect { found?.frame ?? .zero }
  public var value: Any? { found?.node.properties.value }
  public var title: String { found.map { AttributeBox($0).title } ?? "" }
  public var label: String { found?.label ?? "" }
  public var elementType: ElementType { found?.elementType ?? .any }
  public var isEnabled: Bool { found?.isEnabled ?? false }
  public var placeholderValue: String? { found?.placeholder }
  public var isSelected: Bool { found?.isSelected ?? false }
  public var hasFocus: Bool { found?.hasFocus ?? false }

  // MARK: Queries

  private var own: XCUIElementQuery {
    guard let query else { return XCUIElementQuery(application, []) }
    let choice: Choice = choice
    switch choice {
    case .only: return query
    case .index(let index):
      return query.adding(
        QueryStep(reach: .same, words: "at \(index)") { element in
          let all: [ElementSnapshot] = query.resolve()
          return all.indices.contains(index) && all[index].id == element.id
        })
    case .node(let id): return query.adding(QueryStep(reach: .same, words: "the same") { $0.id == id })
    }
  }

  public var firstMatch: XCUIElement { query?.firstMatch ?? self }

  public func descendants(matching type: ElementType) -> XCUIElementQuery { own.descendants(matching: type) }

  /// The elements of a type directly inside.
  public func children(matching type: ElementType) -> XCUIElementQuery { own.children(matching: type) }

  /// The element and all that is inside, in words.
  public var debugDescription: String {
    guard let root = found ?? application.root else { return "\(words): nothing" }
    return root.outline()
  }
}

/// What was found for an element.
@MainActor
enum Finding {
  case one(ElementSnapshot)
  case many([ElementSnapshot])
  case none([Candidate])
}

extension ElementSnapshot {
  /// The element and all that is inside, a line for each, indented by depth.
  func outline(_ depth: Int = 0) -> String {
    ([String(repeating: "  ", count: depth) + line] + children.map { $0.outline(depth + 1) }).joined(separator: "\n")
  }
}
