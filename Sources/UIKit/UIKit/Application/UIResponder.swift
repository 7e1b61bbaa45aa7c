import CoreGraphics
import Foundation
import FoundationGaps
import Selectors
import UIFoundation

/// Something that events and actions are sent to. What one does not take goes to the next one.
///
/// Keys go to the responder that has the keyboard, or, where none has it, to the controllers that are seen: first the key
/// commands from there on, then presses, then what the key does in texts and controls.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  @MainActor @preconcurrency public override init() { super.init() }

  /// Called after a nib was read: never, because none is.
  open func awakeFromNib() {}
  /// Called by Interface Builder, which does not show views of this framework.
  open func prepareForInterfaceBuilder() {}

  /// Asked after this one; nil at the end.
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// Whether the responder may get the keyboard. False by default.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the responder may lose the keyboard. True by default.
  open var canResignFirstResponder: Bool { true }
  /// Whether the responder has the keyboard.
  open var isFirstResponder: Bool { FirstResponder.holds(self) }

  /// Asks for the keyboard; false where the responder, or the one that has the keyboard, refuses.
  @discardableResult
  open func becomeFirstResponder() -> Bool { FirstResponder.move(to: self) }

  /// Gives the keyboard up; false where the responder refuses.
  @discardableResult
  open func resignFirstResponder() -> Bool { FirstResponder.resign(self) }

  /// What a responder shows at the lower edge of the window while it has the keyboard, and above that. Nil by default.
  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }
  /// Owns what is shown there in place of `inputView` and `inputAccessoryView`. Nil by default.
  open var inputViewController: UIInputViewController? { nil }
  open var inputAccessoryViewController: UIInputViewController? { nil }
  /// The language in which the person writes: the first that the person prefers, since no host tells that of the keyboard.
  open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }
  /// Shows the responder's views for typing anew, where it has the keyboard.
  open func reloadInputViews() { InputPanel.reload(self) }
  /// A name under which the choice of a keyboard is kept; nil, the default, for none. A desktop shows no keyboard.
  open var textInputContextIdentifier: String? { nil }
  /// Forgets the choice of a keyboard under a name; none is kept.
  open class func clearTextInputContextIdentifier(_ identifier: String) {}
  /// Which gestures of three fingers edit; hosts have none of these.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

  /// A button of a headset or of the lock screen was pressed: no host tells of these, so that nobody calls it.
  open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

  // MARK: Activities

  /// What the person does here, so that it can be gone on with later; nil, the default, for nothing. It becomes current when it
  /// is set. Several responders may have one activity.
  open var userActivity: NSUserActivity? { didSet { userActivityDidChange(from: oldValue) } }
  /// Brings the activity up to date, whose `userInfo` is empty: called before it is read where `needsSave` was set.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Shows what an activity tells of: for responders that the delegate gives the handler when the program goes on with one.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  // MARK: Observing

  /// A property changed that the responder observes by a string. By default that is a mistake, of which a message tells.
  nonisolated open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    reportUnexpectedChange(of: keyPath, object)
  }

  /// The responder got the keyboard, or lost it.
  func firstResponderDidChange(_ isFirst: Bool) {}

  // MARK: Touches

  /// Fingers or the pointer went down on the responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  /// A gesture has taken the touches, or the window lost them.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Properties of touches that were guesses are known: no host tells any later, so that nobody calls it.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    next?.touchesEstimatedPropertiesUpdated(touches)
  }

  // MARK: Keys

  /// A key went down, and no key command and no shortcut took it. What a responder does not pass on by `super` reaches neither
  /// the responders after it nor the text or control that has the keyboard. A key that is held begins once.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if let next { next.pressesBegan(presses, with: event) } else { event?.isPassedOn = true }
  }
  /// A key is pressed harder: no keyboard tells, so nobody calls it.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if let next { next.pressesChanged(presses, with: event) } else { event?.isPassedOn = true }
  }
  /// A key came up.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if let next { next.pressesEnded(presses, with: event) } else { event?.isPassedOn = true }
  }
  /// The window lost the keyboard while the key was down.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if let next { next.pressesCancelled(presses, with: event) } else { event?.isPassedOn = true }
  }

  /// Keys that perform actions while the responder is in the chain of the one that has the keyboard. Nil by default.
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: Menus

  /// Adds to the menus of the program, and takes from them. The application and its delegate are asked; overrides call `super`.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// Says how a command that the responder would perform is shown: its title, state and attributes can be changed.
  open func validate(_ command: UICommand) {}

  // MARK: Pasting

  /// The types that the responder takes from the clipboard; nil, the default, for none.
  open var pasteConfiguration: UIPasteConfiguration? {
    get { transfers?.paste }
    set { ownTransfers.paste = newValue }
  }
  /// Takes items of the clipboard. By default nothing happens.
  open func paste(itemProviders: [NSItemProvider]) {}
  /// Whether the responder takes items: by default those of the types of its configuration.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { pasteConfiguration?.accepts(itemProviders) ?? false }

  /// What is handed over by the responder; nil until a program says something of that.
  final var transfers: ResponderTransfers?

  // MARK: Undo

  /// What keeps how changes are taken back: that of the next responder by default, and in the end the one of the window. The keys for
  /// undoing and doing again go to the one of the responder that has the keyboard; a view with a text of its own registers what
  /// people write there.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: Motion

  // A desktop is not shaken: no host begins a motion. Programs may call these.

  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionBegan(motion, with: event) }
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionEnded(motion, with: event) }
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  // MARK: Accessibility

  /// The responder's words, traits and elements for assistive technologies; nil until the first of them is set.
  final var statement: AccessibilityStatement?

  /// Changes what the responder says.
  final func state<Value>(_ path: WritableKeyPath<AccessibilityStatement, Value>, _ value: Value) {
    if statement == nil { statement = AccessibilityStatement() }
    statement?[keyPath: path] = value
    statementDidChange()
  }

  /// The responder says something else now.
  func statementDidChange() {}

  /// Whether this is one element for assistive technologies, which then find nothing inside. False by default.
  open var isAccessibilityElement: Bool {
    get { statement?.blocks.isElement?() ?? statement?.isElement ?? false }
    set { state(\.isElement, newValue) }
  }
  /// The name that is spoken.
  open var accessibilityLabel: String? {
    get { statement?.blocks.spokenLabel.map { $0() } ?? statement?.label }
    set {
      statement?.attributedLabel = nil
      state(\.label, newValue)
    }
  }
  /// The outcome of using this, spoken last.
  open var accessibilityHint: String? {
    get { statement?.blocks.spokenHint.map { $0() } ?? statement?.hint }
    set {
      statement?.attributedHint = nil
      state(\.hint, newValue)
    }
  }
  /// The present value, spoken after the name.
  open var accessibilityValue: String? {
    get { statement?.blocks.spokenValue.map { $0() } ?? statement?.value }
    set {
      statement?.attributedValue = nil
      state(\.value, newValue)
    }
  }
  /// The kind and state of this. None by default.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { statement?.blocks.traits?() ?? statement?.traits ?? .none }
    set { state(\.traits, newValue) }
  }
  /// A name for tests, which nobody hears.
  open var accessibilityIdentifier: String? {
    get { statement?.blocks.identifier.map { $0() } ?? statement?.identifier }
    set { state(\.identifier, newValue) }
  }
  /// Whether assistive technologies find neither this nor anything inside.
  open var accessibilityElementsHidden: Bool {
    get { statement?.blocks.hidesElements?() ?? statement?.hidesElements ?? false }
    set { state(\.hidesElements, newValue) }
  }
  /// Whether assistive technologies find nothing beside this.
  open var accessibilityViewIsModal: Bool {
    get { statement?.blocks.isModal?() ?? statement?.isModal ?? false }
    set { state(\.isModal, newValue) }
  }
  /// Whether what is inside is read before what is beside this.
  open var shouldGroupAccessibilityChildren: Bool {
    get { statement?.blocks.groupsChildren?() ?? statement?.groupsChildren ?? false }
    set { state(\.groupsChildren, newValue) }
  }
  /// Actions that are offered beside the usual ones.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { statement?.blocks.customActions.map { $0() } ?? statement?.customActions }
    set { state(\.customActions, newValue) }
  }
  /// Ways through elements that belong together.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { statement?.blocks.customRotors.map { $0() } ?? statement?.customRotors }
    set { state(\.customRotors, newValue) }
  }
  /// Names by which Voice Control finds this; the label where there are none.
  open var accessibilityUserInputLabels: [String]! {
    get {
      statement?.blocks.spokenInputLabels.map { $0() } ?? statement?.inputLabels ?? accessibilityLabel.map { [$0] }
        ?? []
    }
    set {
      statement?.attributedInputLabels = nil
      state(\.inputLabels, newValue)
    }
  }
  /// The name with attributes, which say nothing to the screen readers of a desktop; setting it sets the name.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { attributed(statement?.blocks.attributedLabel, statement?.attributedLabel, accessibilityLabel) }
    set {
      accessibilityLabel = newValue?.string
      statement?.attributedLabel = newValue
    }
  }
  /// The same for the hint.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { attributed(statement?.blocks.attributedHint, statement?.attributedHint, accessibilityHint) }
    set {
      accessibilityHint = newValue?.string
      statement?.attributedHint = newValue
    }
  }
  /// The same for the value.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { attributed(statement?.blocks.attributedValue, statement?.attributedValue, accessibilityValue) }
    set {
      accessibilityValue = newValue?.string
      statement?.attributedValue = newValue
    }
  }
  /// The same for the names by which Voice Control finds this.
  open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get {
      statement?.blocks.attributedInputLabels.flatMap { $0() } ?? statement?.attributedInputLabels
        ?? accessibilityUserInputLabels.map { NSAttributedString(string: $0) }
    }
    set {
      accessibilityUserInputLabels = newValue?.map(\.string)
      statement?.attributedInputLabels = newValue
    }
  }
  /// Where assistive technologies find this, in points of the screen, which begins where the window does here. By default it is the
  /// rectangle of a view, and zero for what is no view. A rectangle that was set stays where it is when the view moves; an override
  /// that works it out by `UIAccessibility.convertToScreenCoordinates(_:in:)` goes along with the view.
  open var accessibilityFrame: CGRect {
    get { statement?.blocks.frame?() ?? statement?.frame ?? standardSpokenFrame }
    set { state(\.frame, newValue) }
  }
  /// The outline of this, in points of the screen; nil, the default, for the rectangle. What has no rectangle of its own is found in
  /// the one around the path.
  open var accessibilityPath: UIBezierPath? {
    get { statement?.blocks.path.map { $0() } ?? statement?.path }
    set { state(\.path, newValue?.copy() as? UIBezierPath) }
  }
  /// The language in which the words are spoken, such as "de-CH"; nil, the default, for that of the person.
  open var accessibilityLanguage: String? {
    get { statement?.blocks.language.map { $0() } ?? statement?.language }
    set { state(\.language, newValue) }
  }
  /// Elements that say what this is about. Their labels are read after its own words, and before a container's elements.
  open var accessibilityHeaderElements: [Any]? {
    get { statement?.blocks.headerElements.map { $0() } ?? statement?.headerElements }
    set { state(\.headerElements, newValue) }
  }
  /// Whether switches and keys go through what is inside as through a group. `automatic` by default.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { statement?.blocks.navigationStyle?() ?? statement?.navigationStyle ?? .automatic }
    set { state(\.navigationStyle, newValue) }
  }
  /// The kind of the text; nil by default.
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { statement?.blocks.textualContext.map { $0() } ?? statement?.textualContext }
    set { state(\.textualContext, newValue) }
  }
  /// How touches come to this, where it has the trait `allowsDirectInteraction`. None by default.
  open var accessibilityDirectTouchOptions: UIAccessibility.DirectTouchOptions {
    get { statement?.directTouchOptions ?? [] }
    set { state(\.directTouchOptions, newValue) }
  }
  /// The points at which assistive technologies begin drags; nil by default.
  open var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
    get { statement?.dragSources }
    set { state(\.dragSources, newValue) }
  }
  /// The points at which assistive technologies end drops; nil by default.
  open var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
    get { statement?.dropPoints }
    set { state(\.dropPoints, newValue) }
  }
  /// The point that a tap of an assistive technology falls on, in the window: the middle by default.
  open var accessibilityActivationPoint: CGPoint {
    get { statement?.blocks.activationPoint?() ?? statement?.activationPoint ?? spokenMiddle }
    set { state(\.activationPoint, newValue) }
  }
  /// Whether people can operate this; nil where its traits and actions tell.
  open var accessibilityRespondsToUserInteraction: Bool {
    get {
      if let answer = statement?.blocks.responds { return answer() }
      let operable: UIAccessibilityTraits = [.button, .link, .adjustable]
      return statement?.respondsToUserInteraction ?? !accessibilityTraits.isDisjoint(with: operable)
    }
    set { state(\.respondsToUserInteraction, newValue) }
  }
  /// The elements inside, in the order in which they are read: views inside, and objects that stand for what is drawn. Nil by
  /// default: the views inside say what they are.
  open var accessibilityElements: [Any]? {
    get { statement?.blocks.elements.map { $0() } ?? statement?.elements }
    set {
      state(\.elements, newValue)
      (self as? UIView)?.listViews(newValue)
    }
  }
  /// The elements for tests; those for assistive technologies by default.
  open var automationElements: [Any]? {
    get { statement?.blocks.automationElements.map { $0() } ?? statement?.automationElements ?? accessibilityElements }
    set { state(\.automationElements, newValue) }
  }
  /// How many elements are inside; overrides may count what `accessibilityElement(at:)` makes.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// An element inside by its place in the order of reading; nil where there is none.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
  /// The place of an element in the order of reading; `NSNotFound` for others.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }
  /// The kind of what is inside, for technologies that tell it. None by default.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { statement?.blocks.containerType?() ?? statement?.containerType ?? .none }
    set { state(\.containerType, newValue) }
  }

  /// An assistive technology uses this; false where it did nothing.
  open func accessibilityActivate() -> Bool { statement?.blocks.activate?() ?? false }
  /// An assistive technology raises the value of something with the trait `adjustable`.
  open func accessibilityIncrement() { statement?.blocks.increment?() }
  /// An assistive technology lowers that value.
  open func accessibilityDecrement() { statement?.blocks.decrement?() }
  /// An assistive technology scrolls: the element under its cursor is asked first, then the responders after it, until one
  /// returns true. False where that means nothing here.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// An assistive technology leaves what is shown: the responders from the element under its cursor on are asked until one
  /// returns true. False where that means nothing here.
  open func accessibilityPerformEscape() -> Bool { statement?.blocks.escape?() ?? false }
  /// The most important action, such as to take a call: the responders from the element under the cursor on are asked until
  /// one returns true. False where there is none.
  open func accessibilityPerformMagicTap() -> Bool { statement?.blocks.magicTap?() ?? false }

  /// The cursor of an assistive technology came here. Overrides call `super`.
  open func accessibilityElementDidBecomeFocused() {}
  /// The cursor of an assistive technology left this.
  open func accessibilityElementDidLoseFocus() {}
  /// Whether the cursor of an assistive technology is here.
  open func accessibilityElementIsFocused() -> Bool {
    let service: SpokenResponders? = (self as? UIView ?? (self as? UIAccessibilityElement)?.view)?.layoutRoot?.graph?
      .existingService(SpokenResponders.self)
    return service?.focused === self
  }

  // MARK: Actions

  /// Whether the responder performs an action. By default it does, if it has the action's method; of the standard edit actions,
  /// whose methods every responder has, it performs none.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    !FurtherEditAction.allNames.contains(action.description) && action.isMethod(of: self)
  }

  // By default a responder passes edit actions on, which only those get that say they perform them.

  open func cut(_ sender: Any?) { next?.cut(sender) }
  open func copy(_ sender: Any?) { next?.copy(sender) }
  open func paste(_ sender: Any?) { next?.paste(sender) }
  open func select(_ sender: Any?) { next?.select(sender) }
  open func selectAll(_ sender: Any?) { next?.selectAll(sender) }
  open func delete(_ sender: Any?) { next?.delete(sender) }
  open func duplicate(_ sender: Any?) { next?.duplicate(sender) }
  open func move(_ sender: Any?) { next?.move(sender) }
  open func rename(_ sender: Any?) { next?.rename(sender) }
  open func export(_ sender: Any?) { next?.export(sender) }
  open func printContent(_ sender: Any?) { next?.printContent(sender) }
  open func pasteAndMatchStyle(_ sender: Any?) { next?.pasteAndMatchStyle(sender) }
  open func pasteAndGo(_ sender: Any?) { next?.pasteAndGo(sender) }
  open func pasteAndSearch(_ sender: Any?) { next?.pasteAndSearch(sender) }
  open func newFromPasteboard(_ sender: Any?) { next?.newFromPasteboard(sender) }
  open func find(_ sender: Any?) { next?.find(sender) }
  open func findAndReplace(_ sender: Any?) { next?.findAndReplace(sender) }
  open func findNext(_ sender: Any?) { next?.findNext(sender) }
  open func findPrevious(_ sender: Any?) { next?.findPrevious(sender) }
  open func useSelectionForFind(_ sender: Any?) { next?.useSelectionForFind(sender) }
  open func toggleBoldface(_ sender: Any?) { next?.toggleBoldface(sender) }
  open func toggleItalics(_ sender: Any?) { next?.toggleItalics(sender) }
  open func toggleUnderline(_ sender: Any?) { next?.toggleUnderline(sender) }
  open func increaseSize(_ sender: Any?) { next?.increaseSize(sender) }
  open func decreaseSize(_ sender: Any?) { next?.decreaseSize(sender) }
  open func alignLeft(_ sender: Any?) { next?.alignLeft(sender) }
  open func alignCenter(_ sender: Any?) { next?.alignCenter(sender) }
  open func alignJustified(_ sender: Any?) { next?.alignJustified(sender) }
  open func alignRight(_ sender: Any?) { next?.alignRight(sender) }
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) { next?.makeTextWritingDirectionLeftToRight(sender) }
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) { next?.makeTextWritingDirectionRightToLeft(sender) }
  open func toggleSidebar(_ sender: Any?) { next?.toggleSidebar(sender) }
  open func toggleInspector(_ sender: Any?) { next?.toggleInspector(sender) }
  open func performClose(_ sender: Any?) { next?.performClose(sender) }
  open func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) { next?.updateTextAttributes(conversionHandler: conversionHandler) }

  /// Gives the elements of a place in a menu that was made by `UIDeferredMenuElement.usingFocus(identifier:shouldCacheItems:)`.
  /// The responders from the one that has the keyboard on are asked; nil, the default, for none.
  open func provider(for deferredElement: UIDeferredMenuElement) -> UIDeferredMenuElement.Provider? { nil }

  /// The first responder from this one on that performs an action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    var responder: UIResponder? = self
    while let candidate = responder {
      if candidate.canPerformAction(action, withSender: sender) { return candidate }
      responder = candidate.next
    }
    return nil
  }
}

/// Which gestures of three fingers edit.
public enum UIEditingInteractionConfiguration: Int, Sendable {
  case none = 0
  case `default` = 1
}

// A desktop shows no keyboard on the screen: these are posted for the views that responders show in place of one.
extension UIResponder {
  public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  public nonisolated static let keyboardFrameBeginUserInfoKey: String = "UIKeyboardFrameBeginUserInfoKey"
  public nonisolated static let keyboardFrameEndUserInfoKey: String = "UIKeyboardFrameEndUserInfoKey"
  public nonisolated static let keyboardAnimationDurationUserInfoKey: String = "UIKeyboardAnimationDurationUserInfoKey"
  public nonisolated static let keyboardAnimationCurveUserInfoKey: String = "UIKeyboardAnimationCurveUserInfoKey"
  public nonisolated static let keyboardIsLocalUserInfoKey: String = "UIKeyboardIsLocalUserInfoKey"
}
