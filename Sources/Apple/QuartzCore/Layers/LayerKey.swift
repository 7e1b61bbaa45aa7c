import CoreGraphics
import Foundation

/// A property of layers by its name: what animations, `value(forKey:)` and actions use.
package struct LayerKey {
  let read: (CALayer) -> Any?
  let write: (CALayer, Any?) -> Void
  /// The part of the work that a change of the property makes due.
  package let change: CALayer.Change
  /// Whether a change animates by itself.
  package let isAnimatable: Bool

  /// A property of a kind of layer.
  init<Layer: CALayer, Value>(
    _ path: ReferenceWritableKeyPath<Layer, Value>, _ change: CALayer.Change = .look, isAnimatable: Bool = true,
    _ convert: @escaping (Any) -> Value? = { $0 as? Value }
  ) {
    read = { ($0 as? Layer).map { $0[keyPath: path] } }
    write = { layer, value in
      if let layer = layer as? Layer, let value = value.flatMap(convert) { layer[keyPath: path] = value }
    }
    self.change = change
    self.isAnimatable = isAnimatable
  }

  /// A property that may be nothing.
  init<Layer: CALayer, Value>(optional path: ReferenceWritableKeyPath<Layer, Value?>, isAnimatable: Bool = true) {
    read = { ($0 as? Layer).flatMap { $0[keyPath: path] } }
    write = { layer, value in (layer as? Layer)?[keyPath: path] = value.flatMap { $0 as? Value } }
    change = .look
    self.isAnimatable = isAnimatable
  }

  init<Layer: CALayer>(
    number path: ReferenceWritableKeyPath<Layer, CGFloat>, _ change: CALayer.Change = .look, isAnimatable: Bool = true
  ) {
    self.init(path, change, isAnimatable: isAnimatable) { LayerValue.number($0).map { CGFloat($0) } }
  }

  init<Layer: CALayer>(float path: ReferenceWritableKeyPath<Layer, Float>, isAnimatable: Bool = true) {
    self.init(path, .look, isAnimatable: isAnimatable) { LayerValue.number($0).map { Float($0) } }
  }

  init<Layer: CALayer>(flag path: ReferenceWritableKeyPath<Layer, Bool>) {
    self.init(path, .look, isAnimatable: false) { LayerValue.number($0).map { $0 != 0 } }
  }

  init<Layer: CALayer>(count path: ReferenceWritableKeyPath<Layer, Int>) {
    self.init(path, .look, isAnimatable: false) { LayerValue.number($0).flatMap { Int(exactly: $0.rounded()) } }
  }

  /// A point, size or rectangle, also as a value of Foundation's.
  init<Layer: CALayer, Value>(
    boxed path: ReferenceWritableKeyPath<Layer, Value>, _ change: CALayer.Change = .look, isAnimatable: Bool = true
  ) {
    self.init(path, change, isAnimatable: isAnimatable) { $0 as? Value ?? LayerValue($0).any as? Value }
  }

  static let all: [String: LayerKey] = [
    "bounds": LayerKey(boxed: \CALayer.bounds, .geometry),
    "position": LayerKey(boxed: \CALayer.position, .geometry),
    "zPosition": LayerKey(number: \CALayer.zPosition, .geometry),
    "anchorPoint": LayerKey(boxed: \CALayer.anchorPoint, .geometry),
    "transform": LayerKey(\CALayer.transform, .geometry),
    "sublayerTransform": LayerKey(\CALayer.sublayerTransform, .geometry),
    "frame": LayerKey(boxed: \CALayer.frame, .geometry, isAnimatable: false),
    "opacity": LayerKey(float: \CALayer.opacity),
    "hidden": LayerKey(flag: \CALayer.isHidden),
    "isHidden": LayerKey(flag: \CALayer.isHidden),
    "masksToBounds": LayerKey(flag: \CALayer.masksToBounds),
    "backgroundColor": LayerKey(optional: \CALayer.backgroundColor),
    "cornerRadius": LayerKey(number: \CALayer.cornerRadius),
    "borderWidth": LayerKey(number: \CALayer.borderWidth),
    "borderColor": LayerKey(optional: \CALayer.borderColor),
    "shadowColor": LayerKey(optional: \CALayer.shadowColor),
    "shadowOpacity": LayerKey(float: \CALayer.shadowOpacity),
    "shadowOffset": LayerKey(boxed: \CALayer.shadowOffset),
    "shadowRadius": LayerKey(number: \CALayer.shadowRadius),
    "shadowPath": LayerKey(optional: \CALayer.shadowPath),
    "contents": LayerKey(optional: \CALayer.contents),
    "contentsRect": LayerKey(boxed: \CALayer.contentsRect),
    "contentsScale": LayerKey(number: \CALayer.contentsScale, isAnimatable: false),
    "mask": LayerKey(optional: \CALayer.mask, isAnimatable: false),
    "name": LayerKey(optional: \CALayer.name, isAnimatable: false),
    "speed": LayerKey(float: \CALayer.speed, isAnimatable: false),
  ]
}

extension CALayer {
  /// The value of a property, or of a part of it as `position.x` and `transform.rotation.z`.
  public func value(forKeyPath keyPath: String) -> Any? {
    let names: [Substring] = keyPath.split(separator: ".")
    guard names.count > 1, let whole = value(forKey: String(names[0])) else { return value(forKey: keyPath) }
    return Self.part(names.dropFirst(), of: whole)
  }

  /// Sets a property, or a part of it.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let names: [Substring] = keyPath.split(separator: ".")
    guard names.count > 1, let whole = self.value(forKey: String(names[0])), let value,
      let new = Self.setting(names.dropFirst(), of: whole, to: value)
    else {
      if names.count <= 1 { setValue(value, forKey: keyPath) }
      return
    }
    setValue(new, forKey: String(names[0]))
  }

  /// The value of a property as numbers; nil for one that is not known.
  func animatableValue(_ keyPath: String) -> LayerValue? { value(forKeyPath: keyPath).map(LayerValue.init) }

  private static func part(_ names: ArraySlice<Substring>, of whole: Any) -> Any? {
    guard let name = names.first else { return whole }
    switch whole {
    case let point as CGPoint: return name == "x" ? point.x : name == "y" ? point.y : nil
    case let size as CGSize: return name == "width" ? size.width : name == "height" ? size.height : nil
    case let rect as CGRect:
      if name == "origin" { return part(names.dropFirst(), of: rect.origin) }
      return name == "size" ? part(names.dropFirst(), of: rect.size) : nil
    case let transform as CATransform3D:
      let parts = TransformParts(transform)
      if name == "translation", names.count == 1 {
        return CGSize(width: parts.translation[0], height: parts.translation[1])
      }
      return parts[names].map { CGFloat($0) }
    default: return nil
    }
  }

  private static func setting(_ names: ArraySlice<Substring>, of whole: Any, to value: Any) -> Any? {
    guard let name = names.first else {
      let kind: LayerValue.Kind = LayerValue(whole).kind
      let new = LayerValue(value)
      return new.kind == kind ? new.any : nil
    }
    func number() -> CGFloat? { LayerValue.number(value).map { CGFloat($0) } }
    switch whole {
    case var point as CGPoint:
      guard let number = number() else { return nil }
      if name == "x" { point.x = number } else { point.y = number }
      return point
    case var size as CGSize:
      guard let number = number() else { return nil }
      if name == "width" { size.width = number } else { size.height = number }
      return size
    case var rect as CGRect:
      if name == "origin" {
        guard let origin = setting(names.dropFirst(), of: rect.origin, to: value) as? CGPoint else { return nil }
        rect.origin = origin
      } else {
        guard let size = setting(names.dropFirst(), of: rect.size, to: value) as? CGSize else { return nil }
        rect.size = size
      }
      return rect
    case let transform as CATransform3D:
      var parts = TransformParts(transform)
      let new = LayerValue(value)
      if name == "translation", names.count == 1, new.numbers.count == 2 {
        (parts.translation[0], parts.translation[1]) = (new.numbers[0], new.numbers[1])
      } else {
        guard let number = number() else { return nil }
        parts[names] = Double(number)
      }
      return parts.transform
    default: return nil
    }
  }
}
