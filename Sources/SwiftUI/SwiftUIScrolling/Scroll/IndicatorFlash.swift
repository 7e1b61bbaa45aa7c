import HostInterface
import ReactiveGraph
import SwiftUICore

extension View {
  /// Shows the bars of scroll views inside for a moment when these come up.
  ///
  /// Bars that are hidden stay so, and content that fits has none.
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    transformEnvironment(\.scrollFlash) { $0.isWantedFirst = onAppear }
  }

  /// Shows the bars of scroll views inside for a moment each time a value changes.
  public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    modifier(FlashTrigger(value: value))
  }
}

/// When the bars of scroll views are to be shown for a moment.
struct ScrollFlash: Equatable {
  var isWantedFirst: Bool = false
  /// How often the values around the scroll view have changed that want it.
  var changes: Int = 0
}

extension EnvironmentValues {
  var scrollFlash: ScrollFlash {
    get { self[ScrollFlashKey.self] }
    set { self[ScrollFlashKey.self] = newValue }
  }
}

struct ScrollFlashKey: EnvironmentKey { static let defaultValue = ScrollFlash() }

nonisolated struct FlashTrigger<Value: Equatable>: InputsModifier {
  var value: Value

  nonisolated static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    let changes = ChangeCount(in: inputs.graph) { modifier.read().value }
    inputs.environment = inputs.environment.overriding("scroll flash") { $0.scrollFlash.changes += changes.value }
  }
}

/// How often a value has changed.
private final class ChangeCount<Value: Equatable>: Attribute<Int> {
  private let watched: () -> Value
  private var before: Value?

  init(in graph: Graph, _ watched: @escaping () -> Value) {
    self.watched = watched
    super.init(in: graph, "change count")
  }

  override func evaluate() -> Bool {
    let new: Value = watched()
    defer { before = new }
    guard let before, let storage else {
      storage = 0
      return true
    }
    if before == new { return false }
    self.storage = storage + 1
    return true
  }
}

/// Whether the bars of a scroll view are shown although nothing moves.
final class IndicatorFlash: Attribute<Bool> {
  /// How long a moment is, in seconds. Apple gives no figure; it is about as long as bars stay after scrolling.
  private static let duration: Double = 1

  private let flash: Attribute<ScrollFlash>
  private unowned let host: ViewGraph
  private var known: ScrollFlash?
  private var end: Double = -.infinity

  init(_ inputs: _ViewInputs) {
    flash = inputs.environment(ScrollFlashKey.self)
    host = inputs.window
    super.init(in: inputs.graph, "indicator flash")
    // The moment begins when the view comes, not when somebody looks.
    setNeedsEvaluation()
  }

  override var isEager: Bool { true }

  override func evaluate() -> Bool {
    let asked: ScrollFlash = flash.value
    let now: Double = host.time.peek
    if known.map({ $0.changes != asked.changes }) ?? asked.isWantedFirst {
      end = now + Self.duration
      host.wakeUps.wake(self, at: end)
    }
    known = asked
    let isShown: Bool = now + WakeUps.tolerance < end
    defer { storage = isShown }
    return storage != isShown
  }

  override func invalidated() { host.wakeUps.forget(self) }
}
