import AccessibilityTree
import CoreGraphics

extension ExposedApplication {
  func action(_ call: ElementCall) -> BusReply {
    let actions: [AccessibleAction] = AccessibleAction.actions(of: call.node)
    if call.method == "GetActions" {
      let entries: [BusValue] = actions.map {
        .tuple([.string($0.name), .string($0.category ?? ""), .string("")])
      }
      return .value(.array(of: "(sss)", entries))
    }
    let index: Int = call.arguments.int(0)
    guard actions.indices.contains(index) else {
      return .invalidArguments("there is no action \(index); the object has \(actions.count)")
    }
    let action: AccessibleAction = actions[index]
    switch call.method {
    case "GetName", "GetLocalizedName": return .string(action.name)
    case "GetDescription": return .string(action.category ?? "")
    case "GetKeyBinding": return .string("")
    case "DoAction": return .bool(call.isEnabled && perform(action, call))
    default: return .unknownMethod
    }
  }

  private func perform(_ action: AccessibleAction, _ call: ElementCall) -> Bool {
    switch action.effect {
    case .perform(let kind, .zoom(let isIn, let place, _)):
      let frame: CGRect = call.window.frame(of: call.node, in: .window)
      let input: AccessibilityActionInput = .zoom(
        isIn: isIn, place: place, point: CGPoint(x: frame.midX, y: frame.midY))
      request(.action(kind, input), call.window, call.node)
      return true
    case .perform(let kind, let input):
      request(.action(kind, input), call.window, call.node)
      return true
    case .rotor(let index, let isForward): return moveRotor(index, isForward, call)
    }
  }

  /// From the focused stop to its neighbour in the rotor's own order; from elsewhere to the first or last stop.
  private func moveRotor(_ index: Int, _ isForward: Bool, _ call: ElementCall) -> Bool {
    let rotor: AccessibilityRotor = call.node.properties.rotors[index]
    guard !rotor.stops.isEmpty else { return false }
    let current: Int? = call.window.focus.flatMap { focus in rotor.stops.firstIndex { $0.target == focus } }
    let next: Int = current.map { isForward ? $0 + 1 : $0 - 1 } ?? (isForward ? 0 : rotor.stops.count - 1)
    guard rotor.stops.indices.contains(next) else { return false }
    let stop: AccessibilityRotorStop = rotor.stops[next]
    if !stop.needsPreparing, let id = stop.target, let node = call.window.tree[id] {
      request(.focus, call.window, node)
    } else if let source = rotor.source {
      request(.prepareRotorStop(rotor: source, stop: next), call.window, call.node)
    } else {
      return false
    }
    return true
  }
}

extension ExposedApplication {
  /// The selected children of a container, or of the table all selected cells.
  func selectedChildren(of target: ObjectTarget) -> [ObjectTarget] {
    guard let (window, node) = element(target) else { return [] }
    return window.tree.children(of: node.id).filter { $0.traits.contains(.isSelected) }.map {
      .element(window.id, $0.id)
    }
  }

  /// Children are selected by their default action, as a person does it.
  func selection(_ call: ElementCall) -> BusReply {
    let children: [AccessibilityNode] = call.window.tree.children(of: call.node.id)
    let index: Int = call.arguments.int(0)
    let child: AccessibilityNode? = children.indices.contains(index) ? children[index] : nil
    switch call.method {
    case "GetSelectedChild":
      let selected: [ObjectTarget] = selectedChildren(of: call.call.target)
      return .value(reference(selected.indices.contains(index) ? selected[index] : nil))
    case "IsChildSelected": return .bool(child?.traits.contains(.isSelected) == true)
    case "SelectChild":
      guard let child else { return .bool(false) }
      return .bool(activate(child, in: call.window, unless: child.traits.contains(.isSelected)))
    case "DeselectChild":
      guard let child else { return .bool(false) }
      return .bool(activate(child, in: call.window, unless: !child.traits.contains(.isSelected)))
    case "DeselectSelectedChild":
      let selected: [AccessibilityNode] = children.filter { $0.traits.contains(.isSelected) }
      guard selected.indices.contains(index) else { return .bool(false) }
      return .bool(activate(selected[index], in: call.window, unless: false))
    // Neither has a counterpart among the actions of elements.
    case "SelectAll", "ClearSelection": return .bool(false)
    default: return .unknownMethod
    }
  }

  private func activate(_ node: AccessibilityNode, in window: ExposedWindow, unless isDone: Bool) -> Bool {
    if isDone { return true }
    guard !node.traits.contains(.isDisabled), node.properties.actions.contains(where: { $0.kind == .activate }) else {
      return false
    }
    request(.action(.activate, .none), window, node)
    return true
  }
}
