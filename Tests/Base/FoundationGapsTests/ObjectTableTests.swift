import Foundation
import Testing

@testable import FoundationGaps

/// Sets and dictionaries of objects that may let go of them.
@Suite("Tables of objects") struct ObjectTableTests {
  private final class Name: NSObject, NSCopying {
    let text: String

    init(_ text: String) { self.text = text }

    override var hash: Int { text.hashValue }
    override func isEqual(_ object: Any?) -> Bool { (object as? Name)?.text == text }
    func copy(with zone: NSZone? = nil) -> Any { Name(text) }
  }
  private final class Plain {}

  @Test("A table of weak objects has those that live, once each")
  func weak() {
    let table = NSHashTable<AnyObject>.weakObjects()
    let kept = Plain()
    do {
      let ended = Plain()
      table.add(kept)
      table.add(kept)
      table.add(ended)
      table.add(nil)
      #expect(table.count == 2 && table.contains(ended) && table.member(ended) === ended)
    }
    #expect(table.count == 1 && table.allObjects.first === kept && table.anyObject === kept)
    table.remove(kept)
    #expect(table.count == 0 && table.anyObject == nil && !table.contains(kept))
  }

  @Test("A table is searched for ended objects after as many additions as it has objects")
  func additions() {
    var (search, looked): (EndedSearch, Int) = (EndedSearch(), 0)
    for count in 0..<10_000 where search.isDue(count: count) { looked += count }
    #expect(looked > 10_000 && looked < 30_000, "\(looked)")
    let table = NSHashTable<AnyObject>.weakObjects()
    let map = NSMapTable<AnyObject, AnyObject>.weakToWeakObjects()
    let kept: [Plain] = (0..<100).map { _ in Plain() }
    for object in kept {
      table.add(object)
      table.add(Plain())
      map.setObject(object, forKey: object)
      map.setObject(object, forKey: Plain())
    }
    #expect(table.count == 100 && map.count == 100)
  }

  @Test("Objects are the same where they are equal, or where they are one, and may be copied")
  func personality() {
    let (one, other): (Name, Name) = (Name("a"), Name("a"))
    let equal = NSHashTable<Name>()
    equal.add(one)
    equal.add(other)
    #expect(equal.count == 1 && equal.member(other) === one && equal.setRepresentation == [one])
    let single = NSHashTable<Name>(options: .objectPointerPersonality, capacity: 2)
    single.add(one)
    #expect(!single.contains(other))
    single.add(other)
    #expect(single.count == 2)
    let copied = NSHashTable<Name>(options: .copyIn)
    copied.add(one)
    #expect(copied.anyObject !== one && copied.contains(one))
  }

  @Test("Tables are put together, compared, copied and emptied")
  func sets() throws {
    let names: [Name] = ["a", "b", "c"].map(Name.init)
    let (first, second): (NSHashTable<Name>, NSHashTable<Name>) = (NSHashTable(), NSHashTable())
    for name in names.prefix(2) { first.add(name) }
    for name in names.suffix(2) { second.add(name) }
    #expect(first.intersects(second) && !first.isSubset(of: second))
    let copy = try #require(first.copy(with: nil) as? NSHashTable<Name>)
    copy.union(second)
    #expect(copy.count == 3 && first.count == 2 && first.isSubset(of: copy))
    copy.minus(second)
    #expect(copy.allObjects == [names[0]])
    first.intersect(second)
    #expect(first.objectEnumerator().allObjects as? [Name] == [names[1]])
    first.removeAllObjects()
    #expect(first.count == 0)
  }

  @Test("A table finds values by keys, until a key or a value that it does not keep has ended")
  func maps() throws {
    let keyed = NSMapTable<Name, NSString>.weakToStrongObjects()
    let kept = Name("kept")
    do {
      let ended = Name("ended")
      keyed.setObject("one", forKey: kept)
      keyed.setObject("two", forKey: ended)
      #expect(keyed.count == 2 && keyed.object(forKey: Name("ended")) == "two")
    }
    #expect(keyed.count == 1 && keyed.object(forKey: Name("ended")) == nil)
    keyed.setObject("three", forKey: Name("kept"))
    #expect(keyed.count == 1 && keyed.object(forKey: kept) == "three")

    let values = NSMapTable<NSString, Plain>.strongToWeakObjects()
    let living = Plain()
    values.setObject(living, forKey: "a")
    values.setObject(Plain(), forKey: "b")
    #expect(values.count == 1 && values.object(forKey: "a") === living && values.object(forKey: "b") == nil)
    #expect(values.dictionaryRepresentation().keys.first?.base as? NSString == "a")

    let strong = NSMapTable<NSString, NSString>.strongToStrongObjects()
    strong.setObject("1", forKey: "a")
    strong.setObject("2", forKey: "a")
    strong.setObject("3", forKey: "b")
    strong.setObject("4", forKey: nil)
    #expect(strong.count == 2 && strong.object(forKey: "a") == "2" && strong.object(forKey: nil) == nil)
    let copy = try #require(strong.copy(with: nil) as? NSMapTable<NSString, NSString>)
    strong.setObject(nil, forKey: "a")
    strong.removeObject(forKey: "b")
    #expect(strong.count == 0 && copy.count == 2)
    #expect(Set(copy.keyEnumerator().allObjects.compactMap { $0 as? String }) == ["a", "b"])
    #expect(Set(copy.objectEnumerator()?.allObjects.compactMap { $0 as? String } ?? []) == ["2", "3"])
    copy.removeAllObjects()
    #expect(copy.count == 0)
    let both = NSMapTable<Plain, Plain>.weakToWeakObjects()
    both.setObject(living, forKey: Plain())
    both.setObject(living, forKey: living)
    #expect(both.count == 1 && both.object(forKey: living) === living)
    let own = NSMapTable<Name, NSString>(
      keyOptions: .objectPointerPersonality, valueOptions: .strongMemory, capacity: 1)
    own.setObject("1", forKey: kept)
    #expect(own.object(forKey: Name("kept")) == nil && own.object(forKey: kept) == "1")
    #expect(NSPointerFunctions.Options([.weakMemory, .copyIn]).contains(.weakMemory))
  }

  @Test("Objects guard sections, which one thread at a time is in")
  func locks() async {
    nonisolated(unsafe) let guardian = NSObject()
    nonisolated(unsafe) var count = 0
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<200 {
            objc_sync_enter(guardian)
            objc_sync_enter(guardian)
            count += 1
            objc_sync_exit(guardian)
            objc_sync_exit(guardian)
          }
        }
      }
    }
    #expect(count == 1600 && objc_sync_exit(guardian) == -1)
    #expect(objc_sync_enter(guardian) == 0 && objc_sync_exit(guardian) == 0)
  }

  @Test("Strings that change begin empty and take formats; classes name themselves for archives")
  func strings() {
    let text = NSMutableString()
    text.appendFormat("%d of %@", 2, "three")
    #expect(text == "2 of three")
    let number: NSInteger = 3
    #expect(number == 3 && Name.classForCoder() == Name.self)
  }

  @Test("Who registers changes late is asked to do so before a group ends")
  func checkpoint() {
    let manager = UndoManager()
    nonisolated(unsafe) var count = 0
    let token = NotificationCenter.default.addObserver(
      forName: .NSUndoManagerCheckpoint, object: manager, queue: nil
    ) { _ in count += 1 }
    defer { NotificationCenter.default.removeObserver(token) }
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    #expect(count == 0)
    manager.beginUndoGrouping()
    #expect(count == 1)
    manager.endUndoGrouping()
    #expect(count == 2)
    manager.endUndoGrouping()
    #expect(count == 3)
  }
}
