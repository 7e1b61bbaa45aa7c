import CoreGraphics
import Foundation
import UIFoundation

// What the blocks of the accessibility protocol return.

public typealias AXStringReturnBlock = @MainActor () -> String?
public typealias AXStringArrayReturnBlock = @MainActor () -> [String]?
public typealias AXArrayReturnBlock = @MainActor () -> [Any]?
public typealias AXObjectReturnBlock = @MainActor () -> Any?
public typealias AXUITextInputReturnBlock = @MainActor () -> (any UITextInput)?
public typealias AXBoolReturnBlock = @MainActor () -> Bool
public typealias AXVoidReturnBlock = @MainActor () -> Void
public typealias AXTraitsReturnBlock = @MainActor () -> UIAccessibilityTraits
public typealias AXContainerTypeReturnBlock = @MainActor () -> UIAccessibilityContainerType
public typealias AXCustomActionsReturnBlock = @MainActor () -> [UIAccessibilityCustomAction]?
public typealias AXCustomRotorsReturnBlock = @MainActor () -> [UIAccessibilityCustomRotor]?
public typealias AXAttributedStringReturnBlock = @MainActor () -> NSAttributedString?
public typealias AXAttributedStringArrayReturnBlock = @MainActor () -> [NSAttributedString]?
public typealias AXPointReturnBlock = @MainActor () -> CGPoint
public typealias AXRectReturnBlock = @MainActor () -> CGRect
public typealias AXPathReturnBlock = @MainActor () -> UIBezierPath?
public typealias AXNavigationStyleReturnBlock = @MainActor () -> UIAccessibilityNavigationStyle
public typealias AXTextualContextReturnBlock = @MainActor () -> UIAccessibilityTextualContext?

/// The closures that answer for a responder in place of its properties and methods.
@MainActor
struct AccessibilityBlocks {
  var isElement: AXBoolReturnBlock?
  var label: AXStringReturnBlock?
  var value: AXStringReturnBlock?
  var hint: AXStringReturnBlock?
  var traits: AXTraitsReturnBlock?
  var identifier: AXStringReturnBlock?
  var hidesElements: AXBoolReturnBlock?
  var isModal: AXBoolReturnBlock?
  var groupsChildren: AXBoolReturnBlock?
  var responds: AXBoolReturnBlock?
  var inputLabels: AXStringArrayReturnBlock?
  var elements: AXArrayReturnBlock?
  var automationElements: AXArrayReturnBlock?
  var containerType: AXContainerTypeReturnBlock?
  var customActions: AXCustomActionsReturnBlock?
  var customRotors: AXCustomRotorsReturnBlock?
  var activate: AXBoolReturnBlock?
  var increment: AXVoidReturnBlock?
  var decrement: AXVoidReturnBlock?
  var escape: AXBoolReturnBlock?
  var magicTap: AXBoolReturnBlock?
  var attributedLabel: AXAttributedStringReturnBlock?
  var attributedValue: AXAttributedStringReturnBlock?
  var attributedHint: AXAttributedStringReturnBlock?
  var attributedInputLabels: AXAttributedStringArrayReturnBlock?
  var activationPoint: AXPointReturnBlock?
  var frame: AXRectReturnBlock?
  var path: AXPathReturnBlock?
  var language: AXStringReturnBlock?
  var headerElements: AXArrayReturnBlock?
  var navigationStyle: AXNavigationStyleReturnBlock?
  var textualContext: AXTextualContextReturnBlock?

  // Words with attributes go before those without.

  var spokenLabel: AXStringReturnBlock? { attributedLabel.map { block in { block()?.string } } ?? label }
  var spokenValue: AXStringReturnBlock? { attributedValue.map { block in { block()?.string } } ?? value }
  var spokenHint: AXStringReturnBlock? { attributedHint.map { block in { block()?.string } } ?? hint }
  var spokenInputLabels: AXStringArrayReturnBlock? {
    attributedInputLabels.map { block in { block()?.map(\.string) } } ?? inputLabels
  }
}

/// Properties whose values closures give.
///
/// A closure goes before the value that was set, and behind a subclass's override. Assistive technologies ask it when the responder
/// says something new: after a change of any property of the protocol, after each of their actions on it, and after
/// `UIAccessibility.post(notification:argument:)` with `layoutChanged` or `screenChanged`.
///
/// ```swift
/// let meter = UIView()
/// meter.isAccessibilityElement = true
/// meter.accessibilityLabel = "Level"
/// let level = UIProgressView()
/// meter.accessibilityValueBlock = { [weak level] in level.map { "\(Int($0.progress * 100)) percent" } }
/// ```
extension UIResponder {
  /// Whether this is an element.
  public var isAccessibilityElementBlock: AXBoolReturnBlock? {
    get { statement?.blocks.isElement }
    set { setBlock(\.isElement, newValue) }
  }
  /// The name that is spoken.
  public var accessibilityLabelBlock: AXStringReturnBlock? {
    get { statement?.blocks.label }
    set { setBlock(\.label, newValue) }
  }
  /// The present value.
  public var accessibilityValueBlock: AXStringReturnBlock? {
    get { statement?.blocks.value }
    set { setBlock(\.value, newValue) }
  }
  /// The outcome of using this.
  public var accessibilityHintBlock: AXStringReturnBlock? {
    get { statement?.blocks.hint }
    set { setBlock(\.hint, newValue) }
  }
  /// The kind and state of this.
  public var accessibilityTraitsBlock: AXTraitsReturnBlock? {
    get { statement?.blocks.traits }
    set { setBlock(\.traits, newValue) }
  }
  /// A name for tests.
  public var accessibilityIdentifierBlock: AXStringReturnBlock? {
    get { statement?.blocks.identifier }
    set { setBlock(\.identifier, newValue) }
  }
  /// Whether nothing inside is found.
  public var accessibilityElementsHiddenBlock: AXBoolReturnBlock? {
    get { statement?.blocks.hidesElements }
    set { setBlock(\.hidesElements, newValue) }
  }
  /// Whether nothing beside this is found.
  public var accessibilityViewIsModalBlock: AXBoolReturnBlock? {
    get { statement?.blocks.isModal }
    set { setBlock(\.isModal, newValue) }
  }
  /// Whether what is inside is read together.
  public var accessibilityShouldGroupAccessibilityChildrenBlock: AXBoolReturnBlock? {
    get { statement?.blocks.groupsChildren }
    set { setBlock(\.groupsChildren, newValue) }
  }
  /// Whether people can operate this.
  public var accessibilityRespondsToUserInteractionBlock: AXBoolReturnBlock? {
    get { statement?.blocks.responds }
    set { setBlock(\.responds, newValue) }
  }
  /// Names by which Voice Control finds this.
  public var accessibilityUserInputLabelsBlock: AXStringArrayReturnBlock? {
    get { statement?.blocks.inputLabels }
    set { setBlock(\.inputLabels, newValue) }
  }
  /// The elements inside.
  public var accessibilityElementsBlock: AXArrayReturnBlock? {
    get { statement?.blocks.elements }
    set { setBlock(\.elements, newValue) }
  }
  /// The elements for tests.
  public var automationElementsBlock: AXArrayReturnBlock? {
    get { statement?.blocks.automationElements }
    set { setBlock(\.automationElements, newValue) }
  }
  /// The kind of what is inside.
  public var accessibilityContainerTypeBlock: AXContainerTypeReturnBlock? {
    get { statement?.blocks.containerType }
    set { setBlock(\.containerType, newValue) }
  }
  /// Actions beside the usual ones.
  public var accessibilityCustomActionsBlock: AXCustomActionsReturnBlock? {
    get { statement?.blocks.customActions }
    set { setBlock(\.customActions, newValue) }
  }
  /// Ways through elements that belong together.
  public var accessibilityCustomRotorsBlock: AXCustomRotorsReturnBlock? {
    get { statement?.blocks.customRotors }
    set { setBlock(\.customRotors, newValue) }
  }
  /// Use by an assistive technology.
  public var accessibilityActivateBlock: AXBoolReturnBlock? {
    get { statement?.blocks.activate }
    set { setBlock(\.activate, newValue) }
  }
  /// Raising the value.
  public var accessibilityIncrementBlock: AXVoidReturnBlock? {
    get { statement?.blocks.increment }
    set { setBlock(\.increment, newValue) }
  }
  /// Lowering the value.
  public var accessibilityDecrementBlock: AXVoidReturnBlock? {
    get { statement?.blocks.decrement }
    set { setBlock(\.decrement, newValue) }
  }
  /// Leaving what is shown.
  public var accessibilityPerformEscapeBlock: AXBoolReturnBlock? {
    get { statement?.blocks.escape }
    set { setBlock(\.escape, newValue) }
  }
  /// The most important action.
  public var accessibilityMagicTapBlock: AXBoolReturnBlock? {
    get { statement?.blocks.magicTap }
    set { setBlock(\.magicTap, newValue) }
  }

  /// The name with attributes, which goes before one without.
  public var accessibilityAttributedLabelBlock: AXAttributedStringReturnBlock? {
    get { statement?.blocks.attributedLabel }
    set { setBlock(\.attributedLabel, newValue) }
  }
  /// The value with attributes, which goes before one without.
  public var accessibilityAttributedValueBlock: AXAttributedStringReturnBlock? {
    get { statement?.blocks.attributedValue }
    set { setBlock(\.attributedValue, newValue) }
  }
  /// The hint with attributes, which goes before one without.
  public var accessibilityAttributedHintBlock: AXAttributedStringReturnBlock? {
    get { statement?.blocks.attributedHint }
    set { setBlock(\.attributedHint, newValue) }
  }
  /// Names with attributes by which Voice Control finds this; they go before those without.
  public var accessibilityAttributedUserInputLabelsBlock: AXAttributedStringArrayReturnBlock? {
    get { statement?.blocks.attributedInputLabels }
    set { setBlock(\.attributedInputLabels, newValue) }
  }
  /// The point of a tap, in the window.
  public var accessibilityActivationPointBlock: AXPointReturnBlock? {
    get { statement?.blocks.activationPoint }
    set { setBlock(\.activationPoint, newValue) }
  }

  /// The rectangle on the screen.
  public var accessibilityFrameBlock: AXRectReturnBlock? {
    get { statement?.blocks.frame }
    set { setBlock(\.frame, newValue) }
  }
  /// The outline on the screen.
  public var accessibilityPathBlock: AXPathReturnBlock? {
    get { statement?.blocks.path }
    set { setBlock(\.path, newValue) }
  }
  /// The language of the words.
  public var accessibilityLanguageBlock: AXStringReturnBlock? {
    get { statement?.blocks.language }
    set { setBlock(\.language, newValue) }
  }
  /// Elements that say what this is about.
  public var accessibilityHeaderElementsBlock: AXArrayReturnBlock? {
    get { statement?.blocks.headerElements }
    set { setBlock(\.headerElements, newValue) }
  }
  /// How switches and keys go through what is inside.
  public var accessibilityNavigationStyleBlock: AXNavigationStyleReturnBlock? {
    get { statement?.blocks.navigationStyle }
    set { setBlock(\.navigationStyle, newValue) }
  }
  /// The kind of the text.
  public var accessibilityTextualContextBlock: AXTextualContextReturnBlock? {
    get { statement?.blocks.textualContext }
    set { setBlock(\.textualContext, newValue) }
  }

  private func setBlock<Block>(_ path: WritableKeyPath<AccessibilityBlocks, Block?>, _ block: Block?) {
    if statement == nil { statement = AccessibilityStatement() }
    statement?.blocks[keyPath: path] = block
    AskedResponders.add(self)
    statementDidChange()
  }
}

/// The responders whose closures are asked again when the layout of a screen changed.
@MainActor
enum AskedResponders {
  private struct Weak { weak var responder: UIResponder? }
  private static var all: [ObjectIdentifier: Weak] = [:]

  static func add(_ responder: UIResponder) { all[ObjectIdentifier(responder)] = Weak(responder: responder) }

  static func askAgain() {
    all = all.filter { $0.value.responder != nil }
    for entry in all.values { entry.responder?.statementDidChange() }
  }
}
