import AccessibilityTree
import AssistiveTechnologies
import HostHeadless
import HostInterface

/// A screen reader that a test operates, by way of `XCUIDevice.shared.voiceOverService`.
///
/// It reads the tree that real screen readers get and acts through the same requests, so that what it cannot reach, they
/// cannot either. The names of Apple's service are `enable`, `disable`, `currentSpeech` and the four moves; all other
/// methods are Rotor's.
///
/// ```swift
/// let reader = XCUIDevice.shared.voiceOverService
/// try reader.enable()
/// #expect(try reader.moveForward().utterance == "Add. Button.")
/// try reader.activate()
/// ```
@MainActor
public final class XCUIVoiceOverService {
  /// Whether the reader runs.
  public private(set) var isEnabled: Bool = false

  /// What the reader works on; made anew when another window comes to the front.
  private var session: AccessibilityReaderSession?
  private weak var window: (any DrivenWindow)?
  /// How many of the window's announcements earlier steps have returned.
  private var announcementCount: Int = 0
  /// Where in an element's text the cursor is.
  var textPlace: TextPlace?

  init() {}

  /// Starts the reader: the app is told that a screen reader runs, and the cursor goes to the first element unless the app
  /// has put it on one.
  ///
  /// - Throws: `Error` with `failedToStart` where no app runs.
  public func enable() throws {
    guard let window = XCUIApplication.current?.target?.drivenWindow else { throw Error(.failedToStart) }
    isEnabled = true
    take(window)
  }

  /// Ends the reader. The app is told.
  public func disable() throws {
    if let window { setReader(false, in: window) }
    isEnabled = false
    session = nil
    window = nil
    textPlace = nil
  }

  /// What the reader says of the element under the cursor.
  ///
  /// - Throws: `Error` with `notRunning`, or `noSpeech` where the cursor is on nothing.
  public func currentSpeech() throws -> Output {
    let (session, window) = try running()
    let reader: AccessibilityReader = session.upToDate(window)
    guard let speech = reader.currentSpeech else { throw Error(.noSpeech) }
    return output([speech], reader, in: window)
  }

  /// Moves to the next element in reading order. A scroll view turns its page where its elements end.
  public func moveForward() throws -> Output { try move(.next) }

  /// Moves to the element before.
  public func moveBackward() throws -> Output { try move(.previous) }

  /// Moves from a container to the first thing inside of it.
  public func moveIn() throws -> Output { try move(.moveIn) }

  /// Moves to the container around.
  public func moveOut() throws -> Output { try move(.moveOut) }

  // MARK: Steps

  /// Runs a command that moves the cursor.
  func move(_ command: AccessibilityReaderSession.Command) throws -> Output {
    let (session, window) = try running()
    textPlace = nil
    guard let spoken = session.run(command) else {
      let speech: AccessibilityUtterance? = session.reader.currentSpeech
      return output(speech.map { [$0] } ?? [], session.reader, in: window, reachedEnd: true, wasPerformed: false)
    }
    return output(spoken, session.reader, in: window)
  }

  /// Runs a command that operates what the cursor is on.
  func operate(_ command: AccessibilityReaderSession.Command) throws -> Output {
    let (session, window) = try running()
    let spoken: [AccessibilityUtterance]? = session.run(command)
    return output(spoken ?? [], session.reader, in: window, wasPerformed: spoken != nil)
  }

  /// The reader and the window in front.
  func running() throws -> (AccessibilityReaderSession, any DrivenWindow) {
    guard isEnabled else { throw Error(.notRunning) }
    guard let front = XCUIApplication.current?.target?.drivenWindow else { throw Error(.failedToStart) }
    front.update()
    if front !== window || session == nil { take(front) }
    guard let session else { throw Error(.failedToStart) }
    return (session, front)
  }

  /// Puts the reader onto a window.
  private func take(_ window: any DrivenWindow) {
    setReader(true, in: window)
    self.window = window
    announcementCount = window.announcements.count
    restart(in: window)
    if session?.reader.position == nil { session?.run(.first) }
  }

  /// Makes the reader anew with its cursor where the window's is.
  func restart(in window: any DrivenWindow) {
    session = window.makeReader()
    textPlace = nil
  }

  private func setReader(_ isRunning: Bool, in window: any DrivenWindow) {
    var settings: HostSettings = window.graph.settings
    settings.hasScreenReader = isRunning
    window.graph.apply(settings)
    window.update()
  }

  func output(
    _ spoken: [AccessibilityUtterance], _ reader: AccessibilityReader, in window: any DrivenWindow,
    reachedEnd: Bool = false, wasPerformed: Bool = true
  ) -> Output {
    let announced: [String] = window.announcements.dropFirst(announcementCount).map(\.text)
    announcementCount = window.announcements.count
    return Output(
      utterance: spokenText(spoken), announcements: announced, reachedEnd: reachedEnd, wasPerformed: wasPerformed,
      element: reader.position.flatMap { XCUIApplication.current?.element(of: $0) })
  }
}

extension XCUIVoiceOverService: @preconcurrency CustomDebugStringConvertible {
  /// Whether the reader runs, and what it did: a line for each step, and one for each utterance.
  public var debugDescription: String {
    guard isEnabled, let session else { return "VoiceOver: off" }
    return (["VoiceOver: on"] + session.transcript).joined(separator: "\n")
  }
}

extension AccessibilityReaderSession {
  /// The reader over the window's tree as it is now, with the cursor where the app has put it since.
  @MainActor
  func upToDate(_ window: any DrivenWindow) -> AccessibilityReader {
    var reader: AccessibilityReader = reader
    let wasFocused: AccessibilityNode.ID? = reader.tree.focus
    reader.tree = window.accessibilityTree
    if let focus = reader.tree.focus, focus != wasFocused, focus != reader.position { _ = reader.move(to: focus) }
    return reader
  }
}

extension XCUIApplication {
  /// The element that a node of the tree is.
  func element(of id: AccessibilityNode.ID) -> XCUIElement {
    XCUIElement(descendants(matching: .any), .node(id))
  }
}
