import AccessibilityTree
import CoreGraphics

extension ExposedApplication {
  /// The interfaces of the object at a path; nil when there is none.
  func interfaces(atPath path: String) -> [BusInterface]? {
    target(ofPath: path).flatMap(description(of:))?.interfaces
  }

  /// Answers a method call.
  func call(_ method: String, _ interface: BusInterface, path: String, _ arguments: [BusValue]) -> BusReply {
    if interface == .cache { return method == "GetItems" ? .value(cacheItems()) : .unknownMethod }
    guard let target = target(ofPath: path), let description = description(of: target) else { return .unknownObject }
    let call = ObjectCall(target: target, description: description, method: method, arguments: arguments)
    switch interface {
    case .accessible: return accessible(call)
    case .application: return method == "GetLocale" ? .string(Self.locale) : .unknownMethod
    case .component: return component(call)
    case .collection: return collection(call)
    case .action: return withElement(call, action)
    case .text: return withElement(call, text)
    case .editableText: return withElement(call, editableText)
    case .selection: return withElement(call, selection)
    case .table: return withElement(call, table)
    case .tableCell: return withElement(call, tableCell)
    case .hypertext: return hypertext(call)
    case .hyperlink: return hyperlink(call)
    case .image: return withElement(call, image)
    case .value, .cache: return .unknownMethod
    }
  }

  /// The value of a property; nil when the object or the property does not exist.
  func property(_ property: String, _ interface: BusInterface, path: String) -> BusValue? {
    if property == "version" { return .unsigned(1) }
    guard let target = target(ofPath: path), let description = description(of: target) else { return nil }
    switch interface {
    case .accessible: return accessibleProperty(property, of: target, description)
    case .application: return applicationProperty(property)
    case .value: return valueProperty(property, of: target, description)
    case .action: return .number(element(target).map { AccessibleAction.actions(of: $0.node).count } ?? 0)
    case .text:
      let count: Int = ScalarText(description.text ?? "").count
      if property == "CaretOffset", let editing = description.editing { return .number(min(editing.caret, count)) }
      return .number(property == "CaretOffset" && !description.states.contains(.editable) ? 0 : count)
    case .selection: return .number(selectedChildren(of: target).count)
    case .table: return tableProperty(property, of: target)
    case .tableCell: return tableCellProperty(property, of: target)
    case .hyperlink: return hyperlinkProperty(property, description)
    case .image: return .string(property == "ImageLocale" ? Self.locale : description.name)
    default: return nil
    }
  }

  /// Sets a property; false when that is not possible.
  func setProperty(_ property: String, _ interface: BusInterface, path: String, to value: BusValue) -> Bool {
    switch (interface, property) {
    case (.application, "Id"):
      applicationID = value.asInt ?? 0
      return true
    case (.value, "CurrentValue"):
      guard let target = target(ofPath: path), let (window, node) = element(target), let number = value.asDouble,
        number.isFinite, node.properties.numericValue != nil, !node.traits.contains(.isDisabled)
      else { return false }
      request(.setNumber(min(max(number, 0), 1)), window, node)
      return true
    default: return false
    }
  }

  private func withElement(_ call: ObjectCall, _ answer: (ElementCall) -> BusReply) -> BusReply {
    guard let (window, node) = element(call.target) else { return .unknownMethod }
    return answer(ElementCall(call: call, window: window, node: node))
  }

  /// Hands a wish to the host, which posts it to the main actor; nobody waits for its end.
  func request(_ kind: AccessibilityBusRequest.Kind, _ window: ExposedWindow, _ node: AccessibilityNode) {
    perform(AccessibilityBusRequest(window: window.id, element: node.id, kind: kind))
  }
}

/// A call to one object.
struct ObjectCall {
  var target: ObjectTarget
  var description: ObjectDescription
  var method: String
  var arguments: [BusValue]
}

/// A call to an element or a window.
struct ElementCall {
  var call: ObjectCall
  var window: ExposedWindow
  var node: AccessibilityNode

  var method: String { call.method }
  var arguments: [BusValue] { call.arguments }
  var isEnabled: Bool { !node.traits.contains(.isDisabled) }
}
