import AccessibilityTree
import Diagnostics
import DisplayList
import Foundation
import HostInterface
import ImageEngine
import LayoutEngine
import ReactiveGraph
import TextEngine

/// One window's content: the graph of its views and the outputs that a host shows.
///
/// An event or a setting goes in, the graph is brought up to date in one transaction, and display tree, accessibility
/// tree and the time of the next frame come out (G5). Views draw, and say what they are, when these trees are looked at.
package final class ViewGraph {
  package let graph: Graph
  /// Leads to the window for those who may outlive it.
  package let link: WeakWindow.Link = WeakWindow.Link()
  package let shaper: any TextShaper
  /// Where the pictures of files come from.
  package let images: ImageStore
  private weak var host: (any WindowHost)?

  package private(set) var settings: HostSettings
  /// The appearance for which the views ask; nil leaves it to the settings.
  private var preferredColorScheme: ColorScheme?
  package let environment: EnvironmentScope
  package let window: Source<HostWindow>
  /// The host's clock, in seconds since the start.
  package let time: Source<Double>

  /// The drawing, up to date with the last pass: what changed since somebody looked is drawn now.
  package var display: DisplayTree {
    graph.perform(drawing)
    return displayTree
  }
  private let displayTree: DisplayTree
  /// The views that have to draw when somebody looks.
  package let drawing: DeferredWork = DeferredWork()
  package let accessibility: AccessibilityRoot

  /// The transaction of the changes that the next pass takes up.
  package private(set) var transaction: Transaction = Transaction() {
    didSet { isAnimated = transaction.animation != nil }
  }
  /// Whether that transaction has an animation: all that is placed or drawn asks for it.
  private var isAnimated: Bool = false
  /// Counts passes, so that "changed in this pass" can be told.
  package private(set) var pass: Int = 0
  /// Counts frames: an update with all the passes that actions ask for.
  package private(set) var frame: Int = 0
  private var actions: [() -> Void] = []
  /// What the graph's update hands on to what stands around: values that must not be read in the same update.
  private var relays: [() -> Void] = []
  /// What follows them: actions that are told of the geometry and the preferences of views.
  private var placedActions: [PlacedAction] = []
  /// What follows the actions of a round: views that take the place of others appear before those have disappeared.
  private var departures: [() -> Void] = []
  private var lastID: UInt64 = 0
  /// The values that are on their way. Their nodes hold it too, for the time when the window is gone.
  package let animations: RunningAnimations = RunningAnimations()
  /// Given when containers lie too deep inside each other.
  var lateContainerWarning = OneTimeWarning()
  /// Who waits for a moment of the clock.
  package let wakeUps: WakeUps = WakeUps()
  /// The date at which the host's clock began.
  private let startDate: Date
  /// The objects of features (`WindowService`).
  var services = WindowServices()
  /// The values of inputs for the root view (`ViewInputKey`).
  private var rootInputs = KeyedValues()
  /// The graph in which something happened last.
  @WeakWindow nonisolated(unsafe) static var lastActive: ViewGraph?
  /// The window in which something happened last; the graph of a program itself is none.
  @WeakWindow package nonisolated(unsafe) static var lastWindow: ViewGraph?
  /// The place of the root view.
  package let rootSlot: GeometrySlot
  /// Whether the graph is that of a program, whose state views of other graphs read.
  let isShared: Bool
  /// Whether the graph belongs to a tool beside the program, such as an inspector: what the program does next, such as an
  /// announcement, is never meant for it.
  package var isBeside: Bool = false

  /// Makes the graph and lowers the root view.
  ///
  /// - Parameter isShared: True for the graph of a program itself: its states can be read in the graphs of windows.
  package init<Root: View>(
    root: Root, host: any WindowHost, settings: HostSettings, window: HostWindow, time: Double = 0,
    environment values: EnvironmentValues = EnvironmentValues(), isShared: Bool = false
  ) {
    graph = Graph()
    self.isShared = isShared
    self.host = host
    shaper = host.shaper
    startDate = host.startDate
    images = host.images
    self.settings = settings
    let graph: Graph = graph
    environment = EnvironmentScope(graph: graph, parent: nil, window: link)
    self.window = Source(in: graph, "window", window)
    self.time = Source(in: graph, "time", time)
    rootSlot = GeometrySlot(in: graph, parent: nil)
    displayTree = DisplayTree(root: DisplayNode(id: 0), size: window.size)
    accessibility = AccessibilityRoot(in: graph, settings: settings, window: window)
    link.begin(self)
    environment.apply(EnvironmentValues(settings: settings))
    environment.apply(values)
    graph.onInvalidate = { [link] in link.window?.host?.scheduleFrame() }
    if !isShared { Self.lastWindow = self }
    build(_GraphValue { root })
  }

  private func build<Root: View>(_ root: _GraphValue<Root>) {
    let inputs = _ViewInputs(window: self, environment: environment, transactions: nil, slot: rootSlot)
    let outputs: _ViewOutputs = Root._makeView(view: root, inputs: inputs)
    _ = RootPlacement(window: window, slot: rootSlot)
    displayTree.root.children = outputs.display.map { [$0] } ?? []
    accessibility.source.children = outputs.accessibility.map { [$0] } ?? []
  }

  /// The value of an input for the root view.
  func rootInput<K: ViewInputKey>(_ key: K.Type) -> K.Value {
    if let known: K.Value = rootInputs.value(for: key) { return known }
    let value: K.Value = graph.untracked { graph.with(graph.root) { K.defaultValue(in: self) } }
    rootInputs.set(value, for: key)
    return value
  }

  deinit {
    link.end()
    graph.end()
  }

  /// The window's size, in points.
  package var size: CGSize { displayTree.size }

  /// The inputs of what the window itself shows in front of its views.
  var overlayInputs: _ViewInputs {
    _ViewInputs(window: self, environment: environment, transactions: nil, slot: rootSlot)
  }

  /// Shows a node in front of all views.
  func addOverlay(_ node: DisplayNode) { displayTree.root.children.append(node) }

  package func nextID() -> UInt64 {
    lastID += 1
    return lastID
  }
}

// MARK: - Updating

extension ViewGraph {
  /// How many rounds of actions that change state are allowed before a frame.
  private static let roundLimit: Int = 32

  package var needsUpdate: Bool {
    graph.needsUpdate || !relays.isEmpty || !actions.isEmpty || !placedActions.isEmpty || !departures.isEmpty
      || !transaction.completions.isEmpty || !animations.due.isEmpty
  }
  /// Whether something moves that will come to rest.
  package var isAnimating: Bool { animations.count > 0 || animations.timed > 0 }
  /// Whether each frame may show something else than the one before, because time goes on.
  package var needsFrames: Bool { isAnimating || animations.endless > 0 }

  /// Whether a view that moves in this pass may do so gradually, or has to give up a way that it is on. Without that
  /// nobody looks for what is drawn inside of what moves (G2).
  var mayAnimatePlaces: Bool {
    isAnimated || animations.count > 0 || animations.mayBegin(in: pass)
  }

  /// Whether a view that moves in this pass may begin to do so gradually.
  var mayBeginMotion: Bool { isAnimated || animations.mayBegin(in: pass) }

  /// Runs passes and the actions that they ask for (onAppear, onChange) until all is still.
  package func update() {
    let former: (active: ViewGraph?, window: ViewGraph?)? = isBeside ? (Self.lastActive, Self.lastWindow) : nil
    defer {
      if let former {
        Self.lastActive = former.active
        Self.lastWindow = former.window
      }
    }
    Self.lastActive = self
    if !isShared { Self.lastWindow = self }
    services.forEach { $0.frameWillBegin() }
    if needsUpdate { frame += 1 }
    var round: Int = 0
    while needsUpdate {
      runPass()
      for action in takeActions() { action() }
      round += 1
      if round > Self.roundLimit {
        Diagnostics.warn("actions of views change state again and again; the frame is shown as it is. Check onChange.")
        _ = takeActions()
        break
      }
    }
    // A change that turned out to be none leaves nothing for the next one.
    transaction = Transaction()
  }

  /// Updates the views for a frame, and the accessibility tree where somebody follows it.
  ///
  /// Moving the reader's cursor may set focus states and scroll, which changes what there is to read; a frame is shown as it
  /// is after some rounds.
  package func updateFrame() {
    for _ in 0..<4 {
      update()
      guard accessibility.isDue else { break }
      accessibility.refresh()
      if !needsUpdate { break }
    }
  }

  /// Brings the graph up to date with the changes of one transaction.
  private func runPass() {
    pass += 1
    graph.update()
    var round: Int = 0
    while !relays.isEmpty, round < Self.roundLimit {
      let due: [() -> Void] = relays
      relays = []
      due.forEach { $0() }
      graph.update()
      round += 1
    }
    if !relays.isEmpty {
      Diagnostics.warn(
        "preferences change the views that they come from again and again; the frame is shown as it is. "
          + "Check views that read a preference of their own content.")
      relays = []
    }
    let completions: [AnimationCompletion] = transaction.completions
    transaction = Transaction()
    services.forEach { $0.passDidEnd() }
    for completion in completions { animations.finish(completion) }
    actions.append(contentsOf: animations.takeDue())
  }

  /// Hands on a value that the graph's update under way has found; the graph is updated with it before any action runs.
  func relay(_ action: @escaping () -> Void) {
    let wasIdle: Bool = !needsUpdate
    relays.append(action)
    if wasIdle, !graph.isUpdating { host?.scheduleFrame() }
  }

  /// Runs `action` after the pass that is under way, before the frame is shown.
  package func afterUpdate(_ action: @escaping () -> Void) {
    let wasIdle: Bool = !needsUpdate
    actions.append(action)
    if wasIdle, !graph.isUpdating { host?.scheduleFrame() }
  }

  /// Runs an action that is told of a view after the pass that is under way and the actions that it asked for.
  func afterUpdate(_ action: PlacedAction) {
    let wasIdle: Bool = !needsUpdate
    placedActions.append(action)
    if wasIdle, !graph.isUpdating { host?.scheduleFrame() }
  }

  private func takeActions() -> [() -> Void] {
    let due: [() -> Void] = actions + PlacedAction.inOrder(placedActions) + departures
    actions = []
    placedActions = []
    departures = []
    return due
  }

  /// Runs `action` after the pass that is under way and after the actions that it asked for.
  package func afterDeparture(_ action: @escaping () -> Void) {
    let wasIdle: Bool = !needsUpdate
    departures.append(action)
    if wasIdle, !graph.isUpdating { host?.scheduleFrame() }
  }

  /// Takes up the transaction of a change that is about to be made.
  ///
  /// Changes of different transactions do not mix: those before are brought to the views first, each with its own
  /// animation. A change that a pass makes itself joins it.
  package func note(_ new: Transaction) {
    guard !graph.isUpdating, graph.evaluating == nil else { return join(new) }
    if !graph.needsUpdate {
      // Whatever was noted changed nothing.
      if !transaction.completions.isEmpty { runPass() }
      transaction = Transaction()
    } else if !new.isEqual(to: transaction) {
      runPass()
    }
    // What goes gradually to another drawing has to have one to set out from.
    if new.animation != nil, !graph.needsUpdate { graph.perform(drawing) }
    if transaction.isEmpty { join(new) }
  }

  /// Takes up the transaction of a change together with those that wait.
  package func join(_ new: Transaction) {
    guard !new.isEmpty else { return }
    let wasIdle: Bool = !needsUpdate
    for completion in new.completions where !transaction.completions.contains(where: { $0 === completion }) {
      completion.begin()
    }
    let known: [AnimationCompletion] = transaction.completions
    transaction = new.merged(over: transaction)
    transaction.completions = known + new.completions.filter { completion in !known.contains { $0 === completion } }
    if wasIdle, !transaction.completions.isEmpty { host?.scheduleFrame() }
  }

  /// Ends a hold on a completion from outside of a window: what it waited for in vain runs with the next frame.
  static func finish(_ completion: AnimationCompletion) {
    guard let action = completion.end() else { return }
    guard let lastActive else { return action() }
    lastActive.afterUpdate(action)
  }

  /// Moves the clock on, and with it what is animated.
  package func advance(to newTime: Double) {
    if graph.isUpdating { graph.write { [self] in setTime(newTime) } } else { setTime(newTime) }
    wakeUps.advance(to: newTime)
  }

  private func setTime(_ newTime: Double) {
    time.assign(newTime)
    animations.goOn(to: newTime)
  }

  /// The date at a time of the host's clock.
  package func date(at time: Double) -> Date { startDate.addingTimeInterval(time) }

  /// The time of the host's clock at a date.
  package func time(of date: Date) -> Double { date.timeIntervalSince(startDate) }

  /// The next moment for which a view waits; nil where none does. Until then a host that shows nothing moving may rest.
  package var nextWakeUp: Double? { wakeUps.next }

  /// Takes up other settings. The idiom stays: it is the kind of device on which the window was opened.
  package func apply(_ newSettings: HostSettings) {
    let idiom: Idiom = settings.idiom
    settings = newSettings
    settings.idiom = idiom
    var values = EnvironmentValues(settings: settings)
    if let preferredColorScheme { values.colorScheme = preferredColorScheme }
    environment.apply(values)
    accessibility.apply(settings)
  }

  /// The appearance of the window: that for which its views ask, else that of the settings.
  package var colorScheme: ColorScheme { preferredColorScheme ?? (settings.isDark ? .dark : .light) }

  /// Takes up the appearance for which the views ask.
  package func prefer(_ colorScheme: ColorScheme?) {
    guard colorScheme != preferredColorScheme else { return }
    preferredColorScheme = colorScheme
    environment.set(self.colorScheme, for: ColorSchemeKey.self)
  }

  /// Tells the views how near the scene is to the person.
  package func apply(_ phase: HostPhase) {
    environment.set(ScenePhase(phase), for: ScenePhaseKey.self)
  }

  package func resize(to newWindow: HostWindow) {
    window.set(newWindow)
    displayTree.size = newWindow.size
    accessibility.resize(to: newWindow)
  }

  /// Ends all views: their tasks stop, `onDisappear` runs, and what they own is freed.
  ///
  /// Views hold parts of the graph and the graph holds the views; whoever makes a graph for a while ends it.
  package func end() {
    graph.end()
    // Nobody has looked at what waits there, and nobody will.
    drawing.removeAll()
    accessibility.statements.removeAll()
    let due: [() -> Void] = actions + animations.takeDue() + departures
    actions = []
    placedActions = []
    departures = []
    for action in due { action() }
  }

  /// Where the state of the window's scene is kept; nil where nothing outlives the window.
  package var sceneStore: (any SceneStateStore)? { host?.sceneState }

  /// Shows dialogs for files beside the window; nil where the host has none.
  package var fileDialogs: (any FileDialogHost)? { host?.fileDialogs }
  /// How things are exchanged with other windows and programs; nil where there is nobody to exchange with.
  package var transfers: (any TransferHost)? { host?.transfers }

  /// Opens an address in a program of the host's.
  var opener: (URL, @escaping (Bool) -> Void) -> Void {
    { [weak host] url, completion in host?.open(url, completion: completion) }
  }

  /// Tells the services that the view in a place leaves with a transition, or that it stays after all.
  func departureDidChange(of slot: GeometrySlot, isDeparting: Bool) {
    slot.isDeparting = isDeparting
    services.forEach { $0.departureDidChange(of: slot, isDeparting: isDeparting) }
  }

  /// Gives a text to the host, for other programs to take.
  package func copy(_ text: String) {
    host?.copy(text)
  }

  /// Gives the text of the clipboard, now or later; nil where there is none.
  package func paste(_ completion: @escaping (String?) -> Void) {
    if let host { host.paste(completion) } else { completion(nil) }
  }

  /// Lets the program's loop go on until something has happened, a second at most; not while views are evaluated.
  package func wait(until hasHappened: () -> Bool) {
    if !graph.isUpdating, graph.evaluating == nil { host?.wait(until: hasHappened) }
  }

  /// Offers a text that was selected to a click of the middle button.
  package func offerSelection(_ text: String) { host?.offerSelection(text) }

  /// Gives the text that was selected last in any program, now or later; nil where there is none.
  package func takeSelection(_ completion: @escaping (String?) -> Void) {
    if let host { host.takeSelection(completion) } else { completion(nil) }
  }

  package func announce(_ announcement: AccessibilityAnnouncement) {
    host?.announce(announcement)
  }

  /// Shows the pointer in a shape.
  package func setPointerShape(_ shape: PointerShape) { host?.setPointerShape(shape) }

  /// Shows a short explanation beside a rectangle of the window, or takes it away.
  package func showHelp(_ text: String?, beside rect: CGRect) { host?.showHelp(text, beside: rect) }

  /// The words of a language; nil where no dictionary for it is installed.
  package func spellChecker(for locale: Locale) -> (any SpellChecking)? { host?.spellChecker(for: locale) }

  /// Tells an input method of the text that has the focus.
  package func setTextInput(_ state: TextInputState?) { host?.setTextInput(state) }
}

/// Gives the window's size to the root.
private final class RootPlacement: GraphNode {
  private let window: Source<HostWindow>
  private let slot: GeometrySlot

  init(window: Source<HostWindow>, slot: GeometrySlot) {
    self.window = window
    self.slot = slot
    super.init(in: window.graph, "root placement")
    slot.comeAfter(self)
    setNeedsEvaluation()
  }

  override var isEager: Bool { true }

  override func evaluate() -> Bool {
    let size: CGSize = window.value.size
    slot.assign(origin: .zero, size: size, proposal: ProposedViewSize(size))
    return true
  }

  override func didRaise() { slot.comeAfter(self) }
}
