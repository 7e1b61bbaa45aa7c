import Memory
import Testing

struct CommonEndsTests {
  private final class Object {}

  @Test(
    "Two lists share a beginning and, of the rest, an end",
    arguments: [
      ([1, 2, 3], [1, 2, 3], 3, 0), ([], [], 0, 0), ([], [1], 0, 0), ([1, 3], [1, 2, 3], 1, 1),
      ([1, 2, 3], [1, 3], 1, 1), ([1, 1], [1, 1, 1], 2, 0),
      ([1, 2], [3, 4], 0, 0), ([1, 2, 3], [3], 0, 1), ([1, 2, 3, 4], [1, 3, 2, 4], 1, 1),
    ] as [([Int], [Int], Int, Int)])
  func ends(old: [Int], new: [Int], prefix: Int, suffix: Int) {
    let ends = CommonEnds(old, new, by: ==)
    #expect((ends.prefix, ends.suffix) == (prefix, suffix))
    #expect(Array(old[..<prefix]) == Array(new[..<prefix]))
    #expect(ends.middle(of: old).count == old.count - prefix - suffix)
    #expect(ends.middle(of: new).count == new.count - prefix - suffix)
  }

  @Test("Objects are compared by identity")
  func identities() {
    let objects: [Object] = (0..<4).map { _ in Object() }
    let ends = CommonEnds(objects, [objects[0], Object(), objects[2], objects[3]])
    #expect((ends.prefix, ends.suffix) == (1, 2))
  }
}
