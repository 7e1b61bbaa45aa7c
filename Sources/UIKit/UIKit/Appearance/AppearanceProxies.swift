import Foundation
import FoundationGaps
import SwiftUINavigation
import UIFoundation

/// The objects on which looks are set: for all of a class, for those inside of containers, and for those with some traits.
@MainActor
package enum AppearanceProxies {
  /// An object with what it holds for.
  private struct Entry {
    let object: AnyObject
    /// The containers, the innermost first.
    let containers: [AnyClass]
    let traits: UITraitCollection?

    func isSame(_ containers: [AnyClass], _ traits: UITraitCollection?) -> Bool {
      self.traits == traits && self.containers.count == containers.count
        && zip(self.containers, containers).allSatisfy { $0 == $1 }
    }
  }

  private static var known: [ObjectIdentifier: [Entry]] = [:]

  static func proxy<Kind: AnyObject>(
    _ type: Kind.Type, in containers: [any UIAppearanceContainer.Type] = [], for traits: UITraitCollection? = nil,
    _ make: () -> Kind
  ) -> Kind {
    let classes: [AnyClass] = containers.map { $0 as AnyClass }
    let wanted: UITraitCollection? = traits.flatMap { $0.values.isEmpty ? nil : $0 }
    let entries: [Entry] = known[ObjectIdentifier(type)] ?? []
    if let found = entries.first(where: { $0.isSame(classes, wanted) })?.object as? Kind { return found }
    let made: Kind = make()
    known[ObjectIdentifier(type), default: []].append(Entry(object: made, containers: classes, traits: wanted))
    BarDefaults.complete = { UINavigationBar.completeWishes(&$0) }
    return made
  }

  /// The object for a class, or for the nearest class above it, on which a look was set for all.
  static func existing<Kind: AnyObject>(_ type: AnyClass) -> Kind? {
    guard !known.isEmpty else { return nil }
    var next: AnyClass? = type
    while let current = next {
      let entry: Entry? = known[ObjectIdentifier(current)]?.first { $0.containers.isEmpty && $0.traits == nil }
      if let found = entry?.object as? Kind { return found }
      next = _getSuperclass(current)
    }
    return nil
  }

  /// The objects for a view, the one that counts most first: those of outer containers before those of inner ones, and of these
  /// the ones of longer chains first; those for all come last.
  static func matching<Kind: UIView>(_ view: Kind) -> [Kind] {
    guard !known.isEmpty else { return [] }
    let around: [AnyClass] = containers(of: view)
    let traits: UITraitCollection = view.superview?.traitCollection ?? view.root?.traits ?? .current
    var found: [(entry: Entry, rank: [Int])] = []
    var (next, level): (AnyClass?, Int) = (type(of: view), 0)
    while let current = next {
      for entry in known[ObjectIdentifier(current)] ?? [] where entry.object !== view {
        guard let place = place(of: entry.containers, in: around) else { continue }
        if let wanted = entry.traits, !traits.containsTraits(in: wanted) { continue }
        found.append((entry, [place, entry.containers.count, entry.traits == nil ? 0 : 1, -level]))
      }
      (next, level) = (_getSuperclass(current), level + 1)
    }
    let order: [Int] = found.indices.sorted { left, right in
      found[right].rank.lexicographicallyPrecedes(found[left].rank)
        || found[right].rank == found[left].rank && left < right
    }
    return order.compactMap { found[$0].entry.object as? Kind }
  }

  /// The classes of what is around a view, the innermost first.
  private static func containers(of view: UIView) -> [AnyClass] {
    var classes: [AnyClass] = []
    var next: UIResponder? = view.next
    while let responder = next {
      if responder is any UIAppearanceContainer { classes.append(type(of: responder)) }
      next = responder.next
    }
    return classes
  }

  /// How far out the outermost container of a chain is, 0 for a chain without any; nil where the chain is not around.
  private static func place(of chain: [AnyClass], in around: [AnyClass]) -> Int? {
    var start: Int = 0
    for index in chain.indices {
      let wanted: AnyClass = chain[index]
      let rest: ArraySlice<AnyClass> = around[start...]
      let isLast: Bool = index == chain.count - 1
      let found: Int? =
        isLast ? rest.lastIndex { isKind($0, of: wanted) } : rest.firstIndex { isKind($0, of: wanted) }
      guard let found else { return nil }
      start = found + 1
    }
    return start
  }

  private static func isKind(_ type: AnyClass, of wanted: AnyClass) -> Bool {
    var next: AnyClass? = type
    while let current = next {
      if current == wanted { return true }
      next = _getSuperclass(current)
    }
    return false
  }

  /// Forgets all, for tests.
  package static func removeAll() {
    known = [:]
    BarDefaults.complete = nil
  }
}
