import CoreGraphics
import Foundation
import UIFoundation

/// The words, traits and elements that a responder gives to assistive technologies.
@MainActor
final class AccessibilityStatement {
  var isElement: Bool = false
  var label: String?
  var hint: String?
  var value: String?
  /// The words with attributes, where they were set so; they are the same words.
  var attributedLabel: NSAttributedString?
  var attributedHint: NSAttributedString?
  var attributedValue: NSAttributedString?
  var attributedInputLabels: [NSAttributedString]?
  /// In the window's space.
  var activationPoint: CGPoint?
  /// On the screen.
  var frame: CGRect?
  var path: UIBezierPath?
  var language: String?
  var ignoresInvertColors: Bool = false
  var headerElements: [Any]?
  var navigationStyle: UIAccessibilityNavigationStyle = .automatic
  var textualContext: UIAccessibilityTextualContext?
  var directTouchOptions: UIAccessibility.DirectTouchOptions = []
  var dragSources: [UIAccessibilityLocationDescriptor]?
  var dropPoints: [UIAccessibilityLocationDescriptor]?
  var traits: UIAccessibilityTraits = .none
  var identifier: String?
  var hidesElements: Bool = false
  var isModal: Bool = false
  var groupsChildren: Bool = false
  var customActions: [UIAccessibilityCustomAction]?
  var customRotors: [UIAccessibilityCustomRotor]?
  var inputLabels: [String]?
  var respondsToUserInteraction: Bool?
  var elements: [Any]?
  var automationElements: [Any]?
  var containerType: UIAccessibilityContainerType = .none
  /// The place among the elements of a view around.
  var listedPriority: Double?
  var isUnlisted: Bool = false
  /// The closures that answer in place of the values.
  var blocks = AccessibilityBlocks()
}
