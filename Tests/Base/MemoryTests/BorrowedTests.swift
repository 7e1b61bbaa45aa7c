import Memory
import Testing

struct BorrowedTests {
  private final class Object {
    let number: Int

    init(_ number: Int) { self.number = number }
  }

  @Test("The objects of a list are lent in order, and an empty list lends none")
  func order() {
    let objects: [Object] = (0..<5).map(Object.init)
    var seen: [Int] = []
    objects.forEachBorrowed { seen.append($0.number) }
    #expect(seen == [0, 1, 2, 3, 4])
    [Object]().forEachBorrowed { _ in Issue.record("an empty list has no object") }
    objects.withBorrowed { objects in
      #expect(objects.count == 5)
      #expect(objects.with(3) { $0.number } == 3)
      #expect(objects[1].object.number == 1)
    }
  }

  @Test("A list that is replaced while its objects are lent still holds them")
  func replaced() {
    final class Owner { var objects: [Object] = (0..<3).map(Object.init) }
    let owner = Owner()
    let objects: [Object] = owner.objects
    var seen: [Int] = []
    objects.forEachBorrowed {
      owner.objects = []
      seen.append($0.number)
    }
    #expect(seen == [0, 1, 2])
  }

  @Test("Arrays are identical if they hold the same objects in the same order")
  func identical() {
    let objects: [Object] = (0..<3).map(Object.init)
    #expect(objects.isIdentical(to: objects.map { $0 }))
    #expect(![objects[1], objects[0], objects[2]].isIdentical(to: objects))
    #expect(!Array(objects[..<2]).isIdentical(to: objects))
    #expect([Object]().isIdentical(to: []))
  }

  @Test("An optional object is lent if it is there")
  func optional() {
    let object: Object? = Object(4)
    let none: Object? = nil
    #expect(object.withBorrowed { $0.number } == 4)
    #expect(none.withBorrowed { $0.number } == nil)
  }

  @Test("An unowned reference does not keep its object alive")
  func unowned() {
    var object: Object? = Object(1)
    weak let watched: Object? = object
    let reference = object.map { Unowned($0) }
    #expect(reference?.with { $0.number } == 1)
    object = nil
    #expect(watched == nil)
  }
}
