import Memory
import Testing

struct SwiftMetadataTests {
  private struct Empty {}
  private enum Choice { case a, b(Int) }
  private final class Object {}
  private protocol Objects: AnyObject {}
  private protocol Values {}

  @Test("The kind of a type is that of its declaration")
  func kinds() {
    #expect(SwiftMetadata.kind(of: Empty.self) == .structure)
    #expect(SwiftMetadata.kind(of: [Int].self) == .structure)
    #expect(SwiftMetadata.kind(of: (Int, String).self) == .tuple)
    #expect(SwiftMetadata.kind(of: ((Int) -> String).self) == .function)
    #expect(SwiftMetadata.kind(of: (any Values).self) == .existential)
    #expect(SwiftMetadata.kind(of: (any Error).self) == .existential)
    #expect(SwiftMetadata.kind(of: (any Sequence<Int>).self) == .extendedExistential)
    #expect(SwiftMetadata.kind(of: Choice.self) == .other)
    #expect(SwiftMetadata.kind(of: Int?.self) == .other)
    #expect(SwiftMetadata.kind(of: Object.self) == .other)
    #expect(SwiftMetadata.kind(of: Int.Type.self) == .other)
  }

  @Test("A protocol type holds objects if one of its protocols asks for them")
  func objects() {
    #expect(SwiftMetadata.holdsObjects((any Objects).self))
    #expect(SwiftMetadata.holdsObjects((any Objects & Values).self))
    #expect(SwiftMetadata.holdsObjects(AnyObject.self))
    #expect(!SwiftMetadata.holdsObjects((any Values).self))
    #expect(!SwiftMetadata.holdsObjects(Any.self))
  }
}
