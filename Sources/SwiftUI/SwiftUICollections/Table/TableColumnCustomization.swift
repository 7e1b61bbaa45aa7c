import CoreGraphics
import SwiftUICore

/// What people changed about the columns of a table: their order, widths and visibility, by the names that
/// `customizationID(_:)` gave them. It can be stored.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
  /// The columns that were moved, in order.
  var order: [String] = []
  var widths: [String: CGFloat] = [:]
  private var visibilities: [String: Bool] = [:]

  public init() {}

  /// Whether a column is shown: what was said last, or `.automatic`.
  public subscript(visibility id: String) -> Visibility {
    get { visibilities[id].map { $0 ? .visible : .hidden } ?? .automatic }
    set {
      switch newValue {
      case .automatic: visibilities[id] = nil
      case .visible: visibilities[id] = true
      case .hidden: visibilities[id] = false
      }
    }
  }

  /// Puts the columns back in the order in which they were written.
  public mutating func resetOrder() { order = [] }
}

extension TableColumnCustomization {
  /// The columns that are shown, in order.
  func applied<Row>(to columns: [_TableColumn<Row>]) -> [_TableColumn<Row>] {
    var shown: [_TableColumn<Row>] = columns.filter { column in
      let own: Visibility = column.customizationID.map { self[visibility: $0] } ?? .automatic
      return (own == .automatic ? column.defaultVisibility : own) != .hidden
    }
    guard !order.isEmpty else { return shown }
    // Columns that were moved take the places of those that were moved, in their own order.
    let places: [Int] = shown.indices.filter { shown[$0].customizationID.map(order.contains) ?? false }
    let moved: [_TableColumn<Row>] = places.map { shown[$0] }.sorted { left, right in
      (left.customizationID.flatMap(order.firstIndex) ?? 0) < (right.customizationID.flatMap(order.firstIndex) ?? 0)
    }
    for (place, column) in zip(places, moved) { shown[place] = column }
    return shown
  }
}
