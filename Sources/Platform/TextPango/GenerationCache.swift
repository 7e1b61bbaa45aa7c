/// A bounded cache of two generations: what was used since the last change of generation survives the next one.
///
/// It holds the last `capacity` worth of values used, and never more than about twice as much.
struct GenerationCache<Key: Hashable, Value> {
  private var current: [Key: (value: Value, cost: Int)] = [:]
  private var previous: [Key: (value: Value, cost: Int)] = [:]
  private var cost: Int = 0
  private let capacity: Int

  init(capacity: Int) {
    self.capacity = max(capacity, 1)
  }

  mutating func value(for key: Key, make: () -> (Value, cost: Int)) -> Value {
    if let entry = current[key] { return entry.value }
    let entry: (value: Value, cost: Int) = previous[key] ?? make()
    if cost + entry.cost > capacity, !current.isEmpty {
      previous = current
      current = [:]
      cost = 0
    }
    current[key] = entry
    cost += entry.cost
    return entry.value
  }
}
