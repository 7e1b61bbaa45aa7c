import AccessibilityTree
import CoreGraphics
import Foundation
import UIFoundation

extension UIResponder {
  /// The rectangle on the screen where nothing else is said: the bounds of a view; zero for what has no place.
  var standardSpokenFrame: CGRect { (self as? UIView).map { $0.convert($0.bounds, to: nil) } ?? .zero }

  /// Says the language, the kind of text, the headers and the points for dragging, as far as they were said.
  func speakDetails(_ properties: inout AccessibilityProperties) {
    if let language = accessibilityLanguage, !language.isEmpty {
      var style: AccessibilitySpeechStyle = properties.speech ?? AccessibilitySpeechStyle()
      style.language = language
      properties.speech = style
    }
    if let context = accessibilityTextualContext { properties.textContentType = context.kind ?? .plain }
    if accessibilityTraits.contains(.allowsDirectInteraction) {
      let options: UIAccessibility.DirectTouchOptions = accessibilityDirectTouchOptions
      properties.directTouch = AccessibilityDirectTouch(
        isActive: true, isSilent: options.contains(.silentOnTouch),
        requiresActivation: options.contains(.requiresActivation))
    }
    if let page = (self as? any UIAccessibilityReadingContent)?.spokenPage {
      if properties.value == nil { properties.value = page }
      if properties.textContentType == nil { properties.textContentType = .narrative }
    }
    if let headers = headerWords {
      properties.content.append(
        AccessibilityContent("", value: headers, importance: .high, key: "accessibilityHeaderElements"))
    }
    guard let view = self as? UIView ?? (self as? UIAccessibilityElement)?.view else { return }
    properties.dragPoints = (accessibilityDragSourceDescriptors ?? []).compactMap { $0.described(in: view) }
    properties.dropPoints = (accessibilityDropPointDescriptors ?? []).compactMap { $0.described(in: view) }
  }

  /// What the header elements are called; nil for none.
  var headerWords: String? {
    let words: [String] = (accessibilityHeaderElements ?? []).compactMap { header in
      header as? String ?? (header as? UIResponder)?.accessibilityLabel
    }
    let spoken: [String] = words.filter { !$0.isEmpty }
    return spoken.isEmpty ? nil : spoken.joined(separator: ", ")
  }
}

extension UIView {
  /// Maps the rectangle that the view takes up to the one in which assistive technologies find it; the identity for most views.
  ///
  /// A rectangle on the screen is the view's own as long as nothing moves. The node that asks comes to depend on the places of the views
  /// around, so that a rectangle which was set stays where it is on the screen, and one that an override works out goes along.
  var spokenShift: CGAffineTransform {
    guard isAccessibilityElement || (makeContent != nil && self is UIControl), let wanted = ownSpokenFrame else {
      return .identity
    }
    var outer: UIView? = self
    while let view = outer {
      _ = view.observedBounds
      outer = view.superview
    }
    let local: CGRect = convert(wanted, from: nil).offsetBy(dx: -bounds.minX, dy: -bounds.minY)
    let size: CGSize = bounds.size
    guard size.width > 0, size.height > 0 else {
      return CGAffineTransform(translationX: local.minX, y: local.minY)
    }
    return CGAffineTransform(
      a: local.width / size.width, b: 0, c: 0, d: local.height / size.height, tx: local.minX, ty: local.minY)
  }

  /// The rectangle on the screen that was set or that an override gives, or the one around the path; nil where the view is found
  /// where it is seen.
  private var ownSpokenFrame: CGRect? {
    let asked: CGRect = accessibilityFrame
    if asked != standardSpokenFrame { return asked }
    return accessibilityPath?.bounds
  }
}
