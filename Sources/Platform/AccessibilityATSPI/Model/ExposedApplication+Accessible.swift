import AccessibilityTree
import CoreGraphics
import Foundation

extension ExposedApplication {
  /// The language of texts, from the environment as programs in C have it.
  static let locale: String = {
    let environment: [String: String] = ProcessInfo.processInfo.environment
    let name: String =
      ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
    return String(name.prefix { $0 != "." && $0 != "@" })
  }()

  func accessible(_ call: ObjectCall) -> BusReply {
    switch call.method {
    case "GetChildAtIndex":
      let children: [ObjectTarget] = children(of: call.target)
      let index: Int = call.arguments.int(0)
      return .value(reference(children.indices.contains(index) ? children[index] : nil))
    case "GetChildren": return .value(references(children(of: call.target)))
    case "GetIndexInParent": return .int(index(of: call.target))
    case "GetRelationSet": return .value(relationSet(of: call.target))
    case "GetRole": return .value(.unsigned(call.description.role.rawValue))
    case "GetRoleName", "GetLocalizedRoleName": return .string(call.description.role.name)
    case "GetState": return .value(Self.states(call.description.states))
    case "GetAttributes": return .value(.attributes(attributes(of: call.target, call.description)))
    case "GetApplication": return .value(reference(.application))
    case "GetInterfaces": return .value(.strings(call.description.interfaces.map(\.name)))
    default: return .unknownMethod
    }
  }

  static func states(_ states: AccessibleStates) -> BusValue { .array(of: "u", states.words.map(BusValue.unsigned)) }

  func attributes(of target: ObjectTarget, _ description: ObjectDescription) -> [String: String] {
    guard case .element = target, let (window, node) = element(target) else { return ["toolkit": "Rotor"] }
    return AccessibleAttributes.attributes(
      of: node, as: description.role, in: node.parent.flatMap { window.tree[$0] })
  }

  private func relationSet(of target: ObjectTarget) -> BusValue {
    var entries: [BusValue] = []
    if case .element = target, let (window, node) = element(target) {
      entries = window.relations(of: node).map { number, targets in
        .tuple([.unsigned(number), references(targets.map { self.target($0, in: window) })])
      }
    }
    return .array(of: "(ua(so))", entries)
  }

  func accessibleProperty(_ property: String, of target: ObjectTarget, _ description: ObjectDescription) -> BusValue? {
    switch property {
    case "Name": return .string(description.name)
    case "Description": return .string(description.description)
    case "Parent": return target == .application ? desktop : reference(parent(of: target))
    case "ChildCount": return .number(childCount(of: target))
    case "Locale":
      let own: String? = element(target)?.node.properties.speech?.language
      return .string(own?.replacingOccurrences(of: "-", with: "_") ?? Self.locale)
    case "AccessibleId": return .string(element(target)?.node.properties.identifier ?? "")
    case "HelpText": return .string(element(target)?.node.properties.hint ?? "")
    default: return nil
    }
  }

  func applicationProperty(_ property: String) -> BusValue? {
    switch property {
    case "ToolkitName": return .string("Rotor")
    case "Version", "ToolkitVersion": return .string(toolkitVersion)
    case "AtspiVersion": return .string(Self.protocolVersion)
    case "Id": return .number(applicationID)
    default: return nil
    }
  }

  func valueProperty(_ property: String, of target: ObjectTarget, _ description: ObjectDescription) -> BusValue? {
    switch property {
    case "MinimumValue": return .double(0)
    case "MaximumValue": return .double(1)
    // The size of a step is the app's; the actions increment and decrement take it.
    case "MinimumIncrement": return .double(0)
    case "CurrentValue": return .double(description.number ?? 0)
    case "Text": return .string(element(target)?.node.properties.value ?? "")
    default: return nil
    }
  }
}

extension ExposedApplication {
  /// Everything that clients keep of all objects, so that they need not ask object by object.
  func cacheItems() -> BusValue {
    var items: [BusValue] = []
    var stack: [(target: ObjectTarget, index: Int)] = [(.application, -1)]
    while let (target, index) = stack.popLast() {
      guard let item = cacheItem(of: target, index: index) else { continue }
      items.append(item)
      for (index, child) in children(of: target).enumerated().reversed() { stack.append((child, index)) }
    }
    return .array(of: "((so)(so)(so)iiassusau)", items)
  }

  func cacheItem(of target: ObjectTarget, index: Int) -> BusValue? {
    guard let description = description(of: target) else { return nil }
    return .tuple([
      reference(target), reference(.application), target == .application ? desktop : reference(parent(of: target)),
      .number(index), .number(childCount(of: target)), .strings(description.interfaces.map(\.name)),
      .string(description.name), .unsigned(description.role.rawValue), .string(description.description),
      Self.states(description.states),
    ])
  }
}
