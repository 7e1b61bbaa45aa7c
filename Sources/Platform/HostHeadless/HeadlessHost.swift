import AccessibilityTree
import Combine
import CoreGraphics
import DisplayList
import Foundation
import FoundationGaps
import HostInterface
import ImageEngine
import RenderCairo
import SwiftUICore
import SwiftUIScenes
import TextEngine
import TextPango

/// A host without a display: it draws into pictures, and its time goes on only when it is told to.
@MainActor
package final class HeadlessHost: DrivenWindow {
  package let clock: VirtualClock
  package let graph: ViewGraph
  /// What assistive technologies were asked to say, oldest first.
  package private(set) var announcements: [AccessibilityAnnouncement] = []
  /// The addresses that views asked to open, oldest first.
  package private(set) var openedURLs: [URL] = []
  /// The texts that were copied, oldest first.
  package private(set) var copiedTexts: [String] = []
  /// What a click of the middle button pastes: the text that was selected last, or that a test sets.
  package var selectedText: String?
  /// The shape of the pointer.
  package private(set) var pointerShape: PointerShape = .arrow
  /// The explanation that is shown, and the rectangle beside which.
  package private(set) var help: (text: String, rect: CGRect)?
  /// What an input method knows of the text that has the focus.
  package private(set) var textInput: TextInputState?
  /// The dictionary by which the spelling of texts is looked at; nil for none.
  package var spellChecker: (any SpellChecking)? {
    get { link.spellChecker }
    set { link.spellChecker = newValue }
  }
  /// The state of the window's scene: give it to the window that is opened in its place.
  package let sceneState: SceneStateMemory
  /// The dialogs for files that views show, for a test to answer.
  package var fileDialogs: ScriptedFileDialogs { link.dialogs }

  /// What a pointer has taken along in the window, until it is let go.
  package var drag: HeadlessDrag? { lastDrag.flatMap { $0.isUnderWay ? $0 : nil } }
  private var lastDrag: HeadlessDrag?
  /// The clipboard, which windows may share.
  package var pasteboard: HeadlessPasteboard { link.exchange.pasteboard }

  /// The messages that were opened in a mail program, oldest first.
  package private(set) var mailDrafts: [MailDraft] = []

  /// The number of the last finger.
  package var lastPointer: UInt64 = 0
  /// The drawing of companions above the views; nil for none.
  package internal(set) var marks: DisplayList?
  /// Whether a companion takes an event before the views.
  var isTakenBeside: ((HostEvent) -> Bool)?
  /// Called when views ask for an announcement.
  var didAnnounce: ((AccessibilityAnnouncement) -> Void)?
  /// Called when the window has been brought up to date.
  var didUpdate: (() -> Void)?

  /// The notifications of the program, for a test to see and answer.
  package let notifications: RecordedNotifications

  private let link: HostLink
  private let timers: HostTimers
  private var waiter: CheckedContinuation<Void, Never>?

  /// Makes a window with a view in it; the first frame is ready at once.
  ///
  /// App storage that names no store is kept in memory and ends with the window.
  ///
  /// - Throws: an error that names the package to install when the pinned font is missing.
  package convenience init<Root: View>(
    root: Root, settings: HostSettings = HostSettings(), window: HostWindow = .phone,
    clock: VirtualClock = VirtualClock(), shaper: (any TextShaper)? = nil,
    environment: EnvironmentValues = EnvironmentValues(), sceneState: SceneStateMemory = SceneStateMemory(),
    pasteboard: HeadlessPasteboard = HeadlessPasteboard()
  ) throws {
    try self.init(
      settings: settings, window: window, clock: clock, shaper: shaper, environment: environment,
      sceneState: sceneState,
      pasteboard: pasteboard
    ) { $0.makeGraph(root) }
  }

  /// Makes a window of a program's scene.
  package convenience init(
    scene: SceneWindow, settings: HostSettings, window: HostWindow, clock: VirtualClock = VirtualClock()
  ) throws {
    try self.init(
      settings: settings, window: window, clock: clock, shaper: nil, environment: EnvironmentValues(),
      sceneState: SceneStateMemory(), pasteboard: HeadlessPasteboard()
    ) { scene.open($0) }
  }

  private init(
    settings: HostSettings, window: HostWindow, clock: VirtualClock, shaper: (any TextShaper)?,
    environment: EnvironmentValues, sceneState: SceneStateMemory, pasteboard: HeadlessPasteboard,
    _ makeGraph: (WindowSetup) -> ViewGraph
  ) throws {
    self.clock = clock
    self.sceneState = sceneState
    SymbolIcons.measuresSymbols
    var environment: EnvironmentValues = environment
    if environment.defaultAppStorage == nil { environment.defaultAppStorage = EphemeralDefaults() }
    link = HostLink(shaper: try shaper ?? SharedShaper.get(), sceneState: sceneState, pasteboard: pasteboard)
    timers = HostTimers(start: link.startDate, time: clock.now.offset.inSeconds)
    notifications = RecordedNotifications(timers: timers)
    HostTimers.current = timers
    HostServices.notifications = notifications
    graph = makeGraph(
      WindowSetup(
        host: link, settings: settings, window: window, time: clock.now.offset.inSeconds, environment: environment))
    link.onFrame = { [weak self] in MainActor.assumeIsolated { self?.wake() } }
    link.onAnnouncement = { [weak self] announcement in
      MainActor.assumeIsolated {
        self?.announcements.append(announcement)
        self?.didAnnounce?(announcement)
      }
    }
    link.onPointerShape = { [weak self] shape in MainActor.assumeIsolated { self?.pointerShape = shape } }
    link.onHelp = { [weak self] help in MainActor.assumeIsolated { self?.help = help } }
    link.onTextInput = { [weak self] state in MainActor.assumeIsolated { self?.textInput = state } }
    link.onCopy = { [weak self] text in
      MainActor.assumeIsolated {
        self?.copiedTexts.append(text)
        self?.pasteboard.text = text
      }
    }
    link.onSelection = { [weak self] text in MainActor.assumeIsolated { self?.selectedText = text } }
    link.onTakeSelection = { [weak self] in MainActor.assumeIsolated { self?.selectedText } }
    link.exchange.onDrag = { [weak self] request in
      MainActor.assumeIsolated { self?.lastDrag = HeadlessDrag(request) }
    }
    link.exchange.onMail = { [weak self] draft in MainActor.assumeIsolated { self?.mailDrafts.append(draft) } }
    pasteboard.observe { [weak self] in MainActor.assumeIsolated { self?.graph.clipboardDidChange() } }
    link.onOpen = { [weak self] url in
      MainActor.assumeIsolated { self?.openedURLs.append(url) }
    }
    update()
  }

  /// Brings the outputs up to date with the state.
  package func update() {
    HostTimers.current = timers
    HostServices.notifications = notifications
    graph.updateFrame()
    graph.verifyFrame()
    didUpdate?()
  }

  /// The window closes: its views end.
  isolated deinit {
    graph.end()
  }

  private func wake() {
    waiter?.resume()
    waiter = nil
  }
}

/// The host as the view layer sees it; it runs on the main actor like everything that calls it.
private final class HostLink: WindowHost {
  let shaper: any TextShaper
  var images: ImageStore { PictureDecoder.store }
  let dialogs = ScriptedFileDialogs()
  var fileDialogs: (any FileDialogHost)? { dialogs }
  var onFrame: (() -> Void)?
  var onAnnouncement: ((AccessibilityAnnouncement) -> Void)?
  var onOpen: ((URL) -> Void)?
  var onCopy: ((String) -> Void)?
  var onSelection: ((String) -> Void)?
  var onTakeSelection: (() -> String?)?
  var onPointerShape: ((PointerShape) -> Void)?
  var onHelp: (((text: String, rect: CGRect)?) -> Void)?
  var onTextInput: ((TextInputState?) -> Void)?
  /// The dictionary that a test gives.
  var spellChecker: (any SpellChecking)?
  let sceneState: (any SceneStateStore)?
  let exchange: HeadlessTransfers
  var transfers: (any TransferHost)? { exchange }

  init(shaper: any TextShaper, sceneState: any SceneStateStore, pasteboard: HeadlessPasteboard) {
    self.shaper = shaper
    self.sceneState = sceneState
    exchange = HeadlessTransfers(pasteboard: pasteboard)
  }

  func scheduleFrame() { onFrame?() }
  func announce(_ announcement: AccessibilityAnnouncement) { onAnnouncement?(announcement) }
  func copy(_ text: String) { onCopy?(text) }
  func paste(_ completion: @escaping (String?) -> Void) { exchange.pasteboard.readText(completion) }
  func offerSelection(_ text: String) { onSelection?(text) }
  func takeSelection(_ completion: @escaping (String?) -> Void) { completion(onTakeSelection?()) }
  func setPointerShape(_ shape: PointerShape) { onPointerShape?(shape) }
  func showHelp(_ text: String?, beside rect: CGRect) { onHelp?(text.map { ($0, rect) }) }
  func setTextInput(_ state: TextInputState?) { onTextInput?(state) }
  func spellChecker(for locale: Locale) -> (any SpellChecking)? { spellChecker }

  /// Nothing else is running here: the address is noted, and somebody took it.
  func open(_ url: URL, completion: @escaping (Bool) -> Void) {
    onOpen?(url)
    completion(true)
  }
}

/// One shaper serves all windows, so that its caches do too.
package enum SharedShaper {
  private nonisolated(unsafe) static var shaper: PangoShaper?

  package static func get() throws -> PangoShaper {
    if let shaper { return shaper }
    SymbolIcons.measuresSymbols
    let made = try PangoShaper()
    shaper = made
    return made
  }
}

extension Duration {
  /// The length in seconds.
  package var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }
}

// MARK: - Time

extension HeadlessHost {
  /// The present time of the window's clock, in seconds.
  package var time: Double { clock.now.offset.inSeconds }

  /// Moves the clock on, a frame at a time, so that animations and sleeping tasks see each moment.
  package func advance(by duration: Duration) {
    var left: Duration = duration
    repeat {
      let step: Duration = min(left, Self.frame)
      clock.advance(by: step)
      graph.advance(to: clock.now.offset.inSeconds)
      timers.advance(to: clock.now.offset.inSeconds)
      update()
      left -= step
    } while left > .zero
  }

  /// Lets tasks of the main actor run, and brings the window up to date, until `condition` holds.
  ///
  /// It sleeps while nothing changes and is woken by the next change of what a view depends on; the condition
  /// therefore has to be about state that views show.
  package func run(until condition: () -> Bool) async {
    while true {
      update()
      if condition() { return }
      await withCheckedContinuation { continuation in
        waiter = continuation
        if graph.needsUpdate { wake() }
      }
    }
  }

  /// Lets tasks run until a condition about anything holds, and brings the window up to date after each turn.
  ///
  /// How many turns a task needs depends on the threads that serve it, so a count of turns proves nothing on a busy
  /// machine. After a minute of the machine's time it gives up; what the test expects next then fails.
  package func settle(until condition: () -> Bool) async {
    let end: ContinuousClock.Instant = .now + .seconds(60)
    // One turn of a busy main actor can take longer than all the time: other work gets some turns anyway.
    var turns: Int = 64
    update()
    while !condition(), turns > 0 || ContinuousClock.now < end {
      await Task.yield()
      turns -= 1
      update()
    }
  }

  /// Lets the main actor's tasks that are ready run, `turns` times, and brings the window up to date.
  ///
  /// It shows that nothing comes of a change; for what has to come, wait for that.
  package func settle(turns: Int = 16) async {
    for _ in 0..<turns {
      update()
      await Task.yield()
    }
    update()
  }
}

// MARK: - Input

extension HeadlessHost {
  /// Delivers an event and brings the window up to date; false when nothing took it.
  @discardableResult
  package func send(_ event: HostEvent) -> Bool {
    if let drag, case .pointer(let event) = event, let isTaken = follow(drag, event) { return isTaken }
    if isTakenBeside?(event) == true {
      update()
      return true
    }
    let isTaken: Bool = graph.send(event)
    update()
    return isTaken
  }
}
