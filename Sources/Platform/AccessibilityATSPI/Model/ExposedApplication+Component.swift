import AccessibilityTree
import CoreGraphics

extension ExposedApplication {
  func component(_ call: ObjectCall) -> BusReply {
    guard let (window, node) = element(call.target) else { return notificationComponent(call) }
    let numbers: [BusValue] = call.arguments
    switch call.method {
    case "Contains":
      return .bool(window.frame(of: node, in: .window).contains(point(in: window, node, numbers)))
    case "GetAccessibleAtPoint":
      let point: CGPoint = point(in: window, node, numbers)
      let found: AccessibilityNode? = window.element(at: point, inside: node)
      let isInside: Bool = window.frame(of: node, in: .window).contains(point)
      return .value(reference(found.map { target($0.id, in: window) } ?? (isInside ? call.target : nil)))
    case "GetExtents":
      return .value(.tuple(BusValue.rect(window.frame(of: node, in: space(numbers, 0)))))
    case "GetPosition":
      return .values(Array(BusValue.rect(window.frame(of: node, in: space(numbers, 0))).prefix(2)))
    case "GetSize": return .values(Array(BusValue.rect(window.frame(of: node, in: .window)).suffix(2)))
    // Widget or window, in AT-SPI's order of layers.
    case "GetLayer": return .value(.unsigned(node.id == window.tree.root ? 7 : 3))
    case "GetMDIZOrder": return .value(.short(0))
    case "GetAlpha": return .value(.double(1))
    case "GrabFocus":
      request(node.id == window.tree.root ? .activateWindow : .focus, window, node)
      return .bool(true)
    case "ScrollTo", "ScrollToPoint":
      request(.scrollIntoView, window, node)
      return .bool(true)
    // Layout belongs to the app.
    case "SetExtents", "SetPosition", "SetSize": return .bool(false)
    default: return .unknownMethod
    }
  }

  /// A notification stands nowhere: it is as large as nothing.
  private func notificationComponent(_ call: ObjectCall) -> BusReply {
    switch call.method {
    case "GetExtents": return .value(.tuple(BusValue.rect(.zero)))
    case "GetPosition", "GetSize": return .values([.int(0), .int(0)])
    case "GetLayer": return .value(.unsigned(3))
    case "GetMDIZOrder": return .value(.short(0))
    case "GetAlpha": return .value(.double(1))
    case "GetAccessibleAtPoint": return .value(Self.null)
    case "Contains", "GrabFocus", "ScrollTo", "ScrollToPoint", "SetExtents", "SetPosition", "SetSize":
      return .bool(false)
    default: return .unknownMethod
    }
  }

  /// A point that a client gave as x, y and space, in the window's space.
  func point(in window: ExposedWindow, _ node: AccessibilityNode, _ numbers: [BusValue], from: Int = 0) -> CGPoint {
    let origin: CGPoint = window.origin(of: space(numbers, from + 2), for: node)
    return CGPoint(x: CGFloat(numbers.int(from)) + origin.x, y: CGFloat(numbers.int(from + 1)) + origin.y)
  }

  func space(_ numbers: [BusValue], _ index: Int) -> BusSpace { BusSpace(rawValue: numbers.int(index)) ?? .window }

  func image(_ call: ElementCall) -> BusReply {
    let rect: [BusValue] = BusValue.rect(call.window.frame(of: call.node, in: space(call.arguments, 0)))
    switch call.method {
    case "GetImageExtents": return .value(.tuple(rect))
    case "GetImagePosition": return .values(Array(rect.prefix(2)))
    case "GetImageSize": return .values(Array(rect.suffix(2)))
    default: return .unknownMethod
    }
  }
}
