import Foundation
import FoundationGaps
import Observation
import UIFoundation

/// Work of a view that is done again when something changes that it read.
enum FollowedWork: Hashable {
  case layout
  case drawing
  case constraints
  case properties
}

/// What one piece of work of a view read the last time: traits, and observable properties.
///
/// A view that reads nothing of both costs nothing beside the call.
final class FollowedReads: @unchecked Sendable {
  let work: FollowedWork
  /// Nil once the work was done anew: what was read before says nothing any more.
  private weak var view: UIView?
  /// Made when a trait is read.
  private(set) var recorder: TraitRecorder?

  init(_ work: FollowedWork, of view: UIView) {
    self.work = work
    self.view = view
  }

  func end() { view = nil }

  /// The traits of the view, whose reading is noted.
  func noting(_ traits: UITraitCollection) -> UITraitCollection {
    let recorder: TraitRecorder = recorder ?? TraitRecorder()
    self.recorder = recorder
    return traits.recorded(by: recorder)
  }

  /// An observable property is about to change, on any thread.
  func observedChange() {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { redo() }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { self.redo() } }
    }
  }

  @MainActor func redo() { view?.redo(work) }
}

/// The work that is under way.
@MainActor
enum FollowedWorkUnderWay {
  struct Entry {
    let view: UIView
    let work: FollowedWork
    /// Made when something is read.
    var reads: FollowedReads?
  }

  static var innermost: Entry?

  /// What the innermost work has read, for notes.
  static func reads() -> FollowedReads? {
    guard let entry = innermost else { return nil }
    if let reads = entry.reads { return reads }
    let made = FollowedReads(entry.work, of: entry.view)
    innermost?.reads = made
    return made
  }

  /// The traits of a view as it reads them in its own work.
  static func noting(_ traits: UITraitCollection, of view: UIView) -> UITraitCollection {
    guard let innermost, innermost.view === view else { return traits }
    return reads()?.noting(traits) ?? traits
  }
}

extension UIView {
  /// The traits; where the view's own work reads them, that is noted.
  var followedTraits: UITraitCollection {
    FollowedWorkUnderWay.noting(traits(in: superview?.traitCollection ?? root?.traits ?? .current), of: self)
  }

  /// Does a piece of work that is done again when traits of the view or observable properties change that it reads.
  func following(_ work: FollowedWork, _ body: () -> Void) {
    let outer: FollowedWorkUnderWay.Entry? = FollowedWorkUnderWay.innermost
    FollowedWorkUnderWay.innermost = .init(view: self, work: work)
    withObservationTracking(body, onChange: Self.callback())
    let reads: FollowedReads? = FollowedWorkUnderWay.innermost?.reads
    FollowedWorkUnderWay.innermost = outer
    guard reads != nil || rareParts?.followed[work] != nil else { return }
    ownRareParts.followed[work]?.end()
    ownRareParts.followed[work] = reads
  }

  /// Called where the work has read something observable.
  private nonisolated static func callback() -> @Sendable () -> Void {
    let reads: FollowedReads? = MainActor.assumeIsolated { FollowedWorkUnderWay.reads() }
    return { reads?.observedChange() }
  }

  fileprivate func redo(_ work: FollowedWork) {
    switch work {
    case .layout: setNeedsLayout()
    case .drawing: setNeedsDisplay()
    case .constraints: setNeedsUpdateConstraints()
    case .properties: setNeedsUpdateProperties()
    }
  }

  /// Colours of the view may be others: it is drawn again, with its background and border.
  func colorsDidChange() {
    changes.look.change()
    setNeedsDisplay()
  }

  /// Asks again for the work that read one of the traits that differ.
  func redoWork(from old: UITraitCollection, to new: UITraitCollection) {
    guard let followed = rareParts?.followed, !followed.isEmpty else { return }
    for reads in followed.values {
      let traits: [UITrait] = reads.recorder?.traits ?? []
      if traits.contains(where: { !new.values.agrees(with: old.values, in: $0) }) { reads.redo() }
    }
  }
}
