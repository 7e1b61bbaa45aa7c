import CoreGraphics
import FoundationGaps
import UniformTypeIdentifiers

/// What decides about things that are dragged over a view.
///
/// ```swift
/// import SwiftUI
/// import UniformTypeIdentifiers
///
/// struct PictureDrop: DropDelegate {
///   var take: (NSItemProvider) -> Void
///
///   func performDrop(info: DropInfo) -> Bool {
///     info.itemProviders(for: [.image]).forEach(take)
///     return true
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether the view takes what comes over it; true by default. Asked when it comes.
  @MainActor @preconcurrency func validateDrop(info: DropInfo) -> Bool
  /// Takes what was let go; false when it does nothing with it.
  @MainActor @preconcurrency func performDrop(info: DropInfo) -> Bool
  /// Something that the view takes has come over it.
  @MainActor @preconcurrency func dropEntered(info: DropInfo)
  /// It has moved: what a drop would do here; nil, the default, for what it would have done before.
  @MainActor @preconcurrency func dropUpdated(info: DropInfo) -> DropProposal?
  /// It has left the view without being let go.
  @MainActor @preconcurrency func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

/// What is dragged over a view, and where.
public struct DropInfo: @unchecked Sendable {
  /// The place in the view's own space.
  public let location: CGPoint
  let items: [NSItemProvider]

  package init(location: CGPoint, items: [NSItemProvider]) {
    self.location = location
    self.items = items
  }

  /// Whether an item has one of the types, or a type that conforms to one of them.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    hasItemsConforming(to: contentTypes.map(\.identifier))
  }

  /// The items that have one of the types, or a type that conforms to one of them.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    itemProviders(for: contentTypes.map(\.identifier))
  }

  /// Whether an item has one of the types, which are given as identifiers.
  public func hasItemsConforming(to types: [String]) -> Bool { items.contains { $0.hasItem(conformingToAny: types) } }

  /// The items that have one of the types, which are given as identifiers.
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    items.filter { $0.hasItem(conformingToAny: types) }
  }
}

extension NSItemProvider {
  /// Whether the item has one of the types, or a type that conforms to one of them.
  package func hasItem(conformingToAny types: [String]) -> Bool {
    types.contains(where: hasItemConformingToTypeIdentifier)
  }
}
