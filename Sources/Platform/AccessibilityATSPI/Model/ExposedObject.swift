import AccessibilityTree
import CoreGraphics

/// What an object path stands for.
enum ObjectTarget: Hashable {
  case application
  case window(UInt64)
  case element(UInt64, AccessibilityNode.ID)
  case notification(Int)
}

/// What AT-SPI knows of an object by itself, apart from where it stands.
struct ObjectDescription: Hashable {
  var name: String
  var description: String = ""
  var role: AccessibleRole
  var states: AccessibleStates
  var interfaces: [BusInterface]
  var text: String?
  /// The caret and the selection, in the offsets of `text`; nil where nothing is edited.
  var editing: AccessibilityTextEditing?
  /// 0 to 1.
  var number: Double?
}

extension ExposedWindow {
  /// What is told of an element, or of the window itself for the tree's root.
  func description(of node: AccessibilityNode) -> ObjectDescription {
    if node.id == tree.root { return windowDescription }
    let parent: AccessibilityNode? = node.parent.flatMap { tree[$0] }
    let role = AccessibleRole(of: node, in: parent)
    let words = AccessibleWords(of: node, as: role, partnerLabel: partnerLabel(of: node))
    var states = AccessibleStates(of: node, as: role, in: parent)
    if isShowing(node.id) { states.insert(.showing) }
    if focus == node.id {
      states.insert(.focusable)
      if info.isActive { states.insert(.focused) }
    }
    return ObjectDescription(
      name: words.name, description: words.description, role: role, states: states,
      interfaces: BusInterface.interfaces(of: node, as: role, text: words.text), text: words.text,
      editing: node.properties.editing, number: node.properties.numericValue)
  }

  var windowDescription: ObjectDescription {
    var states: AccessibleStates = [.enabled, .sensitive, .visible]
    if info.isShown { states.insert(.showing) }
    if info.isActive { states.insert(.active) }
    if info.isModal { states.insert(.modal) }
    if info.isResizable { states.insert(.resizable) }
    let role: AccessibleRole
    switch info.kind {
    case .window: role = .frame
    case .dialog: role = .dialog
    case .alert: role = .alert
    }
    return ObjectDescription(
      name: info.title, role: role, states: states, interfaces: [.accessible, .component, .collection])
  }

  private func partnerLabel(of node: AccessibilityNode) -> String? {
    guard node.label.isEmpty else { return nil }
    for pair in node.properties.labeledPairs where pair.half == .content {
      if let label = ties.labels[pair.key]?.lazy.compactMap({ self.tree[$0]?.properties.label }).first { return label }
    }
    return nil
  }

  /// The elements that an element is tied to, by the numbers of AT-SPI's relations.
  func relations(of node: AccessibilityNode) -> [(number: UInt32, targets: [AccessibilityNode.ID])] {
    var result: [(UInt32, [AccessibilityNode.ID])] = []
    func add(_ number: UInt32, _ targets: [AccessibilityNode.ID]) {
      let others: [AccessibilityNode.ID] = targets.filter { $0 != node.id }
      if !others.isEmpty { result.append((number, others)) }
    }
    let pairs: [AccessibilityLabeledPair] = node.properties.labeledPairs
    add(Relation.labelFor, pairs.filter { $0.half == .label }.flatMap { ties.contents[$0.key] ?? [] })
    add(Relation.labelledBy, pairs.filter { $0.half == .content }.flatMap { ties.labels[$0.key] ?? [] })
    for group in node.properties.linkedGroups {
      let members: [AccessibilityNode.ID] = ties.groups[group] ?? []
      add(Relation.memberOf, members)
      guard let index = members.firstIndex(of: node.id) else { continue }
      add(Relation.flowsTo, Array(members.dropFirst(index + 1).prefix(1)))
      add(Relation.flowsFrom, Array(members.prefix(index).suffix(1)))
    }
    return result
  }

  private enum Relation {
    static let labelFor: UInt32 = 1
    static let labelledBy: UInt32 = 2
    static let memberOf: UInt32 = 5
    static let flowsTo: UInt32 = 10
    static let flowsFrom: UInt32 = 11
  }
}

/// The spaces in which clients give and take places.
enum BusSpace: Int {
  case screen = 0
  case window = 1
  case parent = 2
}

extension ExposedWindow {
  /// The frame of an element, or of the window for its root, in a space.
  func frame(of node: AccessibilityNode, in space: BusSpace) -> CGRect {
    let own: CGRect =
      node.id == tree.root ? CGRect(origin: .zero, size: info.size) : tree.frame(of: node.id) ?? .zero
    let origin: CGPoint = self.origin(of: space, for: node)
    return own.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  /// Where a space begins, in the window's.
  func origin(of space: BusSpace, for node: AccessibilityNode) -> CGPoint {
    switch space {
    case .window: return .zero
    case .screen: return CGPoint(x: -info.origin.x, y: -info.origin.y)
    case .parent: return node.parent.flatMap { tree.frame(of: $0)?.origin } ?? .zero
    }
  }

  /// The innermost element at a point of the window; of overlapping ones the last, which is drawn on top.
  func element(at point: CGPoint, inside start: AccessibilityNode) -> AccessibilityNode? {
    for child in tree.children(of: start.id).reversed() {
      guard tree.frame(of: child.id)?.contains(point) == true, isShowing(child.id) else {
        // The content of a container may stand out of it where nothing cuts it.
        if child.isContainer, child.clip == nil, let inner = element(at: point, inside: child) { return inner }
        continue
      }
      return child.isContainer ? element(at: point, inside: child) ?? child : child
    }
    return nil
  }
}

extension BusValue {
  static func rect(_ rect: CGRect) -> [BusValue] {
    [rect.minX, rect.minY, rect.width, rect.height].map(coordinate)
  }

  static func coordinate(_ length: CGFloat) -> BusValue {
    .int(length.isFinite ? Int32(clamping: Int(max(min(length.rounded(), 1e9), -1e9))) : 0)
  }
}
