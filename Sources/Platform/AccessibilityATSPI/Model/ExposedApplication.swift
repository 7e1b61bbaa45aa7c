import AccessibilityTree
import CoreGraphics

/// The application as clients see it: its windows and their elements, answering calls and telling changes.
///
/// It belongs to the bus thread alone. Every answer is made of what it has: no call waits for the main actor.
final class ExposedApplication {
  let name: String
  let toolkitVersion: String
  let perform: @Sendable (AccessibilityBusRequest) -> Void
  /// The connection's own name on the bus, part of every reference.
  var busName: String = ""
  /// What the registry answered: the desktop, by the name and path that it chose.
  var desktop: BusValue = ExposedApplication.null
  /// The number that the registry gives.
  var applicationID: Int = 0
  private(set) var windows: [UInt64: ExposedWindow] = [:]
  private(set) var windowOrder: [UInt64] = []
  private(set) var notifications: [Int: ExposedNotification] = [:]
  private var objects: [Int: ObjectTarget] = [:]
  private var lastNumber: Int = 0

  static let pathPrefix: String = "/org/a11y/atspi/accessible"
  static let null: BusValue = .tuple([.string(""), .path("/org/a11y/atspi/null")])
  /// The version of AT-SPI that is spoken.
  static let protocolVersion: String = "2.1"

  init(name: String, toolkitVersion: String, perform: @escaping @Sendable (AccessibilityBusRequest) -> Void) {
    self.name = name
    self.toolkitVersion = toolkitVersion
    self.perform = perform
  }
}

/// A text that is said because it stands in the window for a while.
struct ExposedNotification {
  var text: String
  var window: UInt64
  var isShowing: Bool
}

// MARK: - Objects and their paths

extension ExposedApplication {
  func target(ofPath path: String) -> ObjectTarget? {
    guard path.hasPrefix(Self.pathPrefix + "/") else { return nil }
    return target(ofNode: path.dropFirst(Self.pathPrefix.count + 1))
  }

  /// The object behind the last part of a path.
  private func target(ofNode node: Substring) -> ObjectTarget? {
    if node == "root" { return .application }
    guard let number = Int(node), let target = objects[number] else { return nil }
    switch target {
    case .application, .window, .notification: return target
    case .element(let window, let element): return windows[window]?.tree.nodes[element] == nil ? nil : target
    }
  }

  /// The number of an object, which stays the same as long as the object lives.
  func number(of target: ObjectTarget) -> Int? {
    switch target {
    case .application: return 0
    case .window(let id): return windows[id]?.number
    case .notification(let number): return number
    case .element(let id, let element):
      guard let window = windows[id] else { return nil }
      if element == window.tree.root { return window.number }
      if let known = window.numbers[element] { return known }
      guard window.tree.nodes[element] != nil else { return nil }
      let number: Int = nextNumber(for: target)
      window.setNumber(number, of: element)
      return number
    }
  }

  private func nextNumber(for target: ObjectTarget) -> Int {
    lastNumber += 1
    objects[lastNumber] = target
    return lastNumber
  }

  func path(of target: ObjectTarget) -> String? {
    guard let number = number(of: target) else { return nil }
    return number == 0 ? Self.pathPrefix + "/root" : Self.path(ofNumber: number)
  }

  static func path(ofNumber number: Int) -> String { "\(pathPrefix)/\(number)" }

  func reference(_ target: ObjectTarget?) -> BusValue {
    guard let target, let path = path(of: target) else { return Self.null }
    return .tuple([.string(busName), .path(path)])
  }

  func references(_ targets: [ObjectTarget]) -> BusValue { .array(of: "(so)", targets.map(reference)) }
}

// MARK: - Structure

extension ExposedApplication {
  /// The window and the node of a target; the tree's root for a window.
  func element(_ target: ObjectTarget) -> (window: ExposedWindow, node: AccessibilityNode)? {
    switch target {
    case .application, .notification: return nil
    case .window(let id):
      guard let window = windows[id] else { return nil }
      return (window, window.tree[window.tree.root] ?? AccessibilityNode(id: window.tree.root, isContainer: true))
    case .element(let id, let element):
      guard let window = windows[id], let node = window.tree[element] else { return nil }
      return (window, node)
    }
  }

  func target(_ node: AccessibilityNode.ID, in window: ExposedWindow) -> ObjectTarget {
    node == window.tree.root ? .window(window.id) : .element(window.id, node)
  }

  func children(of target: ObjectTarget) -> [ObjectTarget] {
    switch target {
    case .application: return windowOrder.map(ObjectTarget.window)
    case .notification: return []
    case .window, .element:
      guard let (window, node) = element(target) else { return [] }
      let own: [ObjectTarget] = node.children.map { .element(window.id, $0) }
      return node.id == window.tree.root ? own + window.notifications.map(ObjectTarget.notification) : own
    }
  }

  func childCount(of target: ObjectTarget) -> Int {
    switch target {
    case .application: return windowOrder.count
    case .notification: return 0
    case .window(let id): return (element(target)?.node.children.count ?? 0) + (windows[id]?.notifications.count ?? 0)
    case .element: return element(target)?.node.children.count ?? 0
    }
  }

  /// The object around another; nil for the application, whose parent is the desktop.
  func parent(of target: ObjectTarget) -> ObjectTarget? {
    switch target {
    case .application: return nil
    case .window: return .application
    case .notification(let number): return notifications[number].map { .window($0.window) }
    case .element:
      guard let (window, node) = element(target), let parent = node.parent else { return nil }
      return self.target(parent, in: window)
    }
  }

  func index(of target: ObjectTarget) -> Int {
    switch target {
    case .application: return -1
    case .window(let id): return windowOrder.firstIndex(of: id) ?? -1
    case .notification: return parent(of: target).flatMap { children(of: $0).firstIndex(of: target) } ?? -1
    case .element:
      guard let (window, node) = element(target), let parent = node.parent else { return -1 }
      return window.index(of: node.id, in: parent) ?? -1
    }
  }

  func description(of target: ObjectTarget) -> ObjectDescription? {
    switch target {
    case .application:
      return ObjectDescription(
        name: name, role: .application, states: [.enabled, .sensitive, .visible, .showing],
        interfaces: [.accessible, .application])
    case .notification(let number):
      guard let notification = notifications[number] else { return nil }
      var states: AccessibleStates = [.enabled, .sensitive, .visible]
      if notification.isShowing { states.insert(.showing) }
      return ObjectDescription(
        name: notification.text, role: .notification, states: states, interfaces: [.accessible, .component])
    case .window(let id): return windows[id]?.windowDescription
    case .element:
      guard let (window, node) = element(target) else { return nil }
      return window.description(of: node)
    }
  }
}

// MARK: - Changes of the windows

extension ExposedApplication {
  func makeWindow(_ id: UInt64, _ info: AccessibilityBusWindow) -> ExposedWindow {
    let window = ExposedWindow(id: id, number: nextNumber(for: .window(id)), info: info)
    windows[id] = window
    windowOrder.append(id)
    return window
  }

  /// Forgets a window with all that is in it.
  func dropWindow(_ id: UInt64) {
    guard let window = windows.removeValue(forKey: id) else { return }
    windowOrder.removeAll { $0 == id }
    objects[window.number] = nil
    for number in window.numbers.values { objects[number] = nil }
    for number in window.notifications { dropNotification(number) }
  }

  func dropNumbers(_ numbers: [Int]) {
    for number in numbers { objects[number] = nil }
  }

  func makeNotification(_ text: String, in window: ExposedWindow) -> Int {
    let number: Int = nextNumber(for: .notification(lastNumber + 1))
    notifications[number] = ExposedNotification(text: text, window: window.id, isShowing: true)
    window.notifications.append(number)
    return number
  }

  func hideNotification(_ number: Int) { notifications[number]?.isShowing = false }

  func dropNotification(_ number: Int) {
    guard let notification = notifications.removeValue(forKey: number) else { return }
    windows[notification.window]?.notifications.removeAll { $0 == number }
    objects[number] = nil
  }
}
