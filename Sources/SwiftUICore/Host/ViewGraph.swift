import AccessibilityTree
import Diagnostics
import DisplayList
import HostInterface
import LayoutEngine
import ReactiveGraph
import TextEngine

/// One window's content: the graph of its views and the outputs that a host shows.
///
/// An event or a setting goes in, the graph is brought up to date in one transaction, and display tree, accessibility
/// tree and the time of the next frame come out (G5).
package final class ViewGraph {
  package let graph: Graph
  package let shaper: any TextShaper
  private weak var host: (any WindowHost)?

  package private(set) var settings: HostSettings
  package let environment: EnvironmentScope
  package let window: Source<HostWindow>
  /// The host's clock, in seconds since the start; animations read it.
  package let time: Source<Double>

  package private(set) var display: DisplayTree
  package let accessibility: AccessibilityRoot

  /// The transaction of the changes that the next pass takes up.
  package private(set) var transaction: Transaction = Transaction()
  /// Counts passes, so that "changed in this pass" can be told.
  package private(set) var pass: Int = 0
  /// Counts frames: an update with all the passes that actions ask for.
  package private(set) var frame: Int = 0
  private var actions: [() -> Void] = []
  private var lastID: UInt64 = 0
  /// The values that are on their way. Their nodes hold it too, for the time when the window is gone.
  let animations: RunningAnimations = RunningAnimations()
  package let hitTargets: HitTargets = HitTargets()
  /// The window in which something happened last.
  nonisolated(unsafe) static weak var lastActive: ViewGraph?
  /// The place of everything.
  let rootSlot: GeometrySlot

  package init<Root: View>(
    root: Root, host: any WindowHost, settings: HostSettings, window: HostWindow, time: Double = 0,
    environment values: EnvironmentValues = EnvironmentValues()
  ) {
    graph = Graph()
    self.host = host
    shaper = host.shaper
    self.settings = settings
    let graph: Graph = graph
    environment = EnvironmentScope(graph: graph, parent: nil)
    self.window = Source(in: graph, "window", window)
    self.time = Source(in: graph, "time", time)
    rootSlot = GeometrySlot(in: graph, parent: nil)
    display = DisplayTree(root: DisplayNode(id: 0), size: window.size)
    accessibility = AccessibilityRoot(settings: settings, window: window)
    environment.apply(EnvironmentValues(settings: settings))
    environment.apply(values)
    graph.onInvalidate = { [weak self] in self?.host?.scheduleFrame() }
    build(_GraphValue { root })
  }

  private func build<Root: View>(_ root: _GraphValue<Root>) {
    let slot: GeometrySlot = rootSlot
    var inputs = _ViewInputs(host: self, environment: environment, transactions: nil, slot: slot)
    let window: Source<HostWindow> = window
    let direction: Attribute<LayoutDirection> = inputs.environment(LayoutDirectionKey.self)
    inputs = inputs.insideSafeArea {
      let insets = EdgeInsets(window.value.safeArea)
      return [SafeAreaScope.Part(regions: .container, insets: insets.flipped(in: direction.value))]
    }
    inputs.containerSize = {
      let insets = EdgeInsets(window.value.safeArea)
      return CGRect(origin: .zero, size: window.value.size).inset(by: insets).size
    }
    let outputs: _ViewOutputs = Container.unary(inputs: inputs, child: { Root._makeView(view: root, inputs: $0) }) {
      RootLayout(safeArea: window.value.safeArea)
    }
    _ = RootPlacement(window: window, slot: slot)
    display.root.children = outputs.display.map { [$0] } ?? []
    accessibility.source.children = outputs.accessibility.map { [$0] } ?? []
  }

  deinit { graph.end() }

  package func nextID() -> UInt64 {
    lastID += 1
    return lastID
  }
}

// MARK: - Updating

extension ViewGraph {
  /// How many rounds of actions that change state are allowed before a frame.
  private static let roundLimit: Int = 32

  package var needsUpdate: Bool { graph.needsUpdate || !actions.isEmpty }
  package var isAnimating: Bool { animations.count > 0 }

  /// Runs passes and the actions that they ask for (onAppear, onChange) until all is still.
  package func update() {
    Self.lastActive = self
    if needsUpdate { frame += 1 }
    var round: Int = 0
    while needsUpdate {
      pass += 1
      graph.update()
      transaction = Transaction()
      let due: [() -> Void] = actions
      actions = []
      for action in due { action() }
      round += 1
      if round > Self.roundLimit {
        Diagnostics.warn("actions of views change state again and again; the frame is shown as it is. Check onChange.")
        actions = []
        break
      }
    }
    // A change that turned out to be none leaves nothing for the next one.
    transaction = Transaction()
  }

  /// Runs `action` after the pass that is under way, before the frame is shown.
  package func afterUpdate(_ action: @escaping () -> Void) {
    let wasIdle: Bool = !needsUpdate
    actions.append(action)
    if wasIdle, !graph.isUpdating { host?.scheduleFrame() }
  }

  /// Takes up the transaction of a change.
  func note(_ new: Transaction) {
    guard !new.isEmpty else { return }
    transaction = new.merged(over: transaction)
  }

  /// Moves the clock on; what is animated depends on it.
  package func advance(to newTime: Double) {
    time.set(newTime)
  }

  package func apply(_ newSettings: HostSettings) {
    settings = newSettings
    environment.apply(EnvironmentValues(settings: newSettings))
    accessibility.apply(newSettings)
  }

  package func resize(to newWindow: HostWindow) {
    window.set(newWindow)
    display.size = newWindow.size
    accessibility.resize(to: newWindow)
  }

  /// Ends all views: their tasks stop, `onDisappear` runs, and what they own is freed.
  ///
  /// Views hold parts of the graph and the graph holds the views; whoever makes a graph for a while ends it.
  package func end() {
    graph.end()
    let due: [() -> Void] = actions
    actions = []
    for action in due { action() }
  }

  package func announce(_ announcement: AccessibilityAnnouncement) {
    host?.announce(announcement)
  }
}

/// Counts the values that are on their way in a window.
final class RunningAnimations {
  var count: Int = 0
}

/// Gives the window's size to the root.
private final class RootPlacement: GraphNode {
  private let window: Source<HostWindow>
  private let slot: GeometrySlot

  init(window: Source<HostWindow>, slot: GeometrySlot) {
    self.window = window
    self.slot = slot
    super.init(in: window.graph, "root placement")
    slot.follow(self)
    setNeedsEvaluation()
  }

  override var isEager: Bool { true }

  override func evaluate() -> Bool {
    let size: CGSize = window.value.size
    slot.assign(origin: .zero, size: size, proposal: ProposedViewSize(size))
    return true
  }

  override func didRaise() { slot.follow(self) }
}

/// The root view lies in the middle of what the safe area leaves.
private struct RootLayout: LayoutAlgorithm {
  var safeArea: HostWindow.Insets

  func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func place(in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]) -> [LayoutPlacement] {
    let area = CGRect(
      x: safeArea.leading, y: safeArea.top, width: max(0, size.width - safeArea.leading - safeArea.trailing),
      height: max(0, size.height - safeArea.top - safeArea.bottom))
    return children.map { child in
      let proposal = ProposedViewSize(area.size)
      let own: CGSize = child.sizeThatFits(proposal)
      let origin = CGPoint(x: area.midX - own.width / 2, y: area.midY - own.height / 2)
      return LayoutPlacement(origin: origin, proposal: proposal)
    }
  }

  func isEqual(to other: any LayoutAlgorithm) -> Bool { (other as? RootLayout)?.safeArea == safeArea }
}

extension EdgeInsets {
  fileprivate init(_ insets: HostWindow.Insets) {
    self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}
