import Diagnostics

/// The identity of an element among those with its id: the first has number 0.
struct RepeatedID<ID: Hashable>: Hashable {
  var id: ID
  var number: Int
}

/// Elements with equal ids: all are shown. The first keeps the id; each further one has an identity by its number among
/// them. So state and animations may go to another element when the data changes, of which the message warns.
extension ForEachList {
  func reportRepeat(of id: ID) {
    guard reportedRepeats.insert(id).inserted else { return }
    Diagnostics.warn(
      "ForEach over \(Data.self) has the id \(id) more than once: which of these elements has which state and animation "
        + "depends on their order. Give each element its own id.")
  }

  func item(_ id: ID, number: Int) -> Item? { number == 0 ? items[id] : copies[RepeatedID(id: id, number: number)] }

  func keep(_ item: Item) {
    if item.number == 0 { items[item.id] = item } else { copies[item.key] = item }
  }

  func remove(_ item: Item) {
    if item.number == 0 { items[item.id] = nil } else { copies[item.key] = nil }
  }

  /// What leaves is taken back, or made, for an element that nothing was made for yet.
  func take(_ id: ID, number: Int, at position: Int, _ element: Data.Element) -> Item {
    let back: Item? = lingering.hasAny ? lingering.takeBack(RepeatedID(id: id, number: number)) : nil
    back?.element.assign(element)
    let item: Item = back ?? make(element, id, number: number)
    item.position = position
    keep(item)
    return item
  }

  /// What was made for a further element with an id, where all elements are shown.
  func copy(_ id: ID, number: Int, of element: Data.Element) -> Item {
    reportRepeat(of: id)
    guard let known = copies[RepeatedID(id: id, number: number)] else {
      return take(id, number: number, at: 0, element)
    }
    known.element.assign(element)
    return known
  }

  /// What was made for one of several elements with an id, where the first of what was made is for another.
  ///
  /// A container that shows a part may have come to a later element before the first one. That keeps its identity for as
  /// long as the data stays, and the first takes another number.
  func copy(of id: ID, at position: Int, _ element: Data.Element, known: Item) -> Item {
    guard let places = placesOfRepeats()[id] else {
      known.position = position
      known.element.assign(element)
      return known
    }
    reportRepeat(of: id)
    let own: Int = places.partitioningIndex { $0 >= position }
    if let known = item(id, number: own) {
      if known.position == position { return known }
    } else {
      return take(id, number: own, at: position, element)
    }
    var free: Int?
    for number in 0...places.count {
      guard let known = item(id, number: number) else {
        if free == nil { free = number }
        continue
      }
      if known.position == position { return known }
    }
    return take(id, number: free ?? places.count, at: position, element)
  }

  /// Where the elements are whose ids occur more than once, in order; looked for once after each change of the data.
  private func placesOfRepeats() -> [ID: [Int]] {
    if let repeats { return repeats }
    guard let value else { return [:] }
    var first: [ID: Int] = [:]
    var found: [ID: [Int]] = [:]
    first.reserveCapacity(value.data.count)
    for (position, element) in value.data.enumerated() {
      let id: ID = value.id(element)
      if let before = first[id] { found[id, default: [before]].append(position) } else { first[id] = position }
    }
    repeats = found
    return found
  }

  /// Gives new values to what was made where ids occurred more than once before a change, and ends what is gone. True when
  /// something moved or went.
  func followRepeats(in value: ForEach<Data, ID, Content>) -> Bool {
    var places: [RepeatedID<ID>: Int] = [:]
    var counts: [ID: Int] = [:]
    for (position, element) in value.data.enumerated() {
      let id: ID = value.id(element)
      let number: Int = counts[id, default: 0]
      counts[id] = number + 1
      places[RepeatedID(id: id, number: number)] = position
    }
    var isChanged: Bool = false
    var gone: [Item] = []
    for item in Array(items.values) + Array(copies.values) {
      guard let place = places[item.key] else {
        gone.append(item)
        continue
      }
      if place != item.position { isChanged = true }
      item.position = place
      item.element.assign(value.data[at: place])
    }
    leave(gone)
    return isChanged || !gone.isEmpty
  }
}

extension [Int] {
  /// The first index of a sorted list whose number fulfils a condition that all later ones fulfil too.
  fileprivate func partitioningIndex(_ isAfter: (Int) -> Bool) -> Int {
    var low: Int = 0
    var high: Int = count
    while low < high {
      let middle: Int = (low + high) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
