/// A reference that does not keep its object alive and is copied without reference counting.
///
/// The owner of the reference has to know that somebody else holds the object: nothing checks it at run time.
public struct Unowned<Object: AnyObject>: BitwiseCopyable {
  @usableFromInline let reference: Unmanaged<Object>

  @inlinable
  @inline(__always)
  public init(_ object: Object) {
    reference = .passUnretained(object)
  }

  /// The object, retained for the caller.
  @inlinable
  public var object: Object { reference.takeUnretainedValue() }

  /// Passes the object to `body` without retaining it; somebody else has to hold it until `body` returns.
  @inlinable
  @inline(__always)
  public func with<Result>(_ body: (Object) -> Result) -> Result { reference._withUnsafeGuaranteedRef(body) }

  @inlinable
  @inline(__always)
  public static func === (a: Unowned, b: Unowned) -> Bool { a.reference.toOpaque() == b.reference.toOpaque() }
}
