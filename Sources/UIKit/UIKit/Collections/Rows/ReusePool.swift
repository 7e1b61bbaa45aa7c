import FoundationGaps
import UIFoundation

/// Views that went out of sight and can be used again, by names, and how views of a name are made.
@MainActor
final class ReusePool<Item: UIView> {
  private var classes: [String: Item.Type] = [:]
  private(set) var resting: [String: [Item]] = [:]
  /// How many views of a name are kept: more than come at once are let go of.
  private static var limit: Int { 32 }

  func register(_ itemClass: Item.Type?, _ name: String) {
    classes[name] = itemClass
    if itemClass == nil { resting[name] = nil }
  }

  func isRegistered(_ name: String) -> Bool { classes[name] != nil }

  /// A view that rests; nil where none does.
  func take(_ name: String) -> Item? { resting[name]?.popLast() }

  /// Makes a view of a registered class by its initializer; nil where none is registered.
  func make(_ name: String) -> Item? {
    guard let itemClass = classes[name] else { return nil }
    let before: String? = ReuseName.current
    ReuseName.current = name
    defer { ReuseName.current = before }
    return NSObject.make(itemClass)
  }

  /// Lets a view rest. It stays where it is, out of sight, so that using it again costs no new place.
  func rest(_ item: Item, _ name: String?) {
    guard let name, resting[name, default: []].count < Self.limit else { return item.removeFromSuperview() }
    item.isHidden = true
    resting[name, default: []].append(item)
  }
}

/// The name that views are made for at the moment: initializers that know none take it.
@MainActor
enum ReuseName {
  static var current: String?
}
