/// Gives each category a band of equal width on the interval from 0 to 1.
package struct CategoryScale: Hashable, Sendable {
  package let categories: [String]
  private let indices: [String: Int]
  package let isReversed: Bool

  /// A scale of the categories in their order; each counts once.
  package init(_ categories: [String], isReversed: Bool = false) {
    var indices: [String: Int] = [:]
    indices.reserveCapacity(categories.count)
    var unique: [String] = []
    for category in categories where indices[category] == nil {
      indices[category] = unique.count
      unique.append(category)
    }
    self.categories = unique
    self.indices = indices
    self.isReversed = isReversed
  }

  /// The width of a band.
  package var step: Double { categories.isEmpty ? 1 : 1 / Double(categories.count) }

  /// The band of a category, from its lower to its upper end along the scale; nil for one that is not in the domain.
  package func band(of category: String) -> ClosedRange<Double>? {
    guard let index = indices[category] else { return nil }
    let place: Int = isReversed ? categories.count - 1 - index : index
    return Double(place) * step...Double(place + 1) * step
  }

  /// The category whose band holds a place; nil outside of all.
  package func category(at fraction: Double) -> String? {
    guard !categories.isEmpty, fraction >= 0, fraction <= 1 else { return nil }
    let place: Int = min(categories.count - 1, Int(fraction * Double(categories.count)))
    return categories[isReversed ? categories.count - 1 - place : place]
  }
}
