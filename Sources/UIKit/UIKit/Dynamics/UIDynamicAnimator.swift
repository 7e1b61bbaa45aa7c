import CoreGraphics
import Foundation
import QuartzCore
import RigidBodies
import SwiftUICore

/// Is told when an animator begins to move items, and when all have come to rest.
@MainActor @preconcurrency
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Moves items as bodies move: they fall, bounce, hang on each other.
///
/// The animator runs with the frames of the window of its reference view, and stands still, without frames, when all items have been at
/// rest for half a second. A change of a behaviour lets it go on.
@MainActor @preconcurrency
open class UIDynamicAnimator: NSObject {
  private var topBehaviors: [UIDynamicBehavior] = []
  let simulation = DynamicSimulation()
  private weak var layout: UICollectionViewLayout?
  private weak var clock: LayerClock?
  private var lastTime: Double?
  private var isDue: Bool = false

  /// - Parameter view: Items are placed in its space, as its subviews are.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
    simulation.animator = self
  }

  /// Makes an animator that moves attributes of a layout, which is invalidated in each step.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    referenceView = layout.collectionView
    super.init()
    simulation.animator = self
  }

  /// The view in whose space items are placed.
  open private(set) weak var referenceView: UIView?
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  open var behaviors: [UIDynamicBehavior] { topBehaviors }
  /// Whether items move: from the first frame on, until all are at rest.
  open private(set) var isRunning: Bool = false
  /// For how long items have moved, in seconds.
  open private(set) var elapsedTime: TimeInterval = 0

  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !topBehaviors.contains(where: { $0 === behavior }) else { return }
    topBehaviors.append(behavior)
    behavior.move(to: self)
    behaviorsDidChange()
  }

  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = topBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    topBehaviors.remove(at: index)
    behavior.move(to: nil)
    behaviorsDidChange()
  }

  open func removeAllBehaviors() {
    let all: [UIDynamicBehavior] = topBehaviors
    topBehaviors = []
    for behavior in all { behavior.move(to: nil) }
    behaviorsDidChange()
  }

  /// The items that are in a rectangle of the reference view's space, also in part.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    allItems.filter { $0.boxAround.intersects(rect) }
  }

  /// Takes up where an item is and how large, as a program has set it.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    simulation.takeUp(item)
    wake()
  }

  // MARK: Attributes of layouts

  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes {
      $0.representedElementCategory == .supplementaryView && $0.representedElementKind == elementKind
        && $0.indexPath == indexPath
    }
  }

  open func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes {
      $0.representedElementCategory == .decorationView && $0.representedElementKind == decorationViewKind
        && $0.indexPath == indexPath
    }
  }

  private func attributes(
    _ isMeant: (UICollectionViewLayoutAttributes) -> Bool
  ) -> UICollectionViewLayoutAttributes? {
    allItems.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first(where: isMeant)
  }

  // MARK: Running

  /// All behaviours, each with those inside of it.
  var allBehaviors: [UIDynamicBehavior] { topBehaviors.flatMap(\.withChildren) }

  private var allItems: [any UIDynamicItem] {
    BehaviorItems(allBehaviors.flatMap(\.involvedItems)).all
  }

  /// Whether the behaviours and their items have to be looked through before the next step.
  func behaviorsDidChange() {
    isDue = true
    wake()
  }

  /// Goes on, as something may move.
  func wake() {
    simulation.world.wake()
    guard !isRunning, !topBehaviors.isEmpty else { return }
    clock = referenceView?.layer.windowClock ?? ViewGraph.lastWindow?.service(LayerClock.self)
    guard let clock else { return }
    isRunning = true
    lastTime = nil
    delegate?.dynamicAnimatorWillResume(self)
    clock.add(self)
  }

  private func pause() {
    isRunning = false
    lastTime = nil
    delegate?.dynamicAnimatorDidPause(self)
  }

  private func step(at time: Double) -> FrameState {
    guard isRunning else { return .done }
    guard let referenceView, !topBehaviors.isEmpty else {
      pause()
      return .done
    }
    let behaviors: [UIDynamicBehavior] = allBehaviors
    simulation.setBounds(referenceView.bounds)
    if isDue || simulation.isDue {
      isDue = false
      simulation.prepare(behaviors)
    }
    guard let last = lastTime else {
      lastTime = time
      return .ending
    }
    // After a long time without frames, as when the machine slept, items do not go on from there.
    let passed: Double = min(max(time - last, 0), 4)
    lastTime = time
    elapsedTime += passed
    let isMoved: Bool = simulation.advance(by: passed, behaviors)
    if isMoved { layout?.invalidateLayout() }
    for behavior in behaviors { behavior.action?() }
    simulation.tellCollisions(behaviors)
    guard isRunning else { return .done }
    if simulation.world.restingTime >= 0.5, !isDue, !simulation.isDue {
      pause()
      return isRunning ? .ending : .done
    }
    return .ending
  }
}

extension UIDynamicAnimator: FrameFollower {
  package nonisolated func frame(at time: Double) -> FrameState {
    MainActor.assumeIsolated { step(at: time) }
  }
}
