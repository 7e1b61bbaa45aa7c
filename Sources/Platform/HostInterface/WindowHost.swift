import AccessibilityTree
import CoreGraphics
import DisplayList
import Foundation
import ImageEngine
import InputEngine
import TextEngine

/// What the view layer needs of a host (G9).
package protocol WindowHost: AnyObject {
  var shaper: any TextShaper { get }
  /// Called when something changed after a frame: the host asks for the next frame when it suits.
  func scheduleFrame()
  /// Called when an assistive technology is to say something that stands nowhere on the screen.
  func announce(_ announcement: AccessibilityAnnouncement)
  /// Opens an address in whatever program is there for it, and says later whether there is one.
  func open(_ url: URL, completion: @escaping (Bool) -> Void)
  /// Keeps a text for other programs to take: the clipboard.
  func copy(_ text: String)
  /// Gives the text of the clipboard, now or later; nil where there is none.
  func paste(_ completion: @escaping (String?) -> Void)
  /// Lets the program's loop go on until something has happened, a second at most. Nothing is evaluated meanwhile.
  func wait(until hasHappened: () -> Bool)
  /// Offers a text that was selected to a click of the middle button, where the desktop has such a selection.
  func offerSelection(_ text: String)
  /// Gives the text that was selected last in any program, now or later; nil where there is none.
  func takeSelection(_ completion: @escaping (String?) -> Void)
  /// Shows the pointer in a shape, from now on.
  func setPointerShape(_ shape: PointerShape)
  /// Shows a short explanation beside a rectangle of the window, or takes it away.
  func showHelp(_ text: String?, beside rect: CGRect)
  /// What an input method is to know of the text that has the focus; nil while none has it.
  func setTextInput(_ state: TextInputState?)
  /// The words of a language; nil where no dictionary for it is installed.
  func spellChecker(for locale: Locale) -> (any SpellChecking)?
  /// Where the state of the window's scene is kept; nil where nothing outlives the window.
  var sceneState: (any SceneStateStore)? { get }
  /// The date at which the host's clock began; by default the beginning of 2001 in Greenwich, so that runs are alike.
  var startDate: Date { get }
  /// Where the pictures of files come from.
  var images: ImageStore { get }
  /// Shows dialogs for files; nil where there are none.
  var fileDialogs: (any FileDialogHost)? { get }
  /// How things are dragged out of the window, and exchanged by the clipboard; nil where there is nobody to exchange with.
  var transfers: (any TransferHost)? { get }
}

extension WindowHost {
  package func open(_ url: URL, completion: @escaping (Bool) -> Void) { completion(false) }
  package func copy(_ text: String) {}
  package func paste(_ completion: @escaping (String?) -> Void) { completion(nil) }
  package func wait(until hasHappened: () -> Bool) {
    let end = Date(timeIntervalSinceNow: 1)
    while !hasHappened(), Date() < end { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.005)) }
  }
  package func offerSelection(_ text: String) {}
  package func takeSelection(_ completion: @escaping (String?) -> Void) { completion(nil) }
  package func setPointerShape(_ shape: PointerShape) {}
  package func showHelp(_ text: String?, beside rect: CGRect) {}
  package func setTextInput(_ state: TextInputState?) {}
  package func spellChecker(for locale: Locale) -> (any SpellChecking)? { nil }
  package var sceneState: (any SceneStateStore)? { nil }
  package var startDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
  package var images: ImageStore { .none }
  package var fileDialogs: (any FileDialogHost)? { nil }
  package var transfers: (any TransferHost)? { nil }
}

/// How near a scene is to the person.
package enum HostPhase: Hashable, Sendable {
  /// Not seen.
  case background
  /// Seen, and not to be used at the moment.
  case inactive
  case active
}

/// What a person or an assistive technology does.
package enum HostEvent: Hashable, Sendable {
  case pointer(PointerEvent)
  case scrolling(ScrollEvent)
  case transform(TransformEvent)
  case key(KeyEvent)
  /// What an input method made of one key, deletions first.
  case text([TextInputEvent])
  case drop(DropEvent)
  /// The window got the keyboard, or lost it: keys that are down come up unseen.
  case windowFocus(Bool)
  /// An assistive technology performs an action, with what belongs to it, such as the edge to scroll to.
  case accessibilityAction(
    element: UInt64, action: AccessibilityActionKind, input: AccessibilityActionInput = .none)
  /// An assistive technology edits the text of an element, or selects in it.
  case accessibilityTextEdit(element: UInt64, AccessibilityTextEdit)
  /// A stop of an app's rotor, by the source that has the rotor, is to be made ready for the cursor.
  case accessibilityPreparation(rotor: UInt64, stop: Int)
  /// The cursor of an assistive technology moved; nil when it left.
  case accessibilityFocus(UInt64?)
}
