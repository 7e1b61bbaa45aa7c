import Foundation
import FoundationGaps

/// Optional requirements of `@objc` protocols, as the source step writes them.
///
/// A requirement that was optional gets a form that does nothing and says so by ``absent(_:)``. A call with a mark,
/// `delegate.changed?(value)`, goes through another form with an optional result, which finds out by ``isAbsent(_:)`` whether
/// the conforming type has a method of its own.
public enum OptionalRequirements {
  /// One call under way.
  public struct Call {
    fileprivate let depth: Int
  }

  private final class Calls: NSObject {
    var depth: Int = 0
    var absent: (name: String, depth: Int)?
  }

  private static let key: String = "OptionalRequirements"

  private static var calls: Calls {
    let storage: NSMutableDictionary = Thread.current.threadDictionary
    if let known = storage[key] as? Calls { return known }
    let new = Calls()
    storage[key] = new
    return new
  }

  /// Begins a call of a requirement that may be absent.
  public static func begin() -> Call {
    let calls: Calls = self.calls
    calls.depth += 1
    calls.absent = nil
    return Call(depth: calls.depth)
  }

  /// Ends a call.
  ///
  /// - Returns: Whether nothing but the form that does nothing was called.
  public static func isAbsent(_ call: Call, _ name: String) -> Bool {
    let calls: Calls = self.calls
    defer {
      calls.depth = call.depth - 1
      calls.absent = nil
    }
    return calls.absent.map { $0.name == name && $0.depth == call.depth } ?? false
  }

  /// Says that a type has no method of its own for a requirement.
  ///
  /// - Returns: A value in the place of the method's, which the caller does not see: nil, nothing, zero, or what is empty.
  ///   Where a type has none of these, the program ends with a message, as a call without a mark does on Apple's systems; a call
  ///   with a mark throws a result away, which is then no object at all.
  public static func absent<Result>(_ name: String) -> Result {
    let calls: Calls = self.calls
    calls.absent = (name, calls.depth)
    // A class may have no initializer without arguments, and a call with a mark looks at no result.
    if calls.depth > 0, isOfObjects(Result.self) { return noObject() }
    if let value = stand(for: Result.self) as? Result { return value }
    fatalError(
      "\(name) is an optional requirement that the type leaves out, and no \(Result.self) can stand for its result: implement it, or let it give back an optional."
    )
  }

  /// No object, as the result of a class or of a protocol of objects. It may be copied and thrown away, and nothing else.
  private static func noObject<Result>() -> Result {
    let size: Int = MemoryLayout<Result>.size
    let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: MemoryLayout<Result>.alignment)
    defer { memory.deallocate() }
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    return memory.assumingMemoryBound(to: Result.self).pointee
  }

  /// The word at the beginning of the metadata of a protocol type, as Swift's binary interface has it.
  private static let protocolKind: Int = 0x303
  /// In the second word of that metadata: values that are no objects conform as well.
  private static let takesValues: UInt32 = 0x8000_0000

  private static func isOfObjects(_ type: Any.Type) -> Bool {
    if type is AnyClass { return true }
    let words: UnsafeRawPointer = unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard words.load(as: Int.self) == protocolKind else { return false }
    return words.load(fromByteOffset: MemoryLayout<Int>.size, as: UInt32.self) & takesValues == 0
  }

  private static func stand<Result>(for type: Result.Type) -> Any? {
    switch type {
    case is Void.Type: ()
    case let type as any ExpressibleByNilLiteral.Type: type.init(nilLiteral: ())
    case is Bool.Type: false
    case let type as any ExpressibleByStringLiteral.Type: empty(type)
    case let type as any (AdditiveArithmetic).Type: type.zero
    case let type as any RangeReplaceableCollection.Type: type.init()
    case let type as any SetAlgebra.Type: type.init()
    case is CGPoint.Type: CGPoint.zero
    case is CGSize.Type: CGSize.zero
    case is CGRect.Type: CGRect.zero
    case let type as any RawRepresentable.Type: first(of: type)
    case let type as NSObject.Type: NSObject.make(type)
    case _ where type == Any.self: ()
    default: nil
    }
  }

  private static func empty<Text: ExpressibleByStringLiteral>(_ type: Text.Type) -> Any? {
    (type as? String.Type).map { _ in "" } ?? (type as? any RangeReplaceableCollection.Type)?.init()
  }

  /// The case of the smallest number, as of an enumeration of Objective-C's.
  private static func first<Choice: RawRepresentable>(of type: Choice.Type) -> Any? {
    (0..<256).lazy.compactMap { number in (number as? Choice.RawValue).flatMap(Choice.init(rawValue:)) }.first
  }
}
