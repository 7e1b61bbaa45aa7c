import CoreGraphics
import HostHeadless
import HostInterface
import InputEngine
import SwiftUICore

/// What a person does with a pointer and a keyboard. On a phone the pointer is a finger, on a desktop a mouse; gestures that
/// take time move the window's clock on.
extension HeadlessApp {
  /// Taps twice at a point of the window.
  @discardableResult
  public func doubleTap(at point: CGPoint) -> Bool {
    let isTaken: Bool = tap(at: point)
    host.advance(by: .milliseconds(80))
    return tap(at: point) || isTaken
  }

  /// Presses a point of the window for a while and lets go.
  ///
  /// - Parameters:
  ///   - point: The point, in the window's space.
  ///   - duration: How long; a long press takes half a second unless the view says otherwise.
  public func press(at point: CGPoint, for duration: Duration) { host.press(at: point, for: duration) }

  /// Puts the pointer down and leaves it there: `lift(at:)` takes it up.
  public func touchDown(at point: CGPoint) { heldPointer = host.down(at: point) }

  /// Moves the pointer that is down.
  public func move(to point: CGPoint) { host.move(heldPointer, to: point) }

  /// Takes the pointer up.
  public func lift(at point: CGPoint) { host.lift(heldPointer, at: point) }

  /// Drags at an even speed.
  ///
  /// - Parameters:
  ///   - start: Where the pointer goes down, in the window's space.
  ///   - end: Where it is let go.
  ///   - duration: How long it takes. The default is a quarter of a second.
  public func drag(from start: CGPoint, to end: CGPoint, duration: Duration = .seconds(0.25)) {
    host.drag(from: start, to: end, duration: duration)
  }

  /// Moves the pointer over a point of the window without a button.
  ///
  /// - Parameter point: The point; nil lets the pointer leave the window.
  public func hover(at point: CGPoint?) { host.hover(at: point) }

  /// Pinches: with two fingers on a phone, or on the touch pad of a desktop.
  ///
  /// - Parameters:
  ///   - point: The middle, in the window's space.
  ///   - magnification: How much larger it gets; less than 1 for smaller.
  public func pinch(at point: CGPoint, magnification: Double) {
    host.transform(at: point, magnification: magnification)
  }

  /// Turns two fingers around each other.
  public func rotate(at point: CGPoint, by angle: Angle) { host.transform(at: point, rotation: angle.radians) }

  /// Presses a key and lets it go.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The keys that are held. The default is none.
  /// - Returns: False when nothing took it.
  @discardableResult
  public func pressKey(_ key: KeyEquivalent, modifiers: EventModifiers = []) -> Bool {
    let held: InputModifiers = modifiers.input
    let isPlain: Bool = held.isDisjoint(with: [.command, .control, .option])
    var text: String = ""
    if case .character(let character) = key.symbol, isPlain {
      text = held.contains(.shift) ? character.uppercased() : String(character)
    }
    if key == .space { text = " " }
    return host.press(key.symbol, text: text, modifiers: held)
  }

  /// Presses the keys of a text one after the other.
  public func typeKeys(_ text: String) {
    for character in text {
      pressKey(KeyEquivalent(character), modifiers: character.isUppercase ? .shift : [])
    }
  }

  /// The explanation that is shown beside what the pointer rests on.
  public var shownHelp: String? { host.help?.text }
}
