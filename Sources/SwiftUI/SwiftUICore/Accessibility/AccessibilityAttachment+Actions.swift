import AccessibilityTree
import CoreGraphics

extension AccessibilityAttachmentModifier {
  static func action(_ kind: AccessibilityActionKind, _ handler: @escaping () -> Void) -> Self {
    Self(actions: [Action(kind: kind, handler: { _ in handler() })])
  }

  static func adjusting(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void) -> Self {
    var attachment = Self { properties, _ in properties.traits = .isAdjustable }
    attachment.actions = [
      Action(kind: AccessibilityActionKind(code: .increment), handler: { _ in handler(.increment) }),
      Action(kind: AccessibilityActionKind(code: .decrement), handler: { _ in handler(.decrement) }),
    ]
    return attachment
  }

  static func scrolling(_ handler: @escaping (Edge) -> Void) -> Self {
    let kind = AccessibilityActionKind(code: .scroll)
    return Self(
      actions: [
        Action(kind: kind) { input in
          if case .edge(let edge) = input { handler(Edge(edge)) }
        }
      ])
  }

  static func zooming(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void) -> Self {
    let kind = AccessibilityActionKind(code: .zoom)
    return Self(
      actions: [
        Action(kind: kind) { input in
          guard case .zoom(let isIn, let place, let point) = input else { return }
          handler(
            AccessibilityZoomGestureAction(
              direction: isIn ? .zoomIn : .zoomOut, location: UnitPoint(x: place.x, y: place.y), point: point))
        }
      ])
  }
}

extension Edge {
  init(_ edge: AccessibilityEdge) {
    switch edge {
    case .top: self = .top
    case .leading: self = .leading
    case .bottom: self = .bottom
    case .trailing: self = .trailing
    }
  }
}
