import ObjectiveCSource
import Testing

/// Members of extensions that bodies of classes override.
@Suite("Overrides of members of extensions")
struct ObjectiveCSplitMemberTests {
  private func step(_ source: String, with others: String...) -> String {
    ObjectiveCStep(SourceIndex([source] + others)).rewrite(source, path: "/app/Page.swift") ?? source
  }

  private let open: String = "internal extension UIViewController {\n  @objc var isOpen: Bool {\n    return a\n  }\n}"

  @Test("The member and its override get names of their own, and the extension asks for the class")
  func properties() {
    let page: String =
      "open class Page: UINavigationController {\n  open override var isOpen: Bool { !super.isOpen }\n}"
    #expect(
      step(page, with: open)
        == "open class Page: UINavigationController {\n  open var rotor_isOpen   : Bool { !super.rotor_super_isOpen }\n}"
    )
    let changed: String = step(open, with: page)
    #expect(
      changed.hasPrefix(
        "internal extension UIViewController {\n        var rotor_super_isOpen: Bool {\n    return a\n  }\n}"))
    #expect(
      changed.contains(
        "line: 2)\nextension UIViewController { internal var isOpen: Bool { get { if let object = self as? Page "
          + "{ return object.rotor_isOpen }; return self.rotor_super_isOpen } } }"))
  }

  @Test("An override in an extension of the class is the same")
  func inExtensions() {
    let page: String = "open class Page: UITableViewController {}"
    let more: String = "extension Page: Model {\n  open override var isOpen: Bool { super.isOpen }\n}"
    #expect(
      step(more, with: page, open)
        == "extension Page: Model {\n  public var rotor_isOpen : Bool { super.rotor_super_isOpen }\n}")
    #expect(step(page, with: more, open) == page)
    #expect(step(open, with: page, more).contains("if let object = self as? Page { return object.rotor_isOpen }"))
  }

  @Test("A property that can be set is set by the class as well")
  func settable() {
    let base: String = "extension UIView { @objc public var mark: Int { get { 1 } set { a(newValue) } } }"
    let bar: String =
      "class Bar: UIControl { override var mark: Int { get { super.mark } set { super.mark = newValue } } }"
    #expect(
      step(base, with: bar).contains(
        "public var mark: Int { get { if let object = self as? Bar { return object.rotor_mark }; return self.rotor_super_mark } "
          + "set { if let object = self as? Bar { object.rotor_mark = newValue; return }; self.rotor_super_mark = newValue } }"
      ))
    #expect(step(bar, with: base).contains("get { super.rotor_super_mark } set { super.rotor_super_mark = newValue }"))
  }

  @Test("Classes below one another override each other's, and classes side by side are asked one after the other")
  func several() {
    let base: String =
      "@objc extension Base { @discardableResult func go(_ a: Int, by b: inout Int) throws -> Int { 1 } }"
    let all: String = """
      class Base: NSObject {}
      class One: Base { override func go(_ a: Int, by b: inout Int) throws -> Int { try super.go(a, by: &b) } }
      class Two: One { override func go(_ a: Int, by b: inout Int) throws -> Int { try super.go(a, by: &b) } }
      class Three: Two { func f() { try? super.go(1, by: &c) } }
      class Other: Base { override func go(_ a: Int, by b: inout Int) throws -> Int { 3 } }
      extension Three { func g() { try? super.go(1, by: &c) } }
      """
    let lines: [String] = step(all, with: base).split(separator: "\n").map(String.init)
    #expect(
      lines[1]
        == "class One: Base { func rotor_go   (_ a: Int, by b: inout Int) throws -> Int { try super.rotor_super_go(a, by: &b) } }"
    )
    #expect(
      lines[2]
        == "class Two: One { override func rotor_go(_ a: Int, by b: inout Int) throws -> Int { try super.rotor_go(a, by: &b) } }"
    )
    #expect(
      lines[3].contains("super.rotor_go(1") && lines[4].contains("func rotor_go   (")
        && lines[5].contains("super.rotor_go(1"))
    #expect(
      step(base, with: all).contains(
        "@discardableResult func go(_ a: Int, by b: inout Int) throws -> Int { "
          + "if let object = self as? One { return try object.rotor_go(a, by: &b) }; "
          + "if let object = self as? Other { return try object.rotor_go(a, by: &b) }; "
          + "return try self.rotor_super_go(a, by: &b) } }"))
  }

  @Test("What is not one of an extension of the module's, or is overridden where it is declared, stays")
  func others() {
    let view: String = "class Bar: UIView { override var isOpen: Bool { super.isOpen } }"
    #expect(step(view, with: open) == view)
    #expect(step(view) == view)
    #expect(!step(open, with: view).contains("rotor_"))
    // Only Objective-C finds overrides of members of extensions.
    let plain: String = "extension UIView { var isOpen: Bool { true } }"
    #expect(step(view, with: plain) == view && step(plain, with: view) == plain)
    let observed: String = "class Page: UIViewController { override var isOpen: Bool { didSet {} } }"
    #expect(step(observed, with: open) == observed)
  }
}
