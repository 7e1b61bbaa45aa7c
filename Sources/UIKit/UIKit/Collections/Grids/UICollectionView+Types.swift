import CoreGraphics
import Foundation
import UIFoundation

extension UICollectionView {
  /// In which direction a collection scrolls.
  public enum ScrollDirection: Int, Sendable {
    case vertical = 0
    case horizontal = 1
  }

  /// The part of the collection at which an item is to be seen.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The kinds of elements for which a layout has places.
  public enum ElementCategory: UInt, Sendable {
    case cell = 0
    case supplementaryView = 1
    case decorationView = 2
  }

  /// When cells measure themselves again.
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled = 0
    case enabled = 1
    case enabledIncludingConstraints = 2
  }

  /// The kind of supplementary view that heads a section.
  public nonisolated static let elementKindSectionHeader: String = "UICollectionElementKindSectionHeader"
  /// The kind of supplementary view that ends a section.
  public nonisolated static let elementKindSectionFooter: String = "UICollectionElementKindSectionFooter"
}

/// The numbers of items of all sections.
struct ItemCounts: Equatable {
  let counts: [Int]
  /// How many items stand before each section, and in all.
  private let starts: [Int]

  init(_ counts: [Int] = []) {
    self.counts = counts
    starts = counts.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
  }

  var total: Int { starts[starts.count - 1] }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && counts.indices.contains(path.section) && path.item >= 0 && path.item < counts[path.section]
  }

  /// The number of an item among those of all sections.
  func number(of path: IndexPath) -> Int { starts[path.section] + path.item }

  /// The item with a number; nil where there are not so many.
  func path(ofNumber number: Int) -> IndexPath? {
    guard number >= 0, number < total else { return nil }
    var low: Int = 0
    var high: Int = counts.count - 1
    while low < high {
      let middle: Int = (low + high + 1) / 2
      if starts[middle] <= number { low = middle } else { high = middle - 1 }
    }
    return IndexPath(item: number - starts[low], section: low)
  }
}

extension CGRect {
  /// Whether rectangles have more than an edge in common.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }
}
