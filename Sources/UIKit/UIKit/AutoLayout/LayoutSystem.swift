import ConstraintSolver
import CoreGraphics
import Diagnostics
import UIFoundation

/// The constraints of a tree of views and their solution.
///
/// There is one for each topmost view, made when the first constraint in its tree becomes active. Places are relative to the view
/// around, so that a view that moves takes all inside along without a new solution. Another one is made to find a fitting size.
@MainActor
final class LayoutSystem {
  /// A constraint as the solver knows it.
  final class Entry {
    let constraint: NSLayoutConstraint
    var handle: SolverConstraint
    var members: [Member]
    /// The right side that the solver has.
    var right: Double
    /// Whether the right side depends on margins, safe areas, baselines or alignment rectangles.
    var isVolatile: Bool

    init(
      _ constraint: NSLayoutConstraint, handle: SolverConstraint, members: [Member], right: Double, isVolatile: Bool
    ) {
      self.constraint = constraint
      self.handle = handle
      self.members = members
      self.right = right
      self.isVolatile = isVolatile
    }
  }

  let solver = ConstraintSolver()
  unowned let root: UIView
  /// The size to be found out; nil for the system of views that are shown.
  let target: FittingTarget?
  var entries: [ObjectIdentifier: Entry] = [:]
  /// The constraints whose constants follow margins, safe areas or baselines; each solution reads these anew.
  private var volatileEntries: [ObjectIdentifier: Entry] = [:]
  var members: [ObjectIdentifier: Member] = [:]
  /// The members whose views break lines of text at the width that the solver finds.
  var breakingMembers: [ObjectIdentifier: Member] = [:]
  /// Members whose own constraints, from frames and content, may be others now.
  var stale: [ObjectIdentifier] = []
  /// Whether people read from right to left in views that do not say otherwise.
  private(set) var isMirrored: Bool = false
  private var reported: Set<ObjectIdentifier> = []
  /// Variables that no constraint uses once the solver has taken up all removals.
  var retired: [SolverVariable] = []

  init(root: UIView, target: FittingTarget? = nil) {
    self.root = root
    self.target = target
    isMirrored = root.isRightToLeft
  }

  // MARK: Constraints

  func insert(_ constraint: NSLayoutConstraint) {
    guard let entry = makeEntry(constraint) else { return }
    entries[ObjectIdentifier(constraint)] = entry
    if entry.isVolatile { volatileEntries[ObjectIdentifier(constraint)] = entry }
    noteChange(constraint.holder)
  }

  func remove(_ constraint: NSLayoutConstraint) {
    guard let entry = entries.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
    volatileEntries[ObjectIdentifier(constraint)] = nil
    reported.remove(ObjectIdentifier(constraint))
    solver.remove(entry.handle)
    for member in entry.members { release(member) }
    noteChange(constraint.holder)
  }

  /// The constraint says something else than a changed constant.
  func reinsert(_ constraint: NSLayoutConstraint) {
    remove(constraint)
    insert(constraint)
  }

  func constantDidChange(_ constraint: NSLayoutConstraint) {
    guard let entry = entries[ObjectIdentifier(constraint)] else { return }
    refresh(entry)
    noteChange(constraint.holder)
  }

  /// Gives the constraints away, in the order in which they became active.
  func takeAll() -> [NSLayoutConstraint] {
    let all: [NSLayoutConstraint] = entries.values.map(\.constraint).sorted { $0.sequence < $1.sequence }
    for constraint in all { remove(constraint) }
    for member in members.values { member.view?.isConstrained = false }
    return all
  }

  private func noteChange(_ view: UIView?) {
    guard target == nil else { return }
    view?.setNeedsLayout()
    root.changes.sizing.change()
  }

  private func makeEntry(_ constraint: NSLayoutConstraint) -> Entry? {
    guard let holder = constraint.holder, let rule = LayoutRule(constraint, in: holder, of: self) else { return nil }
    let members: [Member] = rule.terms.map(\.member)
    let terms: [SolverTerm] = rule.terms.map { SolverTerm($0.member.variables[$0.part], $0.factor) }
    for member in members { member.users += 1 }
    let handle: SolverConstraint = solver.add(
      terms, rule.relation, rule.right, priority: Double(constraint.priority.rawValue))
    return Entry(constraint, handle: handle, members: members, right: rule.right, isVolatile: rule.isVolatile)
  }

  private func refresh(_ entry: Entry) {
    guard let holder = entry.constraint.holder, let rule = LayoutRule(entry.constraint, in: holder, of: self) else {
      return
    }
    guard rule.right != entry.right else { return }
    entry.right = rule.right
    solver.setConstant(rule.right, of: entry.handle)
  }

  // MARK: Solving

  /// Whether the solution is not that of the views as they are.
  var hasChanges: Bool { solver.hasChanges || !stale.isEmpty }

  /// Solves what has changed, and asks for the layout of views whose subviews lie elsewhere now.
  func update() {
    guard !entries.isEmpty || hasChanges else { return }
    if isMirrored != root.isRightToLeft { turnRound() }
    for entry in volatileEntries.values { refresh(entry) }
    if target == nil, let member = members[ObjectIdentifier(root)] { touch(member) }
    refreshMembers()
    guard solver.hasChanges else { return }
    report(solver.solve())
    // Lines of text are broken at widths that are known only now.
    for _ in 0..<4 where adoptWidths() {
      refreshMembers()
      report(solver.solve())
    }
    for variable in retired { solver.release(variable) }
    retired = []
    if target == nil { markMoved() }
  }

  /// Makes all constraints again: people read in the other direction.
  func turnRound() {
    isMirrored = root.isRightToLeft
    for entry in entries.values.sorted(by: { $0.constraint.sequence < $1.constraint.sequence }) {
      reinsert(entry.constraint)
    }
  }

  private func report(_ conflicts: [SolverConflict]) {
    for conflict in conflicts {
      var names: [String] = []
      var broken: NSLayoutConstraint?
      let own: [SolverConstraint: Entry] = Dictionary(
        entries.values.map { ($0.handle, $0) }, uniquingKeysWith: { first, _ in first })
      for handle in conflict.clashing {
        guard let entry = own[handle] else { continue }
        names.append(entry.constraint.summary)
        if handle == conflict.broken { broken = entry.constraint }
      }
      guard let broken, target == nil, reported.insert(ObjectIdentifier(broken)).inserted else { continue }
      Diagnostics.warn(
        "These required constraints, and the frames of views that have no constraints, cannot hold together: \(names.joined(separator: "; ")). The constraint \(broken.summary) is left out. Give one of them a lower priority, or deactivate it."
      )
    }
  }

  /// Whether a constraint is left out because it clashes with others.
  func isBroken(_ constraint: NSLayoutConstraint) -> Bool {
    entries[ObjectIdentifier(constraint)].map { solver.isBroken($0.handle) } ?? false
  }

  // MARK: Frames

  private func markMoved() {
    for member in members.values {
      if let guide = member.guide, guide.kind == .scrollContent { guide.owningView?.setNeedsLayout() }
      guard let view = member.view, !member.isFixed, let superview = view.superview else { continue }
      if view.untransformedFrame != frame(of: member) { superview.setNeedsLayout() }
    }
  }

  func frame(of member: Member) -> CGRect {
    // What is left of rounding would show as a change.
    let values: [CGFloat] = member.variables.map { (CGFloat(solver.value(of: $0)) * 8_192).rounded() / 8_192 }
    return CGRect(x: values[0], y: values[1], width: max(0, values[2]), height: max(0, values[3]))
  }

  func solvedFrame(of item: any LayoutItem) -> CGRect? { members[ObjectIdentifier(item)].map(frame(of:)) }

  /// Sets the frames of a view's subviews from the solution.
  func apply(to view: UIView) {
    for subview in view.subviews where subview.isConstrained {
      guard let member = members[ObjectIdentifier(subview)], !member.isFixed else { continue }
      subview.place(in: frame(of: member))
    }
  }
}
