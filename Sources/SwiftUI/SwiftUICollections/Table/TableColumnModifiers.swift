import Foundation
import SwiftUICore

/// Where the content of a column's cells stands.
public struct TableColumnAlignment: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, leading, center, trailing, numeric
  }

  let kind: Kind

  /// At the leading edge.
  public static var automatic: TableColumnAlignment { TableColumnAlignment(kind: .automatic) }
  public static var leading: TableColumnAlignment { TableColumnAlignment(kind: .leading) }
  public static var center: TableColumnAlignment { TableColumnAlignment(kind: .center) }
  public static var trailing: TableColumnAlignment { TableColumnAlignment(kind: .trailing) }
  /// Where numbers of the locale's numbering system stand: at the trailing edge.
  public static var numeric: TableColumnAlignment { TableColumnAlignment(kind: .numeric) }

  /// Where numbers of a numbering system stand: at the trailing edge.
  ///
  /// - Parameter numberingSystem: The numbering system. All have their units at the end.
  public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment {
    TableColumnAlignment(kind: .numeric)
  }

  /// The part of the room that lies before the content.
  var fraction: CGFloat {
    switch kind {
    case .automatic, .leading: 0
    case .center: 0.5
    case .trailing, .numeric: 1
    }
  }
}

/// What people may do with a column.
public struct TableColumnCustomizationBehavior: SetAlgebra, Sendable {
  public typealias Element = TableColumnCustomizationBehavior
  public typealias ArrayLiteralElement = TableColumnCustomizationBehavior

  private var bits: UInt8

  public init() { bits = 0 }

  private init(bits: UInt8) { self.bits = bits }

  /// Moving it to another place.
  public static let reorder = TableColumnCustomizationBehavior(bits: 1)
  /// Changing its width.
  public static let resize = TableColumnCustomizationBehavior(bits: 2)
  /// Hiding and showing it.
  public static let visibility = TableColumnCustomizationBehavior(bits: 4)
  public static var all: TableColumnCustomizationBehavior { [.reorder, .resize, .visibility] }

  public func contains(_ member: Self) -> Bool { bits & member.bits == member.bits }
  public func union(_ other: Self) -> Self { Self(bits: bits | other.bits) }
  public func intersection(_ other: Self) -> Self { Self(bits: bits & other.bits) }
  public func symmetricDifference(_ other: Self) -> Self { Self(bits: bits ^ other.bits) }
  public mutating func formUnion(_ other: Self) { bits |= other.bits }
  public mutating func formIntersection(_ other: Self) { bits &= other.bits }
  public mutating func formSymmetricDifference(_ other: Self) { bits ^= other.bits }

  @discardableResult
  public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    defer { bits |= newMember.bits }
    return (!contains(newMember), newMember)
  }

  @discardableResult
  public mutating func remove(_ member: Self) -> Self? {
    let removed = Self(bits: bits & member.bits)
    bits &= ~member.bits
    return removed.bits == 0 ? nil : removed
  }

  @discardableResult
  public mutating func update(with newMember: Self) -> Self? {
    let old = Self(bits: bits & newMember.bits)
    bits |= newMember.bits
    return old.bits == 0 ? nil : old
  }
}

/// Columns with a change of each.
struct ModifiedTableColumns<Base: TableColumnContent>: TableColumnContent {
  typealias TableRowValue = Base.TableRowValue
  typealias TableColumnSortComparator = Base.TableColumnSortComparator
  typealias TableColumnBody = Never

  let base: Base
  let change: (inout _TableColumn<Base.TableRowValue>) -> Void

  nonisolated var _columns: [_TableColumn<Base.TableRowValue>] {
    base._columns.map { column in
      var column: _TableColumn<Base.TableRowValue> = column
      change(&column)
      return column
    }
  }
}

extension TableColumnContent {
  private nonisolated func changing(
    _ change: @escaping (inout _TableColumn<TableRowValue>) -> Void
  ) -> ModifiedTableColumns<Self> {
    ModifiedTableColumns(base: self, change: change)
  }

  /// Sets where the content of the cells stands.
  ///
  /// - Parameter alignment: The place.
  public nonisolated func alignment(
    _ alignment: TableColumnAlignment
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    changing { $0.alignment = alignment }
  }

  /// Names the columns in what people change about them.
  ///
  /// - Parameter id: A name that no other column of the table has and that stays.
  public nonisolated func customizationID(
    _ id: String
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    changing { $0.customizationID = id }
  }

  /// Shows or hides the columns until people say otherwise.
  ///
  /// - Parameter visibility: Whether they are there.
  public nonisolated func defaultVisibility(
    _ visibility: Visibility
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    changing { $0.defaultVisibility = visibility }
  }

  /// Keeps people from changing something about the columns.
  ///
  /// - Parameter behavior: What cannot be changed.
  public nonisolated func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    changing { $0.disabledCustomization.formUnion(behavior) }
  }
}
