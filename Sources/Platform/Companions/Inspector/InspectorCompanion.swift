import AccessibilityAudit
import AccessibilityTree
import CoreGraphics
import Dispatch
import DisplayList
import HostHeadless
import HostInterface
import InputEngine
import SwiftUICore
import SwiftUIScenes
import TextEngine

/// The inspector beside a program: a window that shows the accessibility elements of the program's windows as they change.
///
/// It keeps copies of the trees, which grow by the updates that every reader of the tree gets, and reads what was drawn for its
/// audits. So nothing of the app is evaluated, laid out or recorded for it; only what a person asks for, such as an action,
/// changes the app.
@MainActor
package final class InspectorCompanion: WindowCompanion {
  package let model = InspectorModel()
  private var program: RunningApp?
  private var windows: [Inspected] = []
  private var hover: AccessibilityNode.ID?
  /// Whether a press that selected something is not over.
  private var swallowsPress: Bool = false
  /// Calls something later, on the main queue.
  private let later: (Double, @escaping @MainActor () -> Void) -> Void
  private var isRefreshDue: Bool = false
  private var changeCount: Int = 0

  /// A window of the program.
  private final class Inspected {
    let window: any CompanionWindow
    var tree: AccessibilityTree
    var report: AuditReport?
    var id: ObjectIdentifier { ObjectIdentifier(window) }

    init(_ window: any CompanionWindow) {
      self.window = window
      tree = window.views.accessibility.tree
    }
  }

  /// - Parameter later: Calls something after some seconds; by default the main queue does.
  package init(
    later: @escaping (Double, @escaping @MainActor () -> Void) -> Void = { seconds, work in
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { MainActor.assumeIsolated(work) }
    }
  ) {
    self.later = later
    model.selectionDidChange = { [unowned self] in selectionDidChange() }
    model.pickingDidChange = { [unowned self] in
      hover = nil
      showMarks()
    }
    model.windowDidChange = { [unowned self] in windowDidChange() }
    model.perform = { [unowned self] request in _ = current?.window.perform(request) }
    model.showSelection = { [unowned self] in
      guard let current, let id = model.selection else { return }
      current.window.views.accessibility.show(id)
      current.window.requestFrame()
    }
  }

  private var current: Inspected? { windows.first { $0.id == model.choice } }

  // MARK: - Windows

  package func makeProgram(host: any ApplicationHost, shaper: any TextShaper) -> RunningApp? {
    InspectorApp.nextModel = model
    defer { InspectorApp.nextModel = nil }
    let program = RunningApp(
      InspectorApp.self, host: host, shaper: shaper, name: "Accessibility Inspector", isBeside: true)
    self.program = program
    return program
  }

  private func isOwn(_ window: any CompanionWindow) -> Bool { window.scene.app === program }

  package func windowDidOpen(_ window: any CompanionWindow) {
    guard !isOwn(window) else { return }
    windows.append(Inspected(window))
    tellChoices()
    model.set(\.choice, ObjectIdentifier(window))
  }

  package func windowDidClose(_ window: any CompanionWindow) {
    guard !isOwn(window) else { return }
    // A window that stays open was let go of: its marks go with the inspector.
    window.show(nil)
    windows.removeAll { $0.window === window }
    tellChoices()
    if model.choice == ObjectIdentifier(window) { model.choice = windows.last?.id }
  }

  private func tellChoices() {
    model.set(\.choices, windows.map { InspectorModel.Choice(id: $0.id, title: $0.window.scene.title) })
  }

  private func windowDidChange() {
    for other in windows where other !== current { other.window.show(nil) }
    model.selection = nil
    model.isPicking = false
    refresh()
    changeCount += 1
    auditLater()
  }

  package func windowDidUpdate(_ window: any CompanionWindow, _ changes: [AccessibilityUpdate]) {
    guard let inspected = windows.first(where: { $0.window === window }) else { return }
    // The cursor moves without a change of the tree too, and no update tells of that.
    let cursor: AccessibilityNode.ID? = window.views.accessibility.resolver.focus
    guard !changes.isEmpty || cursor != inspected.tree.focus else { return }
    for change in changes { inspected.tree.apply(change) }
    inspected.tree.focus = cursor
    if !changes.isEmpty {
      inspected.report = nil
      changeCount += 1
    }
    guard inspected === current else { return }
    if !isRefreshDue {
      isRefreshDue = true
      // An app that changes in each frame is followed ten times a second.
      later(0.1) { [weak self] in
        self?.isRefreshDue = false
        self?.refresh()
      }
    }
    if !changes.isEmpty { auditLater() }
  }

  // MARK: - What is shown

  /// Brings the window's list and details up to date with the tree.
  private func refresh() {
    guard let current else {
      model.set(\.rows, [])
      model.set(\.details, nil)
      model.set(\.isAudited, false)
      return
    }
    var faults: [AccessibilityNode.ID: Int] = [:]
    for finding in current.report?.failures ?? [] { finding.element.map { faults[$0, default: 0] += 1 } }
    model.set(\.rows, InspectorModel.Row.rows(of: current.tree, faults: faults))
    model.set(\.isAudited, current.report != nil)
    model.set(\.faultCount, current.report?.failures.count ?? 0)
    model.set(\.windowFindings, current.report?.findings.filter { $0.element == nil } ?? [])
    // The selected element has gone.
    if let id = model.selection, current.tree[id] == nil { model.selection = nil }
    tellDetails()
    showMarks()
    tellChoices()
  }

  private func selectionDidChange() {
    tellDetails()
    showMarks()
  }

  private func tellDetails() {
    guard let current, let id = model.selection else {
      model.set(\.details, nil)
      return model.set(\.findings, [])
    }
    model.set(\.details, InspectedElement(id, in: current.tree))
    model.set(\.findings, current.report?.findings.filter { $0.element == id } ?? [])
  }

  private func showMarks() {
    guard let current else { return }
    func frame(_ id: AccessibilityNode.ID?) -> CGRect? {
      guard let id, !current.tree.isScrolledOut(id) else { return nil }
      return current.tree.frame(of: id)
    }
    current.window.show(InspectorMarks.list(selection: frame(model.selection), hover: frame(hover)))
  }

  // MARK: - Findings

  /// The rules that read the tree and the drawing alone. The others lay the window out anew, let its clock go on or try its
  /// handlers: they would disturb the app, and are for tests and `./rotor audit`.
  private static let rules: Set<AuditRule> = [
    .contrast, .elementDetection, .sufficientElementDescription, .trait, .action, .parentChild, .order, .trap, .chart,
  ]

  /// Audits when nothing has changed for a moment.
  private func auditLater() {
    let count: Int = changeCount
    later(0.6) { [weak self] in
      guard let self, count == changeCount, let current, current.report == nil else { return }
      let views: ViewGraph = current.window.views
      // A window that is not up to date is audited after its next frame.
      guard !views.needsUpdate else { return auditLater() }
      current.report = views.audit(reading: Self.rules, tree: current.tree)
      refresh()
    }
  }

  // MARK: - Picking

  package func takes(_ event: HostEvent, in window: any CompanionWindow) -> Bool {
    guard let current, current.window === window else { return false }
    if case .pointer(let event) = event { return takes(event, in: current) }
    guard model.isPicking, case .key(let key) = event, key.symbol == .escape else { return false }
    if key.phase == .down { model.isPicking = false }
    return true
  }

  private func takes(_ event: PointerEvent, in inspected: Inspected) -> Bool {
    if swallowsPress, event.phase == .up || event.phase == .cancel || event.phase == .move {
      if event.phase != .move { swallowsPress = false }
      return true
    }
    guard model.isPicking else { return false }
    switch event.phase {
    case .down:
      swallowsPress = true
      model.selection = inspected.tree.element(at: event.position)
      model.isPicking = false
    case .hover, .move:
      let found: AccessibilityNode.ID? = inspected.tree.element(at: event.position)
      if found != hover {
        hover = found
        showMarks()
      }
    case .leave:
      hover = nil
      showMarks()
    case .up, .cancel: break
    }
    return true
  }
}

extension AccessibilityTree {
  /// The smallest element that is seen at a point of the window, the last one read of equal ones; where there is none, the smallest
  /// container.
  func element(at point: CGPoint) -> AccessibilityNode.ID? {
    var best: (id: AccessibilityNode.ID, isContainer: Bool, area: CGFloat)?
    for node in readingOrder() where node.id != root {
      guard let frame = frame(of: node.id), frame.contains(point), !isScrolledOut(node.id) else { continue }
      let area: CGFloat = frame.width * frame.height
      if let best {
        if node.isContainer && !best.isContainer { continue }
        if node.isContainer == best.isContainer, area > best.area { continue }
      }
      best = (node.id, node.isContainer, area)
    }
    return best?.id
  }
}
