import Foundation
import ObjectiveCSource
import Testing

/// The step from source that needs Objective-C to source that the compiler for Linux reads.
@Suite("Source for Objective-C")
struct ObjectiveCStepTests {
  private func step(_ source: String, with others: String...) -> String {
    ObjectiveCStep(SourceIndex([source] + others)).rewrite(source, path: "/app/Page.swift") ?? source
  }

  /// The source without what was added behind it, and those lines.
  private func parts(_ source: String, with others: String...) -> (kept: String, added: [String]) {
    let index = SourceIndex([source] + others)
    let result: String = ObjectiveCStep(index).rewrite(source, path: "/app/Page.swift") ?? source
    let count: Int = source.split(separator: "\n", omittingEmptySubsequences: false).count
    let lines: [String] = result.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return (lines.prefix(count).joined(separator: "\n"), Array(lines.dropFirst(count)))
  }

  @Test(
    "Attributes for Objective-C become spaces",
    arguments: [
      ("@objc func a() {}", "      func a() {}"),
      ("@objcMembers class A: NSObject {}", "             class A: NSObject {}"),
      (
        "@objc(move:to:) private func a(_ b: Int, to c: Int) {}",
        "                private func a(_ b: Int, to c: Int) {}"
      ),
      ("@IBOutlet weak var a: UILabel!", "          weak var a: UILabel!"),
      ("@objc\nfunc a() {}", "     \nfunc a() {}"),
      ("@objc // why @objc\ndynamic var a = 1", "      // why @objc\ndynamic var a = 1"),
      ("@objc @available(iOS 13, *) func a() {}", "      @available(iOS 13, *) func a() {}"),
      ("@UIApplicationMain\nclass A {}", "@main             \nclass A {}"),
      ("@NSApplicationMain class A {}", "@main              class A {}"),
      ("#if DEBUG\n@objc func a() {}\n#endif", "#if DEBUG\n      func a() {}\n#endif"),
      ("import UIKit.UIImage\nimport os.log", "import UIKit        \nimport os.log"),
    ])
  func attributes(source: String, expected: String) {
    #expect(step(source) == expected)
    #expect(step(source).utf8.count == source.utf8.count)
  }

  @Test("Words in strings and comments stay, and so does source without any of them")
  func untouched() {
    for source in [
      "let a = \"@objc #selector(b) ?(\"", "// @objc #selector(a)\nlet a = 1", "let a = \"\"\"\n@objc\n\"\"\"", "",
      "let a = b?(1)", "@nonobjc func a() {}", "let objc = 1", "handlers.done?()", "@IBAction func a() {}",
    ] {
      #expect(step(source) == source)
    }
    #expect(ObjectiveCStep(SourceIndex()).rewrite("struct A {}", path: "A.swift") == nil)
  }

  @Test(
    "Selectors become calls of a macro",
    arguments: [
      ("f(#selector(tapped(_:)))", "f(#Selector(tapped(_:)))"),
      ("f(#selector(Page.move(_:to:)), #selector(self.b))", "f(#Selector(Page.move(_:to:)), #Selector(self.b))"),
      ("f(#selector((a as (B) -> () -> Void)))", "f(#Selector((a as (B) -> () -> Void)))"),
      ("f(#selector(getter: Page.title))", "f(#Selector(get:\"Page.title\"  ))"),
      ("f(#selector(setter: title), 1)", "f(#Selector(set:\"title\"  ), 1)"),
      ("f(#selector(\n  tapped\n))", "f(#Selector(\n  tapped\n))"),
      ("\"\\(#selector(a))\"", "\"\\(#Selector(a))\""),
    ])
  func selectors(source: String, expected: String) { #expect(step(source) == expected) }

  @Test(
    "Key paths become strings of their names",
    arguments: [
      ("f(#keyPath(Page.title), 1)", "f(\"title\"             , 1)"),
      ("f(#keyPath(Shop.Page.owner.name))", "f(\"owner.name\"                   )"),
      ("f(#keyPath(title))", "f(\"title\"         )"),
      ("f(#keyPath(\n  Page.title\n))", "f(\"title\"  \n            \n )"),
    ])
  func keyPaths(source: String, expected: String) {
    #expect(step(source).utf8.count == source.utf8.count)
    #expect(step(source).filter { $0 != " " } == expected.filter { $0 != " " })
  }

  @Test("A protocol for Objective-C is one of objects, and its optional requirements have forms that do nothing")
  func optionalRequirements() {
    let source = """
      @objc public protocol Judge {
        /// Why.
        @objc optional func score(_ name: String, of run: Int) -> Int
        @objc optional var title: String { get }
        func begin() // here
        @objc optional func end()
        @objc optional func view(for id: Int) -> NSObject?
      }
      """
    let (kept, added) = parts(source)
    #expect(
      kept == """
              public protocol Judge: AnyObject, _JudgeDefaults { @_disfavoredOverload
          /// Why.
                         func score(_ name: String, of run: Int) -> Int; @_disfavoredOverload
                         var title: String { get }
          func begin(); @_disfavoredOverload // here
                         func end()
                         func view(for id: Int) -> NSObject?
        }
        """)
    let text: String = added.joined(separator: "\n")
    #expect(step("import Foundation\n" + source).hasSuffix("#if canImport(Selectors)\nimport Selectors\n#endif\n"))
    #expect(
      text.contains("#sourceLocation(file: \"/app/Page.swift\", line: 1)\npublic protocol _JudgeDefaults: AnyObject {}")
    )
    #expect(
      text.contains(
        """
        #sourceLocation(file: "/app/Page.swift", line: 3)
        extension _JudgeDefaults { @_disfavoredOverload public func score(_ name: String, of run: Int) -> Int \
        { return OptionalRequirements.absent("score") } }
        """))
    #expect(
      text.contains(
        "@discardableResult public func score(_ name: String, of run: Int) -> Int? { "
          + "let call = OptionalRequirements.begin(); let value: Int = self.score(name, of: run); "
          + "return OptionalRequirements.isAbsent(call, \"score\") ? nil : value }"))
    #expect(
      text.contains("public func view(for id: Int) -> NSObject? { return OptionalRequirements.absent(\"view\") }"))
    #expect(!text.contains("NSObject??"))
  }

  @Test("Conditions around a requirement hold for what is added for it")
  func conditions() {
    let source = """
      #if os(iOS)
      #else
      @objc protocol A: NSObjectProtocol {
      #if DEBUG
        @objc optional func b()
      #endif
      }
      #endif
      """
    let added: String = parts(source).added.joined(separator: "\n")
    #expect(added.contains("#if !(os(iOS)) && true\n#sourceLocation(file: \"/app/Page.swift\", line: 3)"))
    #expect(added.contains("#if !(os(iOS)) && true && (DEBUG)\n#sourceLocation(file: \"/app/Page.swift\", line: 5)"))
  }

  @Test("Calls of optional requirements lose their mark, those of closures keep it")
  func calls() {
    let judge = "@objc protocol Judge { @objc optional func end(); @objc optional func mark(_ a: Int) }"
    #expect(step("delegate?.end?()", with: judge) == "delegate?.end ()")
    #expect(step("delegate?.mark!(2)", with: judge) == "delegate?.mark (2)")
    #expect(step("a.table?(b, didSelect: 1)") == "a.table (b, didSelect: 1)")
    #expect(step("a.scrollViewDidScroll?(b)") == "a.scrollViewDidScroll (b)")
    // A closure of the same name: the receiver decides.
    let closure = "struct B { var end: (() -> Void)? }"
    #expect(step("b.end?()", with: judge, closure) == "b.end?()")
    #expect(step("self.delegate?.end?()", with: judge, closure) == "self.delegate?.end ()")
    #expect(step("end?()", with: judge) == "end?()")
  }

  @Test("What cannot be changed is an error at its own line and column, that says what to do")
  func refused() {
    let (kept, added) = parts("func a() {\n  method_exchangeImplementations(b, c)\n}")
    #expect(kept == "func a() {\n  method_exchangeImplementations(b, c)\n}")
    #expect(added[0] == "#sourceLocation(file: \"/app/Page.swift\", line: 2)")
    #expect(added[1].hasPrefix("#error(\"'method_exchangeImplementations': methods cannot be exchanged"))
    // A name may be compared, but not performed.
    #expect(parts("action == NSSelectorFromString(\"a\") || action == Selector((\"b\"))").added.isEmpty)
    for call in [
      "a.perform(NSSelectorFromString(\"b\"))", "a.responds(to: Selector((\"b\")))",
      "c.addTarget(self, action: Selector(\"b:\"), for: .touchUpInside)",
    ] {
      #expect(parts(call).added.contains { $0.contains("#selector(method(_:))") })
    }
    // The framework finds edit actions and the running program by their names; what a variable names is told by the program.
    for call in [
      "a.perform(Selector((\"cut:\")))", "UIApplication.perform(NSSelectorFromString(\"sharedApplication\"))",
      "a.responds(to: NSSelectorFromString(name))",
    ] {
      #expect(parts(call).added.isEmpty)
    }
    #expect(parts("player.observe(\\.rate, options: [.new]) { _, _ in }").added.isEmpty == false)
    #expect(parts("scroll.observe(\\.contentOffset, options: [.new]) { _, _ in }").added.isEmpty)
    #expect(parts("a.observe(b) {}").added.isEmpty)
    #expect(parts("a.addObserver(self, forKeyPath: \"b\", options: [], context: nil)").added.count > 1)
    // The module's own functions of these names are not Objective-C's.
    #expect(parts("class_addMethod(1)", with: "func class_addMethod(_ a: Int) {}").added.isEmpty)
  }

  @Test("An override in an extension gets a name of its own, which the body of its class calls")
  func extensionOverrides() {
    let page: String = "class Page: UIViewController {\n}"
    let more: String = "public extension Page {\n  override var style: Int { 3 }\n}"
    #expect(step(more, with: page) == "public extension Page {\n  var rotor_style   : Int { 3 }\n}")
    #expect(
      step(page, with: more)
        == "class Page: UIViewController {\noverride public var style: Int { get { self.rotor_style } } }")
    let both: String = "class A: B {}\nextension A { override func f(_ a: Int, by b: Int = 1) throws -> Int { 1 } }"
    #expect(
      step(both)
        == "class A: B {override func f(_ a: Int, by b: Int = 1) throws -> Int { try self.rotor_f(a, by: b) } }\n"
        + "extension A { func rotor_f   (_ a: Int, by b: Int = 1) throws -> Int { 1 } }")
    let settable: String = "class A: B {}\nextension A { override var x: Int { get { 1 } set {} } }"
    #expect(
      step(settable).hasPrefix(
        "class A: B {override var x: Int { get { self.rotor_x } set { self.rotor_x = newValue } } }"))
    let nested: String = "enum N { class A: B {} }\nextension N.A { override class func f() {} }"
    #expect(step(nested).hasPrefix("enum N { class A: B {override class func f() { self.rotor_f() } } }"))
  }

  @Test("An override of a window's motions in an extension replaces the window's own method")
  func windowMotions() {
    let text: String = "extension UIWindow {\n  open override func motionEnded(_ a: Int, with b: UIEvent?) {}\n}"
    #expect(
      step(text)
        == "extension UIWindow { @_dynamicReplacement(for: motionEnded(_:with:))\n"
        + "  public func rotor_motionEnded (_ a: Int, with b: UIEvent?) {}\n}")
    // Other methods of UIKit's cannot be replaced: the compiler tells of the override.
    for other in [
      "extension UIWindow { override func f() {} }",
      "extension UIView { override func motionEnded(_ a: Int, with b: UIEvent?) {} }",
    ] { #expect(step(other) == other) }
  }

  @Test("An override of a method that another extension declares is asked for there")
  func overridesOfExtensions() {
    let base: String = "extension UIView {\n  @objc func add(_ a: [UIView]) -> UIView {\n    join(a)\n  }\n}"
    let more: String = "extension UIStackView { override func add(_ a: [UIView]) -> UIView { self } }"
    #expect(
      step(base, with: more)
        == "extension UIView {\n        func add(_ a: [UIView]) -> UIView { if let object = self as? UIStackView "
        + "{ return object.rotor_add(a) }; return (\n    join(a))\n  }\n}")
    #expect(step(more, with: base).contains("{ func rotor_add   (_ a: [UIView]) -> UIView { self } }"))
    // What calls the one that it overrides would come back to itself, and stays.
    let calling: String = "extension UIStackView { override func add(_ a: [UIView]) -> UIView { super.add(a) } }"
    #expect(step(calling, with: base) == calling)
  }

  @Test("Overrides in bodies, of unknown classes and under conditions stay")
  func otherOverrides() {
    for source in [
      "class A: B { override func f() {} }", "extension UIView { override func f() {} }",
      "class A: B {}\nextension A {\n#if DEBUG\noverride func f() {}\n#endif\n}",
    ] {
      #expect(step(source) == source)
    }
  }

  @Test("The name of an object's class needs no method of the class")
  func classNames() {
    #expect(step("let a = type(of: b).description()") == "let a = _typeName(type(of: b))   ")
    #expect(step("let a = b.description()") == "let a = b.description()")
  }
}
