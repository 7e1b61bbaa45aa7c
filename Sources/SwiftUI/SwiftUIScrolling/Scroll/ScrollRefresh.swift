import AccessibilityTree
import CoreGraphics
import DisplayList
import HostInterface
import InputEngine
import LayoutEngine
import ReactiveGraph
import SwiftUICore

/// A scroll view that people bring up to date: by pulling its content down with a finger, by keys, and by an action of
/// assistive technologies. While that goes on, the content stands lower and something turns in the room above it.
final class ScrollRefresh: KeyResponder {
  private unowned let viewport: ScrollViewport
  private let action: Attribute<RefreshAction?>
  /// Whether the content is being brought up to date.
  let isRunning: Source<Bool>
  /// The room above the content meanwhile.
  private let room: Source<CGFloat>
  /// Counts the steps of what turns.
  private let step: Source<Int>
  private var timer: InputTimer?

  /// How far the content is pulled before it is brought up to date, and how high the room is, in points.
  static let threshold: CGFloat = 64
  static let height: CGFloat = 50
  private static let stepTime: Double = 1.0 / 12

  init(_ viewport: ScrollViewport, room: Source<CGFloat>) {
    self.viewport = viewport
    self.room = room
    let graph: Graph = viewport.graph
    action = viewport.inputs.environment(RefreshKey.self)
    isRunning = Source(in: graph, "is refreshing", false)
    step = Source(in: graph, "refresh step", 0)
    timer = InputTimer(viewport.host, "refresh indicator") { [weak self] in self?.turn() }
    let keyboard: KeyboardInput = viewport.host.keyboard
    keyboard.add(self)
    graph.currentSubgraph.onEnd { [weak keyboard] in keyboard?.remove(self) }
  }

  var slot: GeometrySlot { viewport.slot }

  /// F5, Control-R and Command-R bring the content up to date.
  func handle(_ key: KeyPress) -> Bool {
    let isCommand: Bool = key.modifiers == .command || key.modifiers == .control
    let isReload: Bool = key.key == KeyEquivalent(.function(5)) && key.modifiers.isEmpty
    guard !slot.isLeaving, key.phase == .down, isReload || isCommand && key.key == "r" else { return false }
    return begin()
  }

  /// Whether the scroll view can be brought up to date; read inside a node.
  var isOffered: Bool { action.value != nil }

  /// A finger let go of content that was pulled down.
  func releasePulled() {
    guard viewport.offset.peek.y <= -Self.threshold else { return }
    begin()
  }

  /// Brings the content up to date; false where it cannot be, or is already.
  @discardableResult
  func begin() -> Bool {
    guard let action = action.peek, !isRunning.peek, isRunning.isAlive else { return false }
    isRunning.set(true)
    // What is seen stays where it is: the room comes above it.
    room.set(Self.height)
    viewport.shift(by: Self.height)
    turn()
    viewport.host.announce(AccessibilityAnnouncement("Refreshing"))
    Task { @MainActor [weak self] in
      await action()
      self?.end()
    }
    return true
  }

  private func end() {
    guard isRunning.isAlive, isRunning.peek else { return }
    isRunning.set(false)
    timer?.set(nil)
    room.set(0)
    viewport.shift(by: -Self.height)
    if viewport.offset.peek.y < 0 { viewport.animate(to: CGPoint(x: viewport.offset.peek.x, y: 0), with: .smooth) }
  }

  private func turn() {
    guard isRunning.isAlive, isRunning.peek else { return }
    step.set(step.peek + 1)
    timer?.set(viewport.host.time.peek + Self.stepTime)
  }

  // MARK: Looks

  /// Spokes around a middle above the content: as many as it is pulled far, all of them while the content is brought up to
  /// date, the brightest of which goes round.
  func items(in size: CGSize, style: ShapeStyleContext) -> [DisplayItem] {
    let above: CGFloat = max(0, room.value - viewport.offset.value.y)
    guard isOffered, above > 4 else { return [] }
    let isRunning: Bool = self.isRunning.value
    let count: Int = 8
    let part: CGFloat = isRunning ? 1 : min(1, above / Self.threshold)
    let shown: Int = Int((part * CGFloat(count)).rounded(.down))
    let middle = CGPoint(x: size.width / 2, y: min(above, max(Self.height, above)) / 2)
    let turned: Int = step.value
    var stroke = Stroke(width: 2)
    stroke.cap = .round
    return (0..<shown).map { index in
      let angle: CGFloat = 2 * .pi * CGFloat(index) / CGFloat(count) - .pi / 2
      let age: Int = ((turned - index) % count + count) % count
      let opacity: Double = isRunning ? 1 - Double(age) / Double(count) * 0.8 : 0.6
      let path = CGMutablePath()
      path.move(to: CGPoint(x: middle.x + 5 * cos(angle), y: middle.y + 5 * sin(angle)))
      path.addLine(to: CGPoint(x: middle.x + 10 * cos(angle), y: middle.y + 10 * sin(angle)))
      let color: Color = Color.secondaryLabel.opacity(opacity)
      return .stroke(path, .color(color.resolved(in: style.colors)), stroke)
    }
  }
}
