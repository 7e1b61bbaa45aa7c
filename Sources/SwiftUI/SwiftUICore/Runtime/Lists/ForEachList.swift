import DeepStack
import Diagnostics
import ReactiveGraph

/// Keeps the views of a ForEach equal to its data, by id.
///
/// A container that shows everything reads `current`, which makes the views of all elements. One that shows a part reads
/// `indexed`, where only what is asked for is made: neither the ids nor the contents of other elements are looked at
/// until the data changes in a way that moves what was made.
final class ForEachList<Data: RandomAccessCollection, ID: Hashable, Content: View>: ChangingViewList {
  /// What was made for one element.
  final class Item {
    let id: ID
    let element: Source<Data.Element>
    let subgraph: Subgraph
    let list: _ViewList
    /// How many elements with the same id stand before: an identity of its own for each of them.
    let number: Int
    var position: Int = 0
    /// All its views as one, where they turned out to be none or several and elements count as one each.
    var together: ViewElement?

    init(id: ID, number: Int, element: Source<Data.Element>, subgraph: Subgraph, list: _ViewList) {
      self.id = id
      self.number = number
      self.element = element
      self.subgraph = subgraph
      self.list = list
    }

    var key: RepeatedID<ID> { RepeatedID(id: id, number: number) }
  }

  /// A closure as a value that can be compared.
  private struct Maker {
    let make: (Data.Element) -> Content
  }

  private let view: Rule<ForEach<Data, ID, Content>>
  private let maker: Rule<Maker>
  private let inputs: _ViewInputs
  private let owner: Subgraph
  /// What was made for the first element with an id.
  var items: [ID: Item] = [:]
  /// What was made for further elements with the id of another.
  var copies: [RepeatedID<ID>: Item] = [:]
  /// Where the elements are whose ids occur more than once; nil where nobody had to know.
  var repeats: [ID: [Int]]?
  /// The ids that were reported to occur more than once.
  var reportedRepeats: Set<ID> = []
  let lingering: Lingering<RepeatedID<ID>, Item>
  /// What was made in order, when all views are made.
  private var order: [Item] = []
  /// The value of the last evaluation.
  private(set) var value: ForEach<Data, ID, Content>?
  private var positions: [ID: Int]?
  /// The data before the change that is under way, and the ids of those elements that are not as they were.
  private var before: Data?
  private var idsBefore: Set<ID>?
  /// Whether the list itself is new.
  private var isFirst: Bool = true
  /// Whether the views of all elements are made.
  private var isWhole: Bool = false
  /// How many views each element stands for, when that never changes.
  private let knownCount: Int?
  /// The same where it may change and the elements are so many that each counts as one view; nil before that is decided.
  private var assumedCount: Int?
  /// What was told about elements that are too many to be counted.
  private var hasTold: Bool = false

  init(_ view: _GraphValue<ForEach<Data, ID, Content>>, inputs: _ViewInputs) {
    self.inputs = inputs
    owner = inputs.graph.currentSubgraph
    lingering = Lingering(host: inputs.window)
    let rule: Rule<ForEach<Data, ID, Content>> = view.attribute(in: inputs.graph, "for each")
    self.view = rule
    maker = Rule(in: inputs.graph, "for each content", equal: ValueComparison.areEqual) {
      Maker(make: rule.value.content)
    }
    knownCount = Content._viewListCount
    super.init(in: inputs.graph, "for each list")
  }

  /// What was made for an element is often no more than the next loop.
  deinit {
    withEnoughStack {
      items = [:]
      copies = [:]
      order = []
    }
  }

  override func evaluate() -> Bool {
    let value: ForEach<Data, ID, Content> = view.value
    let before: Data? = self.value?.data
    self.value = value
    positions = nil
    let hadRepeats: Bool = repeats != nil || !copies.isEmpty
    repeats = nil
    settleCount(of: value.data.count, before: before?.count)
    if !isWhole { keep(before) }
    if isWhole { return makeAll(of: value) }
    let isChanged: Bool = hadRepeats ? followRepeats(in: value) : follow(value, from: before)
    return isChanged || value.data.count != before?.count
  }

  override func didRaise() {
    for item in items.values { item.element.follow(self) }
    for item in copies.values { item.element.follow(self) }
  }

  override var isLoop: Bool { true }

  override var current: _ViewList {
    if isWhole {
      let list: _ViewList = super.current
      if isWhole { return list }
    }
    isWhole = true
    setNeedsEvaluation()
    return super.current
  }

  override var indexed: (any IndexedViews)? { isWhole || !isCounted ? nil : self }
}

// MARK: - How many views an element is

/// A lazy container has to know where each row is. Elements that always give as many views are counted without a look at
/// them; for others (`AnyView`, a condition without an else) all have to be made, as with Apple's, since each may be none
/// or several. With a million elements that would take all memory. Where there are more of them than a container makes
/// views, each therefore is one row: the one view that it mostly is, or what it gives stacked.
extension ForEachList {
  private var countPerElement: Int? { knownCount ?? assumedCount }

  private func isTooMany(_ count: Int) -> Bool { knownCount == nil && count > Container.limit }

  /// Decides anew when the elements become too many to be counted, or no longer are.
  private func settleCount(of count: Int, before: Int?) {
    guard let before, isTooMany(count) != isTooMany(before) else { return }
    assumedCount = nil
    guard isTooMany(count) else { return }
    isWhole = false
    order = []
    list = .empty
  }

  /// Whether it is known, or settled, how many views an element is.
  private var isCounted: Bool {
    if countPerElement != nil { return true }
    track()
    guard let value, isTooMany(value.data.count), let first = value.data.first else { return false }
    // Sections and loops in loops have rows of their own.
    let id: ID = value.id(first)
    let item: Item = items[id] ?? make(first, id, number: 0)
    items[id] = item
    guard graph.untracked({ item.list.isPlain }) else { return false }
    assumedCount = 1
    return true
  }

  /// A view of an element that counts as one.
  private func whole(_ item: Item) -> ViewElement? {
    if let together = item.together { return together }
    let elements: [ViewElement] = item.list.elements
    if elements.count == 1 { return elements[0] }
    tell("each is shown as one row, though some give no view or several")
    let inputs: _ViewInputs = self.inputs
    let together: ViewElement = graph.with(item.subgraph) {
      ViewElement(environment: inputs) { ImplicitStack.make(item.list, inputs: $0) }.identified(by: item.id)
    }
    item.together = together
    return together
  }

  private func tell(_ what: String) {
    guard !hasTold else { return }
    hasTold = true
    Diagnostics.warn(
      "ForEach over \(Data.self) has more than \(Container.limit) elements whose views can't be counted before they are "
        + "made; \(what). Let each give one view of a type that is known: no AnyView, and each if with an else.")
  }

  private func view(_ part: Int, of item: Item) -> ViewElement? {
    knownCount == nil ? whole(item) : item.list.element(at: part)
  }
}

// MARK: - All views

extension ForEachList {
  private func makeAll(of value: ForEach<Data, ID, Content>) -> Bool {
    var shown: [Item] = []
    shown.reserveCapacity(value.data.count)
    // Those made for a part of the data, before all were asked for, stand in no order.
    var isChanged: Bool = items.count + copies.count != order.count
    if items.isEmpty { items.reserveCapacity(min(value.data.count, Container.limit)) }
    // A key path to the element itself needs no walk along it.
    let isOwnID: Bool = value.idIsElement && Data.Element.self == ID.self
    let isTooMany: Bool = self.isTooMany(value.data.count)
    if isTooMany { tell("the first \(Container.limit) are shown") }
    // How many elements with an id were met, where that is more than one.
    var counts: [ID: Int] = [:]
    for element in value.data {
      if isTooMany, shown.count == Container.limit { break }
      let id: ID = isOwnID ? unsafeBitCast(element, to: ID.self) : value.id(element)
      let position: Int = shown.count
      let item: Item
      if position < order.count, order[position].id == id, order[position].position == position,
        order[position].number == 0
      {
        item = order[position]
        item.element.assign(element)
      } else if let known = items[id] {
        if known.position < position, shown[known.position] === known {
          let number: Int = counts[id, default: 1]
          counts[id] = number + 1
          item = copy(id, number: number, of: element)
        } else {
          item = known
          item.element.assign(element)
        }
        if position >= order.count || order[position] !== item || item.position != position { isChanged = true }
      } else {
        item = take(id, number: 0, at: position, element)
        isChanged = true
      }
      item.position = position
      shown.append(item)
    }
    guard isChanged || shown.count != order.count else { return false }
    if shown.count < items.count + copies.count { endItems(missingIn: shown) }
    order = shown
    list = .many(shown.map { $0.list })
    return true
  }

  /// Ends what was made for elements that are gone, in the order in which they were shown, so that a run can be repeated
  /// exactly.
  private func endItems(missingIn shown: [Item]) {
    func isGone(_ item: Item) -> Bool { item.position >= shown.count || shown[item.position] !== item }
    leave(items.values.filter(isGone) + copies.values.filter(isGone))
  }

  /// Lets items go, those before others first.
  func leave(_ gone: [Item]) {
    for item in gone.sorted(by: { $0.position < $1.position }) {
      remove(item)
      lingering.leave(item, as: item.key, item.list, item.subgraph)
    }
  }

  /// Takes the id and its number apart: as one value, its type would be looked up for each element.
  func make(_ element: Data.Element, _ id: ID, number: Int) -> Item {
    let subgraph = Subgraph(in: owner)
    // Closures that give nothing: for what they would give, its type had to be looked up for each element.
    var source: Source<Data.Element>!
    var list: _ViewList = .empty
    graph.with(subgraph) {
      graph.untracked {
        let made = Source(in: graph, "element", element, equal: ValueComparison.areEqual)
        made.follow(self)
        source = made
        list = views(of: made, id, number: number)
      }
    }
    // Elements with equal ids have the same name for scrolling and selecting; what is apart is their views and state.
    list.take(ElementID(value: AnyHashable(id), isExplicit: false))
    return Item(id: id, number: number, element: source, subgraph: subgraph, list: list)
  }

  private func views(of element: Source<Data.Element>, _ id: ID, number: Int) -> _ViewList {
    let maker: Rule<Maker> = self.maker
    let content = ContentNode<Content>(in: inputs.window, "content") {
      let make: (Data.Element) -> Content = maker.value.make
      return make(element.value)
    }
    let view: Rule<ForEach<Data, ID, Content>> = self.view
    let row: _ViewInputs = inputs.inRow { view.peek.offset(of: id, number: number) }
    return Content._makeViewList(view: _GraphValue(content), inputs: row)
  }
}

// MARK: - Some views

extension ForEachList {
  /// Keeps the data of before until the change has been taken up: a view that is made in it may be new or not.
  private func keep(_ data: Data?) {
    idsBefore = nil
    guard before == nil, data != nil || isFirst else { return }
    before = data
    inputs.window.afterUpdate { [weak self] in
      self?.before = nil
      self?.idsBefore = nil
      self?.isFirst = false
    }
  }

  /// Gives new values to what was made, and ends what is gone. True when something moved or went.
  private func follow(_ value: ForEach<Data, ID, Content>, from old: Data?) -> Bool {
    guard !items.isEmpty else { return false }
    let data: Data = value.data
    let count: Int = data.count
    let shift: Int = count - (old?.count ?? count)
    // Where as many elements came as went, most stand where they stood: then nothing else needs to be looked at.
    var ends: UnchangedEnds?
    if shift != 0, let old { ends = UnchangedEnds.between(old, data) }
    var isChanged: Bool = false
    var lost: [Item] = []
    for item in items.values {
      guard let place = place(of: item, in: value, ends, shift: shift) else {
        lost.append(item)
        continue
      }
      if place != item.position { isChanged = true }
      item.position = place
      item.element.assign(data[at: place])
    }
    if !lost.isEmpty {
      isChanged = true
      if shift == 0, let old { ends = UnchangedEnds.between(old, data) }
      find(lost, in: (ends ?? .none).middle(of: count), of: value)
    } else if let middle = ends?.middle(of: count), middle.count <= items.count {
      takeFirst(in: middle, of: value)
    }
    return isChanged
  }

  /// Where an element is if it is still at the beginning or at the end of the data.
  private func place(
    of item: Item, in value: ForEach<Data, ID, Content>, _ ends: UnchangedEnds?, shift: Int
  ) -> Int? {
    let count: Int = value.data.count
    let moved: Int = item.position + shift
    func isAt(_ place: Int) -> Bool { place >= 0 && place < count && value.id(value.data[at: place]) == item.id }
    if let ends {
      let place: Int = item.position < ends.prefix ? item.position : moved
      return isAt(place) ? place : nil
    }
    if isAt(item.position) { return item.position }
    return shift != 0 && isAt(moved) ? moved : nil
  }

  /// Gives a place to what is no longer where it was, among the elements that are not as they were; what has none ends.
  private func find(_ lost: [Item], in range: Range<Int>, of value: ForEach<Data, ID, Content>) {
    let isOfNumbers: Bool = value.idIsElement && value.data is Range<Int>
    var found: [ID: Int] = [:]
    if !isOfNumbers {
      found.reserveCapacity(range.count)
      for position in range {
        let id: ID = value.id(value.data[at: position])
        if found[id] == nil { found[id] = position }
      }
      if range.count == value.data.count { positions = found }
    }
    var gone: [Item] = []
    for item in lost {
      if let position = isOfNumbers ? self.position(ofNumber: item.id) : found[item.id] {
        item.position = position
        item.element.assign(value.data[at: position])
      } else {
        gone.append(item)
      }
    }
    leave(gone)
  }

  /// Of several elements with one id the first has what was made for it, also when it comes last.
  private func takeFirst(in range: Range<Int>, of value: ForEach<Data, ID, Content>) {
    for position in range {
      guard let item = items[value.id(value.data[at: position])], item.position > position else { continue }
      item.position = position
      item.element.assign(value.data[at: position])
    }
  }

  private func position(ofNumber id: ID) -> Int? {
    guard let range = value?.data as? Range<Int>, let number = id as? Int, range.contains(number) else { return nil }
    return number - range.lowerBound
  }

  private func position(of id: ID) -> Int? {
    guard let value else { return nil }
    if value.idIsElement, value.data is Range<Int> { return position(ofNumber: id) }
    if let first = repeats?[id]?.first { return first }
    if let known = items[id] { return known.position }
    if let positions { return positions[id] }
    var found: [ID: Int] = [:]
    found.reserveCapacity(value.data.count)
    for (position, element) in value.data.enumerated() {
      let id: ID = value.id(element)
      if found[id] == nil { found[id] = position }
    }
    positions = found
    return found[id]
  }
}

extension ForEachList: IndexedViews {
  var count: Int {
    track()
    return (value?.data.count ?? 0) * (countPerElement ?? 0)
  }

  func element(at index: Int) -> ViewElement? {
    guard let value, let countPerElement, index >= 0 else { return nil }
    let (position, part): (Int, Int) = index.quotientAndRemainder(dividingBy: max(1, countPerElement))
    guard position < value.data.count else { return nil }
    let element: Data.Element = value.data[at: position]
    let id: ID = value.id(element)
    if let known = items[id] {
      // Another element may have this id.
      return view(part, of: known.position == position ? known : copy(of: id, at: position, element, known: known))
    }
    return view(part, of: take(id, number: 0, at: position, element))
  }

  func hasMade(at index: Int) -> Bool {
    guard let value, let countPerElement, index >= 0 else { return false }
    let position: Int = index / max(1, countPerElement)
    return position < value.data.count && items[value.id(value.data[at: position])] != nil
  }

  func name(at index: Int) -> ElementID? {
    guard let value, let countPerElement, index >= 0 else { return nil }
    let position: Int = index / max(1, countPerElement)
    guard position < value.data.count else { return nil }
    return ElementID(value: AnyHashable(value.id(value.data[at: position])), isExplicit: false)
  }

  var commonTraits: ViewTraits? { Content._hasTraits ? nil : inputs.traits }

  func isNew(at index: Int) -> Bool {
    guard !isFirst, let value, let before, let countPerElement else { return isFirst }
    let position: Int = index / max(1, countPerElement)
    let id: ID = value.id(value.data[at: position])
    if let numbers = before as? Range<Int>, value.idIsElement, let id = id as? Int { return !numbers.contains(id) }
    let ends: UnchangedEnds = .between(before, value.data) ?? .none
    guard ends.middle(of: value.data.count).contains(position) else { return false }
    let known: Set<ID> = idsBefore ?? Set(ends.middle(of: before.count).map { value.id(before[at: $0]) })
    idsBefore = known
    return !known.contains(id)
  }

  func index(of id: AnyHashable) -> Int? {
    guard let value, let countPerElement else { return nil }
    if let own = id.base as? ID, let position = position(of: own) { return position * countPerElement }
    // An id(_:) on the element's view; asked of the value alone, so that nothing is made.
    guard Content.self is any ExplicitlyIdentified.Type else { return nil }
    let position: Int? = graph.untracked {
      value.data.enumerated()
        .first { (value.content($0.element) as? any ExplicitlyIdentified)?.explicitID == id }?.offset
    }
    return position.map { $0 * countPerElement }
  }

  func release(_ ids: Set<AnyHashable>) {
    let own: [ID] = ids.compactMap { $0.base as? ID }
    var gone: [Item] = own.compactMap { items.removeValue(forKey: $0) }
    if !copies.isEmpty {
      // Nobody shows an element with such an id any more.
      let known = Set(own)
      gone += copies.values.filter { known.contains($0.id) }
      copies = copies.filter { !known.contains($0.key.id) }
    }
    for item in gone.sorted(by: { $0.position < $1.position }) { item.subgraph.end(in: graph) }
  }
}

extension _ViewList {
  /// Whether there are neither sections nor loops in a list.
  fileprivate var isPlain: Bool {
    switch self {
    case .empty, .one, .tuple: true
    case .many(let lists): lists.allSatisfy(\.isPlain)
    case .changing(let list): list.isLoop ? false : list.current.isPlain
    case .mapped(let list, _): list.isPlain
    case .section: false
    }
  }

  /// One view of a list; the node under evaluation depends on what it went through.
  fileprivate func element(at index: Int) -> ViewElement? {
    if case .one(let element) = self { return index == 0 ? element : nil }
    let elements: [ViewElement] = self.elements
    return elements.indices.contains(index) ? elements[index] : nil
  }
}

extension RandomAccessCollection {
  subscript(at position: Int) -> Element { self[index(startIndex, offsetBy: position)] }
}
