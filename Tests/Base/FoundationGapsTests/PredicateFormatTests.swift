import Foundation
import FoundationGaps
import Testing

/// Predicates of formats.
@Suite("Predicates of formats") struct PredicateFormatTests {
  private class Animal: NSObject {
    let name: String
    let legs: Int
    let born: Date?
    let tags: [String]
    var friend: Animal?

    init(_ name: String, legs: Int, born: Date? = nil, tags: [String] = [], friend: Animal? = nil) {
      self.name = name
      self.legs = legs
      self.born = born
      self.tags = tags
      self.friend = friend
    }
  }

  private final class Dog: Animal {}

  @Test("A text is compared with patterns, in any case where the format says so")
  func texts() {
    let address = NSPredicate(format: "SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}")
    #expect(address.evaluate(with: "ann@example.org") && !address.evaluate(with: "ann at example.org"))
    #expect(!address.evaluate(with: "ann@example.org and more"))
    #expect(NSPredicate(format: "SELF BEGINSWITH[c] 'ab'").evaluate(with: "ABC"))
    #expect(!NSPredicate(format: "SELF BEGINSWITH 'ab'").evaluate(with: "ABC"))
    #expect(NSPredicate(format: "SELF CONTAINS[cd] %@", "cafe").evaluate(with: "Le CAFÉ"))
    #expect(NSPredicate(format: "SELF ENDSWITH \"c\"").evaluate(with: "abc"))
    #expect(NSPredicate(format: "SELF LIKE 'a*c?'").evaluate(with: "abbbcd"))
    #expect(!NSPredicate(format: "SELF LIKE 'a.c'").evaluate(with: "abc"))
    #expect(NSPredicate(format: "SELF MATCHES '['").evaluate(with: "x") == false)
    #expect(NSPredicate(format: "length > 2").evaluate(with: "abc"))
  }

  @Test("Stored properties, also of superclasses and along paths, and keys of dictionaries are compared")
  func paths() {
    let dog = Dog("Rex", legs: 4, born: Date(timeIntervalSinceReferenceDate: 10), tags: ["big", "brown"])
    let bird = Animal("Tweet", legs: 2, friend: dog)
    #expect(NSPredicate(format: "legs == %d AND name == %@", 4, "Rex").evaluate(with: dog))
    #expect(NSPredicate(format: "%K = 2 && friend.name IN {'Rex', 'Max'}", "legs").evaluate(with: bird))
    #expect(
      NSPredicate(format: "friend == nil").evaluate(with: dog)
        && !NSPredicate(format: "friend == nil").evaluate(with: bird))
    #expect(NSPredicate(format: "born < %@", Date() as NSDate).evaluate(with: dog))
    #expect(NSPredicate(format: "ANY tags == 'big' AND tags.@count == 2").evaluate(with: dog))
    #expect(NSPredicate(format: "NONE tags BEGINSWITH 'x'").evaluate(with: dog))
    #expect(!NSPredicate(format: "ALL tags BEGINSWITH 'bi'").evaluate(with: dog))
    #expect(NSPredicate(format: "tags CONTAINS 'brown'").evaluate(with: dog))
    #expect(NSPredicate(format: "friend = %@", dog).evaluate(with: bird))
    #expect(NSPredicate(format: "a.b BETWEEN {1, 3}").evaluate(with: ["a": ["b": 2]]))
    let found = ([dog, bird] as NSArray).filtered(using: NSPredicate(format: "legs < 3"))
    #expect(found.count == 1)
  }

  @Test("Tests are joined by words and signs with the usual precedence, and numbers calculated")
  func logic() {
    let row: [String: Any] = ["x": 2, "y": 5.5, "on": true]
    func holds(_ format: String) -> Bool { NSPredicate(format: format, argumentArray: nil).evaluate(with: row) }
    #expect(holds("x = 2 OR x = 3 AND y = 0") && !holds("(x = 2 OR x = 3) AND y = 0"))
    #expect(holds("NOT x > 2 && !(y < 5)") && holds("on == YES") && holds("x <> 3"))
    #expect(holds("(x + 1) * 2 == 6") && holds("y >= 11 / 2") && holds("x => 2 && x =< 2") && holds("-x < 0"))
    #expect(holds("TRUEPREDICATE") && !holds("FALSEPREDICATE"))
    #expect(holds("missing == nil") && !holds("missing > 1") && !holds("x > 'text'"))
    #expect(NSPredicate(format: "x == %ld AND y == %f", argumentArray: [2, 5.5]).evaluate(with: row))
  }

  @Test("A format that cannot be read ends the program with the reason")
  func mistakes() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = NSPredicate(format: "name ==")
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Unable to parse the format string \"name ==\": the end is not expected"))
    await #expect(processExitsWith: .failure) { _ = NSPredicate(format: "name == %@") }
    await #expect(processExitsWith: .failure) { _ = NSPredicate(format: "name == 'open") }
  }
}
