import HostHeadless
import SwiftUI
import SwiftUICore
import Testing

/// The values of springs, curves and other plain types by name.
@MainActor
@Suite("Values by name", .serialized)
struct NamedValueTests {
  @Test("Springs and curves by name have the bounce and the shape that their forms with parameters have")
  func motion() {
    #expect(Spring.smooth == Spring(duration: 0.5, bounce: 0))
    #expect(Spring.snappy == Spring(duration: 0.5, bounce: 0.15))
    #expect(Spring.bouncy == Spring(duration: 0.5, bounce: 0.3))
    #expect(UnitCurve.linear.value(at: 0.25) == 0.25)
    // Slow at both ends: a curve through its middle that is the same seen from either end.
    let ends: Double = UnitCurve.easeInOut.value(at: 0.25)
    #expect(ends < 0.25 && abs(ends + UnitCurve.easeInOut.value(at: 0.75) - 1) < 1e-6)
    #expect(UnitCurve.easeIn.value(at: 0.5) < 0.5 && UnitCurve.easeOut.value(at: 0.5) > 0.5)
  }

  @Test("The older name of the curve that is slow at both ends is the same curve")
  @available(*, deprecated)
  func olderCurve() {
    #expect(UnitCurve.easeInEaseOut == .easeInOut && UnitCurve.easeInEaseOut != .linear)
  }

  @Test("All edit actions are those that the collection allows")
  func editActions() {
    #expect(EditActions<[Int]>.all == [.move, .delete])
    #expect(EditActions<CollectionOfOne<Int>>.all == .move)
    #expect(EditActions<String>.all == .delete)
    #expect(EditActions<Set<Int>>.all == [])
  }

  @Test("A binding to a collection has slices of itself, and no text has a layout before it is drawn")
  func defaults() {
    #expect(Binding<[Int]>.SubSequence.self == Slice<Binding<[Int]>>.self)
    #expect(Text.LayoutKey.defaultValue.isEmpty)
  }

  @Test("A scaled or transformed shape has the role of its shape, a shape of one's own is filled and mirrored")
  func shapes() {
    struct Own: Shape {
      func path(in rect: CGRect) -> Path { Path(rect) }
    }
    struct Rule: Shape {
      static var role: ShapeRole { .separator }
      func path(in rect: CGRect) -> Path { Path(rect) }
    }
    #expect(ScaledShape<Rule>.role == .separator && TransformedShape<Rule>.role == .separator)
    #expect(ScaledShape<Own>.role == .fill && TransformedShape<Own>.role == .fill)
    #expect(Own().layoutDirectionBehavior == .mirrors)
    #expect(Own().layoutDirectionBehavior != .fixed)
  }
}
