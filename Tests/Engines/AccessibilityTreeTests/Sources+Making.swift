import CoreGraphics

@testable import AccessibilityTree

/// Builds source trees the way the view layer does, with ids counted from 1.
final class SourceFactory {
  private var lastID: UInt64 = 0

  func source(
    _ kind: AccessibilitySource.Kind, _ frame: CGRect = .zero, _ children: [AccessibilitySource] = [],
    behavior: AccessibilitySource.ChildBehavior? = nil,
    _ configure: (inout AccessibilityProperties) -> Void = { _ in }
  ) -> AccessibilitySource {
    lastID += 1
    let source: AccessibilitySource = AccessibilitySource(id: lastID, kind: kind)
    source.origin = frame.origin
    source.bounds.size = frame.size
    source.childBehavior = behavior
    source.children = children
    configure(&source.properties)
    return source
  }

  func window(_ children: [AccessibilitySource]) -> AccessibilitySource {
    source(.container, CGRect(x: 0, y: 0, width: 393, height: 852), children)
  }

  /// A text at x, y, 80 points wide and 20 high.
  func text(
    _ label: String, _ x: CGFloat = 0, _ y: CGFloat = 0,
    _ configure: (inout AccessibilityProperties) -> Void = { _ in }
  ) -> AccessibilitySource {
    source(.element, CGRect(x: x, y: y, width: 80, height: 20)) { properties in
      properties = AccessibilityProperties(role: .text, label: label, traits: .isStaticText)
      configure(&properties)
    }
  }

  func button(
    _ label: String, _ x: CGFloat = 0, _ y: CGFloat = 0,
    _ configure: (inout AccessibilityProperties) -> Void = { _ in }
  ) -> AccessibilitySource {
    source(.element, CGRect(x: x, y: y, width: 80, height: 44)) { properties in
      properties = AccessibilityProperties(role: .button, label: label, traits: .isButton)
      properties.actions = [AccessibilityAction(.activate)]
      configure(&properties)
    }
  }

  func image(_ label: String, _ x: CGFloat = 0, _ y: CGFloat = 0) -> AccessibilitySource {
    source(.element, CGRect(x: x, y: y, width: 20, height: 20)) { properties in
      properties = AccessibilityProperties(role: .image, label: label, traits: .isImage)
    }
  }

  /// A transparent group, as a stack makes one when modifiers are attached to it.
  func group(
    _ children: [AccessibilitySource], behavior: AccessibilitySource.ChildBehavior? = nil,
    frame: CGRect = CGRect(x: 0, y: 0, width: 393, height: 100),
    _ configure: (inout AccessibilityProperties) -> Void = { _ in }
  ) -> AccessibilitySource {
    source(.transparent, frame, children, behavior: behavior, configure)
  }
}

extension AccessibilitySource {
  // Here because a file that imports both Testing and CoreGraphics asks the toolchain for an overlay of Apple's.
  func scale(by factor: CGFloat) {
    transform = CGAffineTransform(scaleX: factor, y: factor)
  }
}

/// The labels of the elements in reading order.
func labels(_ tree: AccessibilityTree) -> [String] {
  tree.elements().map(\.label)
}

func resolved(_ root: AccessibilitySource, order: AccessibilityOrder = .phone) -> AccessibilityTree {
  let tree: AccessibilityTree = AccessibilityResolver.fullTree(of: root, order: order)
  return tree
}

/// The only element of a window that holds `sources`.
func onlyElement(_ make: SourceFactory, _ sources: [AccessibilitySource]) -> AccessibilityNode? {
  let elements: [AccessibilityNode] = resolved(make.window(sources)).elements()
  return elements.count == 1 ? elements.first : nil
}
