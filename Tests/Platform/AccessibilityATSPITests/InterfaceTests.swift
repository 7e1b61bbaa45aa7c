import AccessibilityATSPI
import AccessibilityBusFixture
import AccessibilityTree
import Testing

struct InterfaceTests {
  private let tree: AccessibilityTree = FixtureTree.make()

  private func interfaces(_ id: UInt64) throws -> Set<BusInterface> {
    let node: AccessibilityNode = try #require(tree[id])
    let role = AccessibleRole(of: node, in: node.parent.flatMap { tree[$0] })
    let words = AccessibleWords(of: node, as: role)
    return Set(BusInterface.interfaces(of: node, as: role, text: words.text))
  }

  @Test("Elements have the interfaces that fit their roles")
  func interfaces() throws {
    #expect(try interfaces(2) == [.accessible, .component, .text, .hypertext])
    #expect(try interfaces(4) == [.accessible, .component, .action])
    #expect(try interfaces(6) == [.accessible, .component, .action, .value])
    #expect(try interfaces(7) == [.accessible, .component, .action, .text, .hypertext, .hyperlink])
    #expect(try interfaces(8) == [.accessible, .component, .action, .text, .editableText])
    #expect(try interfaces(9) == [.accessible, .component, .selection, .collection])
    #expect(try interfaces(13) == [.accessible, .component, .table, .selection, .collection])
    #expect(try interfaces(16) == [.accessible, .component, .text, .tableCell])
    #expect(try interfaces(22) == [.accessible, .component, .image])
  }

  @Test("A signature is cut into its complete types")
  func signatures() {
    #expect(BusInterface.completeTypes(in: "ia{ss}(so)aau") == ["i", "a{ss}", "(so)", "aau"])
    #expect(BusInterface.completeTypes(in: "o(aiia{ss}iaiiasib)u") == ["o", "(aiia{ss}iaiiasib)", "u"])
  }

  @Test("Introspection describes every method with its types")
  func introspection() {
    let xml: String = BusInterface.introspection
    #expect(xml.contains("<interface name='org.a11y.atspi.Action'>"))
    #expect(
      xml.contains("<method name='GetName'><arg type='i' direction='in'/><arg type='s' direction='out'/></method>"))
    #expect(xml.contains("<property name='CurrentValue' type='d' access='readwrite'/>"))
  }

  @Test("A value knows its signature, also when an array in it is empty")
  func valueSignature() {
    let value: BusValue = .tuple([.string("a"), .array(of: "(so)", []), .variant(.int(1)), .array(of: "{ss}", [])])
    #expect(value.signature == "(sa(so)va{ss})")
  }
}
