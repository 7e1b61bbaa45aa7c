import Foundation

extension UserDefaults {
  /// The value of a key, as `object(forKey:)` gives it.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
  /// Sets the value of a key, as `set(_:forKey:)` does; nil removes it.
  public func setValue(_ value: Any?, forKey key: String) {
    value.map { set($0, forKey: key) } ?? removeObject(forKey: key)
  }
}

extension NSValue {
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// The point; zero for a value of another kind.
  public var cgPointValue: CGPoint { pointValue }
  /// The size; zero for a value of another kind.
  public var cgSizeValue: CGSize { sizeValue }
  /// The rectangle; zero for a value of another kind.
  public var cgRectValue: CGRect { rectValue }
}
