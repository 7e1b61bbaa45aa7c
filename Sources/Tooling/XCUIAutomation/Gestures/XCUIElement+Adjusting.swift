import AccessibilityTree
import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import Testing

/// Sliders, wheels and actions.
extension XCUIElement {
  /// Drags the thumb of a slider to a part of its length.
  ///
  /// - Parameter normalizedSliderPosition: From 0 to 1.
  public func adjust(
    toNormalizedSliderPosition normalizedSliderPosition: CGFloat, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    press("adjust", sourceLocation) { window, point in
      let track: CGRect = frame
      let target: CGFloat = min(1, max(0, normalizedSliderPosition))
      // Wherever the thumb is: what it passes moves it along.
      for part in stride(from: CGFloat(0), through: 1, by: 0.05) {
        let before: String? = value as? String
        let start = CGPoint(x: track.minX + track.width * part, y: point.y)
        window.drag(from: start, to: CGPoint(x: track.minX + track.width * target, y: point.y))
        if value as? String != before || part == target { return }
      }
    }
  }

  /// Turns a wheel until it shows a value, a row at a time.
  public func adjust(toPickerWheelValue pickerWheelValue: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let window = application.window("adjust", sourceLocation) else { return }
    for action in [AccessibilityActionKind.increment, .decrement] {
      for _ in 0..<1000 {
        guard let element = require("adjust", sourceLocation) else { return }
        let before: String? = element.node.properties.value
        if before == pickerWheelValue { return }
        window.send(.accessibilityAction(element: element.id, action: action))
        if value as? String == before { break }
      }
    }
    sourceLocation.record(.other("adjust", "\(words) has no value \"\(pickerWheelValue)\""))
  }

  /// Performs an action of the element by its name, as assistive technologies do.
  ///
  /// - Parameter name: The name as it is spoken.
  public func performAccessibilityAction(named name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let window = application.window("perform \"\(name)\"", sourceLocation),
      let element = require("perform \"\(name)\"", sourceLocation)
    else { return }
    let known: [AccessibilityActionKind] = element.node.properties.actions.map(\.kind)
    guard let kind = known.first(where: { $0 == .named(name) }) else {
      let names: [String] = known.compactMap { if case .named(let name) = $0 { "\"\(name)\"" } else { nil } }
      let offered: String = names.isEmpty ? "it has none" : "it has \(names.joined(separator: ", "))"
      return sourceLocation.record(.other("perform \"\(name)\"", "\(element.line) has no such action; \(offered)"))
    }
    window.send(.accessibilityAction(element: element.id, action: kind))
  }
}
