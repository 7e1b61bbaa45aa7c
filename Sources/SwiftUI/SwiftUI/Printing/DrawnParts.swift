import AccessibilityAudit
import AccessibilityTree
import CoreGraphics
import DeepStack
import DisplayList

/// A drawing cut into pieces, each of which belongs to one node of the accessibility tree or to none.
///
/// The owner of an item is found by place: the smallest element in which at least half of the item lies. Text, rules and
/// backgrounds that no element holds are decoration.
struct DrawnParts {
  /// Items that follow each other in the list and have one owner.
  struct Piece {
    /// The node that the items belong to; nil for decoration.
    var owner: AccessibilityNode.ID?
    var items: [DisplayItem]
  }

  /// All pieces, from back to front.
  private(set) var pieces: [Piece] = []
  /// The texts that are drawn for each node, in the order of drawing.
  private(set) var texts: [AccessibilityNode.ID: [String]] = [:]

  private let index: ElementIndex
  /// Containers that are one picture with all that is in them, and their frames.
  private let pictures: [(id: AccessibilityNode.ID, frame: CGRect)]
  /// The picture around a node, for the nodes inside of pictures and the pictures themselves.
  private var pictureOf: [AccessibilityNode.ID: AccessibilityNode.ID] = [:]

  /// The groups around an item that can be drawn piece by piece.
  private struct Surroundings {
    var effects: [Effect] = []
    var toPage: CGAffineTransform = .identity
    /// Changes with each group.
    var number: Int = 0
  }

  private var lastNumber: Int = 0
  /// The items of the last piece, which is still open, and the groups around them.
  private var open: [DisplayItem] = []
  private var openPlace = Surroundings(number: -1)

  init(_ list: DisplayList, tree: AccessibilityTree) {
    index = ElementIndex(tree)
    var pictures: [(id: AccessibilityNode.ID, frame: CGRect)] = []
    for node in tree.readingOrder() where node.isPicture && node.isContainer {
      guard pictureOf[node.id] == nil, let frame = index.frames[node.id] else { continue }
      pictures.append((node.id, frame))
      for inner in tree.readingOrder(from: node.id) { pictureOf[inner.id] = node.id }
    }
    self.pictures = pictures
    visit(list.items, Surroundings())
    close()
    var spaces = LineEnds(tree)
    for place in pieces.indices {
      guard let owner = pieces[place].owner else { continue }
      pieces[place].items = pieces[place].items.map { spaces.closed($0, of: owner) }
    }
  }

  private mutating func visit(_ items: [DisplayItem], _ around: Surroundings) {
    for item in items {
      if case .group(let effect, let inner) = item, effect.isDivisible {
        lastNumber += 1
        var inside: Surroundings = around
        inside.number = lastNumber
        inside.effects.append(effect)
        if case .transform(let transform) = effect { inside.toPage = transform.concatenating(around.toPage) }
        withEnoughStack { visit(inner, inside) }
        continue
      }
      var owners: [AccessibilityNode.ID] = []
      collect(item, around.toPage, into: &owners)
      add(item, owner: owners.first, around)
    }
  }

  /// The nodes that a drawing belongs to, which is not divided: all of it goes to the first.
  private mutating func collect(
    _ item: DisplayItem, _ toPage: CGAffineTransform, into owners: inout [AccessibilityNode.ID]
  ) {
    if case .group(let effect, let inner) = item {
      var place: CGAffineTransform = toPage
      if case .transform(let transform) = effect { place = transform.concatenating(toPage) }
      for item in inner { withEnoughStack { collect(item, place, into: &owners) } }
      return
    }
    guard let owner = owner(of: item.place.applying(toPage)) else { return }
    owners.append(owner)
    if case .text(let fragment, _, _) = item { texts[owners[0], default: []].append(fragment.text) }
  }

  private func owner(of rect: CGRect) -> AccessibilityNode.ID? {
    if let element = index.smallest(holding: rect) { return pictureOf[element.id] ?? element.id }
    return pictures.filter { $0.frame.holdsHalf(of: rect) }
      .min { $0.frame.width * $0.frame.height < $1.frame.width * $1.frame.height }?.id
  }

  private mutating func add(_ item: DisplayItem, owner: AccessibilityNode.ID?, _ around: Surroundings) {
    if around.number != openPlace.number || pieces.last?.owner != owner {
      close()
      openPlace = around
      pieces.append(Piece(owner: owner, items: []))
    }
    open.append(item)
  }

  /// Ends the last piece.
  private mutating func close() {
    if !pieces.isEmpty { pieces[pieces.count - 1].items = openPlace.effects.wrapped(open) }
    open = []
  }
}

extension AccessibilityNode {
  /// Whether the node and all that is in it is one picture, as a chart is.
  var isPicture: Bool { role == .chart || role == .image || properties.chart != nil }
}

extension [Effect] {
  /// The items in groups of these effects, the first of which is the outermost.
  fileprivate func wrapped(_ items: [DisplayItem]) -> [DisplayItem] {
    reversed().reduce(items) { inner, effect in [.group(effect, inner)] }
  }
}

extension Effect {
  /// Whether a group of this effect draws the same when its items are drawn in several such groups.
  fileprivate var isDivisible: Bool {
    switch self {
    case .transform, .clip: true
    case .opacity(let opacity): opacity >= 1
    default: false
    }
  }
}

extension DisplayItem {
  /// Where the item is, without the room that its ink may take beyond.
  fileprivate var place: CGRect {
    switch self {
    case .text(let fragment, _, let point):
      let size: CGFloat = fragment.font.size
      return CGRect(x: point.x, y: point.y - size * 0.8, width: max(fragment.width, 0), height: size)
    case .stroke(let path, _, _): return path.boundingBox
    default: return bounds
    }
  }
}
