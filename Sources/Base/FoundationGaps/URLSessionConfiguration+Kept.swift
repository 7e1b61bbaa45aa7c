import Foundation
import FoundationNetworking

// The toolchain marks some of these as unavailable on Linux and lacks the others. Source that sets them is common, and means
// nothing that the network library of Linux could do (see the table of what has no effect). Disfavored, so that
// the toolchain's own win as soon as they can be set.
extension URLSessionConfiguration {
  private nonisolated(unsafe) static var keys: (UInt8, UInt8, UInt8, UInt8, UInt8) = (0, 0, 0, 0, 0)

  /// Whether a request without a network waits for one; kept without effect: requests fail at once. False by default.
  @_disfavoredOverload
  public var waitsForConnectivity: Bool {
    get { kept(&Self.keys.0) ?? false }
    set { keep(newValue, &Self.keys.0) }
  }

  /// Whether networks that cost money are used; kept without effect. True by default.
  @_disfavoredOverload
  public var allowsExpensiveNetworkAccess: Bool {
    get { kept(&Self.keys.1) ?? true }
    set { keep(newValue, &Self.keys.1) }
  }

  /// Whether networks are used while the person saves data; kept without effect. True by default.
  @_disfavoredOverload
  public var allowsConstrainedNetworkAccess: Bool {
    get { kept(&Self.keys.2) ?? true }
    set { keep(newValue, &Self.keys.2) }
  }

  /// Whether the system starts the program for a transfer that ended; kept without effect. False by default.
  @_disfavoredOverload
  public var sessionSendsLaunchEvents: Bool {
    get { kept(&Self.keys.3) ?? false }
    set { keep(newValue, &Self.keys.3) }
  }

  /// The container into which transfers in the background write; kept without effect. Nil by default.
  @_disfavoredOverload
  public var sharedContainerIdentifier: String? {
    get { kept(&Self.keys.4) }
    set { keep(newValue, &Self.keys.4) }
  }

  private func kept<Value>(_ key: UnsafeRawPointer) -> Value? { objc_getAssociatedObject(self, key) as? Value }

  private func keep(_ value: Any?, _ key: UnsafeRawPointer) {
    objc_setAssociatedObject(self, key, value, .OBJC_ASSOCIATION_RETAIN)
  }
}
