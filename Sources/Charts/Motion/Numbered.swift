/// One of several marks that come from one place of a chart's content, told from the others by its number among them.
struct Numbered<Place: Hashable>: Hashable {
  var place: Place
  var number: Int
}

extension Sequence where Element: Hashable {
  /// The elements with the number that each has among its equals, in their order.
  var numbered: [Numbered<Element>] {
    var numbers: [Element: Int] = [:]
    return map { place in
      let number: Int = numbers[place, default: 0]
      numbers[place] = number + 1
      return Numbered(place: place, number: number)
    }
  }
}
