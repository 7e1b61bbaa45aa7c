/// The objects of an array for the length of a closure: none of them is retained.
///
/// Retaining each child costs a quarter of layout, which asks its children several times for each answer of its own. The
/// array holds the objects until the closure of `withBorrowed(_:)` returns. The value cannot be copied, so the compiler
/// rejects a closure that keeps it for later.
public struct Borrowed<Object: AnyObject>: ~Copyable {
  @usableFromInline let objects: UnsafeBufferPointer<Unowned<Object>>

  @inlinable
  @inline(__always)
  init(_ objects: UnsafeBufferPointer<Unowned<Object>>) {
    self.objects = objects
  }

  @inlinable
  @inline(__always)
  public var count: Int { objects.count }

  /// A reference for use within the closure only.
  @inlinable
  @inline(__always)
  public subscript(index: Int) -> Unowned<Object> { objects[index] }

  @inlinable
  @inline(__always)
  public func with<Result>(_ index: Int, _ body: (Object) -> Result) -> Result { objects[index].with(body) }

  @inlinable
  @inline(__always)
  public func forEach(_ body: (Object) -> Void) {
    for object in objects { object.with(body) }
  }
}

extension Array where Element: AnyObject {
  /// Lends the objects to `body`, which must not change the variable that holds the array.
  @inlinable
  @inline(__always)
  public func withBorrowed<Result>(_ body: (borrowing Borrowed<Element>) -> Result) -> Result {
    withUnsafeBufferPointer { elements in
      elements.withMemoryRebound(to: Unowned<Element>.self) { body(Borrowed($0)) }
    }
  }

  /// Whether two arrays hold the same objects in the same order; none of them is retained.
  @inlinable
  public func isIdentical(to other: [Element]) -> Bool {
    count == other.count
      && withBorrowed { a in
        other.withBorrowed { b in
          for index in 0..<a.count where !(a[index] === b[index]) { return false }
          return true
        }
      }
  }

  /// Calls `body` for each object without retaining it.
  @inlinable
  @inline(__always)
  public func forEachBorrowed(_ body: (Element) -> Void) {
    withBorrowed { $0.forEach(body) }
  }
}

extension Optional where Wrapped: AnyObject {
  /// Passes the object, if there is one, to `body` without retaining it; somebody else has to hold it until `body` returns.
  @inlinable
  @inline(__always)
  @discardableResult
  public func withBorrowed<Result>(_ body: (Wrapped) -> Result) -> Result? {
    map(Unmanaged.passUnretained)?._withUnsafeGuaranteedRef(body)
  }
}
