import ObjectiveCSource
import Testing

/// The step for properties that are observed by strings.
@Suite("Observing in source for Objective-C")
struct ObjectiveCObservingTests {
  private func step(_ source: String, with others: String...) -> String {
    ObjectiveCStep(SourceIndex([source] + others)).rewrite(source, path: "/app/Page.swift") ?? source
  }

  private static let method: String =
    "func observeValue(forKeyPath a: String?, of b: Any?, change c: [K: Any]?, context d: UnsafeMutableRawPointer?) {}"

  @Test(
    "A responder overrides the method of observers; another object has it by a protocol, and overrides that of a class below it"
  )
  func observers() {
    let head: String = "import UIKit\n"
    for known in ["UIView", "UITableViewCell", "Shop.BaseViewController", "UIApplication"] {
      let source: String = head + "class A: \(known) { override \(Self.method) }"
      #expect(step(source) == source)
    }
    for object in ["NSObject", "UIPresentationController", "UIGestureRecognizer", "CALayer"] {
      #expect(
        step(head + "class A: \(object), B { override \(Self.method) }")
          == head + "class A: \(object), B, KeyValueObserver {          \(Self.method) }")
    }
    let base: String = head + "enum N { class A<T>: NSObject { override \(Self.method) } }"
    let below: String = head + "class C: N.A<Int> { override \(Self.method) }"
    #expect(step(base, with: below).contains("class A<T>: NSObject, KeyValueObserver {"))
    #expect(step(below, with: base) == below)
    // The nearer of two classes of one name is meant.
    let two: String =
      head + "class B: UIView {}\nenum N { class B: NSObject {}\nclass C: B { override \(Self.method) } }"
    #expect(step(two).contains("class C: B, KeyValueObserver {"))
  }

  @Test("A source that imports Foundation alone gets what Foundation has not on Linux")
  func imports() {
    let source: String = "import Foundation\nclass A: NSObject { override \(Self.method) }"
    #expect(step(source).hasSuffix("#if canImport(FoundationGaps)\nimport FoundationGaps\n#endif\n"))
    #expect(step("import Foundation\nlet a: NSKeyValueChange = b").contains("import FoundationGaps"))
    #expect(
      step("import Foundation\na(#selector(b))").hasSuffix("#if canImport(Selectors)\nimport Selectors\n#endif\n"))
    #expect(!step("import SwiftUI\nlet a: NSKeyValueChange = b").contains("import FoundationGaps"))
  }

  @Test("A key path that no class tells of is an error at its place, also of an object's own")
  func keyPaths() {
    func errors(_ call: String, with other: String = "") -> Int {
      step(call, with: other).split(separator: "\n").count { $0.contains("nothing tells of changes of this property") }
    }
    for told in [
      "\"contentOffset\"", "#keyPath(UIScrollView.contentSize)", "\"hidden\"", "\"isHidden\"",
      "#keyPath(UIView.isHidden)", "path",
      "\"text\"", "\"\\(a)\"",
    ] {
      #expect(errors("a.addObserver(self, forKeyPath: \(told), options: [], context: nil)") == 0)
    }
    for unknown in ["\"rate\"", "#keyPath(Player.rate)", "\"layer.bounds\"", "(\"rate\")"] {
      #expect(errors("a.addObserver(self, forKeyPath: \(unknown), options: [], context: nil)") == 1)
    }
    #expect(errors("addObserver(self, forKeyPath: \"rate\", context: nil)") == 1)
    #expect(errors("a.removeObserver(self, forKeyPath: \"rate\")") == 0)
    let own: String = "class A: NSObject { @objc dynamic var rate = 1 }"
    #expect(errors("a.addObserver(self, forKeyPath: \"rate\", options: [], context: nil)", with: own) == 0)
    for calling in ["willChangeValue(forKey: \"rate\")", "b.willChangeValue(forKey: #keyPath(B.rate))"] {
      #expect(errors("a.addObserver(self, forKeyPath: \"rate\", options: [], context: nil)", with: calling) == 0)
    }
    #expect(step("a == #keyPath(UIView.isHidden)").hasPrefix("a == \"hidden\""))
    #expect(step("a == #keyPath(Page.isHidden)").hasPrefix("a == \"isHidden\""))
  }

  @Test("A dynamic property of an object tells of its changes")
  func dynamicProperties() {
    let will: String = "self.willChangeValue(forKey: \"a\")"
    let did: String = "self.didChangeValue(forKey: \"a\")"
    #expect(
      step("class A: NSObject {\n  @objc dynamic private var a = f() // b\n}")
        == "class A: NSObject {\n        dynamic private var a = f() { willSet { \(will) } didSet { \(did) } } // b\n}")
    #expect(
      step("class A: NSObject { @objc dynamic var a: Int? { didSet { b() } } }")
        == "class A: NSObject {       dynamic var a: Int? { didSet { defer { \(did) }; b() } willSet { \(will) } } }")
    for other in [
      "class A { dynamic var a = 1 }", "class A: Codable { dynamic var a = 1 }",
      "class A: NSObject { dynamic let a = 1 }",
      "class A: NSObject { dynamic var a: Int { 1 } }", "class A: NSObject { dynamic lazy var a = 1 }",
      "class A: NSObject { @B dynamic var a = 1 }", "extension A { dynamic var a: Int { get { 1 } set {} } }",
      "class A: NSObject { var a = 1 }",
    ] {
      #expect(step(other) == other)
    }
  }

  @Test("Rectangles, sizes and points of a change are casts")
  func values() {
    #expect(step("let a = (b as AnyObject).cgRectValue") == "let a = (b as? CGRect)              ")
    #expect(step("(b! as AnyObject).cgPointValue.x").filter { $0 != " " } == "(b!as!CGPoint).x")
    #expect(step("(b as? AnyObject).cgRectValue") == "(b as? AnyObject).cgRectValue")
  }
}
