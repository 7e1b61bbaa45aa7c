import AccessibilityTree
import CoreGraphics

// What each modifier attaches, for both families of modifiers: on any view, and on one that has attachments.

extension AccessibilityAttachmentModifier {
  package init(_ change: @escaping Change) {
    self.init(changes: [change])
  }

  static func label(_ text: Text) -> Self { Self { $0.label = text.string(in: $1) } }
  static func value(_ text: Text) -> Self { Self { $0.value = text.string(in: $1) } }
  static func hint(_ text: Text) -> Self { Self { $0.hint = text.string(in: $1) } }
  static func identifier(_ name: String) -> Self { Self { properties, _ in properties.identifier = name } }

  static func inputLabels(_ texts: [Text]) -> Self {
    Self { properties, environment in properties.inputLabels = texts.map { $0.string(in: environment) } }
  }

  static func hidden(_ isHidden: Bool) -> Self { Self { properties, _ in properties.isHidden = isHidden } }
  static func adding(_ traits: AccessibilityTraits) -> Self { Self { properties, _ in properties.traits = traits.set } }

  static func removing(_ traits: AccessibilityTraits) -> Self {
    Self { properties, _ in properties.removedTraits = traits.set }
  }

  static func heading(_ level: AccessibilityHeadingLevel) -> Self {
    Self { properties, _ in properties.headingLevel = level.number }
  }

  static func sortPriority(_ priority: Double) -> Self {
    Self { properties, _ in properties.sortPriority = priority }
  }

  static func responding(_ responds: Bool) -> Self {
    Self { properties, _ in properties.respondsToUserInteraction = responds }
  }

  static func textContentType(_ type: AccessibilityTextContentType) -> Self {
    Self { properties, _ in properties.textContentType = type.kind }
  }

  static func directTouch(_ isActive: Bool, _ options: AccessibilityDirectTouchOptions) -> Self {
    Self { properties, _ in
      properties.directTouch = AccessibilityDirectTouch(
        isActive: isActive, isSilent: options.contains(.silentOnTouch),
        requiresActivation: options.contains(.requiresActivation))
      if isActive {
        properties.traits = .allowsDirectInteraction
      } else {
        properties.removedTraits = .allowsDirectInteraction
      }
    }
  }

  static func activation(at point: AccessibilityActivationPoint) -> Self {
    Self { properties, _ in properties.activationPoint = point }
  }

  static func scrollStatus(_ text: Text) -> Self { Self { $0.scrollStatus = text.string(in: $1) } }

  static func dragPoint(_ point: UnitPoint, _ description: Text) -> Self {
    Self { $0.dragPoints = [point.described(description.string(in: $1))] }
  }

  static func dropPoint(_ point: UnitPoint, _ description: Text) -> Self {
    Self { $0.dropPoints = [point.described(description.string(in: $1))] }
  }

  static func content(
    _ key: AccessibilityCustomContentKey, _ value: Text?, _ importance: AXCustomContent.Importance
  ) -> Self {
    Self { properties, environment in
      let label: String = key.label.string(in: environment)
      properties.content = [
        AccessibilityContent(
          label, value: value?.string(in: environment), importance: importance.level, key: key.id ?? label)
      ]
    }
  }

  static func content(_ label: Text, _ value: Text, _ importance: AXCustomContent.Importance) -> Self {
    content(AccessibilityCustomContentKey(label), value, importance)
  }
}

extension UnitPoint {
  var fraction: AccessibilityActivationPoint { .fraction(x: Double(x), y: Double(y)) }

  fileprivate func described(_ description: String) -> AccessibilityDescribedPoint {
    AccessibilityDescribedPoint(x: Double(x), y: Double(y), description: description)
  }
}
