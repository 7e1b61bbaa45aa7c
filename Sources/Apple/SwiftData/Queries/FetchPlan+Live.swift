import SwiftDataStore

extension FetchPlan {
  /// Whether an object's belonging to the result depends on this object alone, and not on how many others do.
  var isLocal: Bool { tables == [info.entity.table] && limit.isEmpty }

  func isSame(as other: FetchPlan) -> Bool {
    info === other.info && tail == other.tail && order == other.order && limit == other.limit && values == other.values
  }
}
