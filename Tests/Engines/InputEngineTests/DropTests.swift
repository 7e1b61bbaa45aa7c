import CoreGraphics
import FoundationGaps
import Testing

@testable import InputEngine

@Suite struct DropTests {
  private final class Log { var words: [String] = [] }

  /// A view that takes drops.
  private final class Basket: DropTarget {
    let name: String
    let log: Log
    var wants: Bool = true
    var proposal: TransferOperation?
    var takes: Bool = true
    private(set) var tracker: DropTracker!

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      tracker = DropTracker { [unowned self] in
        var reactions = DropReactions()
        reactions.validates = { [unowned self] _ in
          self.log.words.append("\(name)?")
          return wants
        }
        reactions.entered = { _ in log.words.append("\(name) entered") }
        reactions.updated = { [unowned self] _ in proposal }
        reactions.exited = { _ in log.words.append("\(name) exited") }
        reactions.performed = { [unowned self] _, operation in
          log.words.append("\(name) \(operation)")
          return takes
        }
        return reactions
      }
    }

    func handle(_ event: DropEvent) -> TransferOperation? { tracker.handle(event) }
  }

  private let log = Log()
  private let offer = DropOffer(items: [NSItemProvider(object: "a" as NSString)], operations: [.copy, .move])
  private let router = DropRouter()

  private func send(_ phase: DropEvent.Phase, _ targets: [any DropTarget]) -> TransferOperation? {
    router.handle(DropEvent(phase, at: .zero, of: offer)) { _ in targets }
  }

  @Test("Each target hears when a drag comes over it and when it leaves, and the drop ends at the innermost")
  func routing() {
    let inner = Basket("inner", log)
    let outer = Basket("outer", log)
    #expect(send(.entered, [outer]) == .copy)
    #expect(send(.moved, [inner, outer]) == .copy)
    #expect(send(.moved, [inner, outer]) == .copy)
    #expect(inner.tracker.isTargeted && !outer.tracker.isTargeted)
    #expect(send(.dropped, [inner, outer]) == .copy)
    #expect(router.operation == .copy)
    #expect(
      log.words == ["outer?", "outer entered", "inner?", "inner entered", "outer exited", "inner copy"])
    #expect(!inner.tracker.isTargeted)
    #expect(send(.left, []) == nil)
    #expect(send(.moved, []) == nil && router.operation == nil)
  }

  @Test("A target that wants nothing leaves the drag to the next, and is asked once for what is offered")
  func refusing() {
    let inner = Basket("inner", log)
    let outer = Basket("outer", log)
    inner.wants = false
    #expect(send(.entered, [inner, outer]) == .copy)
    #expect(send(.moved, [inner, outer]) == .copy)
    #expect(log.words == ["inner?", "outer?", "outer entered"])
    // The host learns of a further type: the target is asked again.
    offer.items.append(NSItemProvider(object: "b" as NSString))
    inner.wants = true
    #expect(send(.moved, [inner, outer]) == .copy)
    #expect(log.words.suffix(3) == ["inner?", "inner entered", "outer exited"])
  }

  @Test("A drag that leaves the window leaves its target, and one that leaves and comes back is asked again")
  func leaving() {
    let basket = Basket("basket", log)
    _ = send(.entered, [basket])
    _ = send(.left, [])
    #expect(!basket.tracker.isTargeted)
    basket.wants = false
    #expect(send(.entered, [basket]) == nil)
    #expect(log.words == ["basket?", "basket entered", "basket exited", "basket?"])
    _ = send(.moved, [])
    basket.wants = true
    #expect(send(.moved, [basket]) == .copy)
  }

  @Test("A target's proposal holds until the next one; a move that the source does not allow is a copy")
  func proposals() {
    let basket = Basket("basket", log)
    basket.proposal = .move
    #expect(send(.entered, [basket]) == .move)
    basket.proposal = nil
    #expect(send(.moved, [basket]) == .move)
    offer.operations = .copy
    #expect(send(.moved, [basket]) == .copy)
    offer.operations = .move
    basket.proposal = .copy
    #expect(send(.moved, [basket]) == .forbidden)
    #expect(send(.dropped, [basket]) == .forbidden)
    #expect(log.words.last == "basket exited")
  }

  @Test("A drop that the target cancels or does nothing with hands nothing over")
  func refusedDrops() {
    let basket = Basket("basket", log)
    basket.proposal = .cancel
    #expect(send(.entered, [basket]) == .cancel && send(.dropped, [basket]) == .cancel)
    #expect(log.words == ["basket?", "basket entered", "basket exited"])
    basket.proposal = .copy
    basket.takes = false
    #expect(send(.dropped, [basket]) == .cancel)
    #expect(log.words.last == "basket copy")
  }

  @Test("Operations are resolved by what the source allows")
  func operations() {
    let all: TransferOperations = [.copy, .move, .alias, .delete]
    for operation in TransferOperation.allCases { #expect(all.resolved(operation) == operation) }
    #expect(TransferOperations.copy.resolved(.move) == .copy)
    #expect(TransferOperations.copy.resolved(.delete) == .forbidden)
    #expect(TransferOperations([]).resolved(.copy) == .forbidden)
  }
}

@Suite struct DragSessionTests {
  private func phases(_ body: (DragSession) -> Void) -> [DragSession.Phase] {
    let session = DragSession(items: [NSItemProvider(object: "a" as NSString)])
    var phases: [DragSession.Phase] = [session.phase]
    session.observe { phases.append($0.phase) }
    body(session)
    return phases
  }

  @Test("A session goes from the lift over its moves and its end to the end of the transfer, and no step comes twice")
  func order() {
    var place: CGPoint?
    let phases: [DragSession.Phase] = phases {
      $0.completeTransfer()
      $0.move(to: CGPoint(x: 1, y: 2))
      place = $0.location
      $0.end(.move)
      $0.move(to: .zero)
      $0.end(.copy)
      $0.completeTransfer()
      $0.completeTransfer()
    }
    #expect(phases == [.initial, .active, .ending(.move), .ended(.move), .transferCompleted])
    #expect(place == CGPoint(x: 1, y: 2))
  }

  @Test("A refused or cancelled session ends with a cancellation and transfers nothing")
  func cancelled() {
    #expect(phases { $0.end(.forbidden) } == [.initial, .ending(.cancel), .ended(.cancel)])
    #expect(
      phases {
        $0.end(.cancel)
        $0.completeTransfer()
      } == [.initial, .ending(.cancel), .ended(.cancel)])
  }

  @Test("The transfer is over when all loadings of the target are, also where the host ends the drag later")
  func loadings() {
    let session = DragSession(items: [])
    let offer = DropOffer(items: [], drag: session)
    var loaded: Int = 0
    offer.observeLoading { loaded += 1 }
    offer.beginLoading()
    offer.beginLoading()
    offer.endLoading()
    #expect(loaded == 0)
    offer.end(.copy)
    #expect(session.phase == .ended(.copy) && loaded == 0)
    offer.endLoading()
    #expect(session.phase == .transferCompleted && loaded == 1)
    let other = DropOffer(items: [], drag: DragSession(items: []))
    other.end(.copy)
    #expect(other.drag?.phase == .transferCompleted)
  }
}
