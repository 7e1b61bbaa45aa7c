import CoreGraphics
import Foundation
import FoundationGaps
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import Testing
import ViewTestSupport

@testable import UIKit

/// Drags that begin at views of UIKit's, and drops on them.
@MainActor
@Suite("Dragging views of UIKit", .serialized)
struct DragInteractionTests {
  /// A page with a card that is dragged, and a box that takes cards.
  final class Board: UIViewController, UIDragInteractionDelegate, UIDropInteractionDelegate {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let box = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
    var log: [String] = []
    var texts: [String] = []
    var operation = UIDropOperation.copy
    var isWanted = true
    var isMovable = true
    var isRestricted = false
    var preview: UITargetedDragPreview?
    var seen: (any UIDropSession)?
    lazy var drag = UIDragInteraction(delegate: self)
    lazy var drop = UIDropInteraction(delegate: self)

    override func viewDidLoad() {
      card.backgroundColor = .red
      box.backgroundColor = .blue
      view.addSubview(card)
      view.addSubview(box)
      card.addInteraction(drag)
      box.addInteraction(drop)
    }

    func take() -> [String] {
      defer { log = [] }
      return log
    }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    {
      session.localContext = "context"
      log.append("asked \(Int(session.location(in: card).x)) \(session.items.count)")
      let item = UIDragItem(itemProvider: NSItemProvider(object: "Card" as NSString))
      item.localObject = self
      return [item]
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? { preview }
    func dragInteraction(
      _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) { animator.addCompletion { self.log.append("lifted \($0.rawValue)") } }
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
      log.append("begins \(session.localContext as? String ?? "")")
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { isMovable }
    func dragInteraction(
      _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { isRestricted }
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {
      if log.last != "moves" { log.append("moves") }
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) { log.append("will end \(operation)") }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { log.append("ended \(operation)") }
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
      log.append("transferred")
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
    ) { log.append("cancel") }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { isWanted }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
      log.append("enters")
      seen = session
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: operation) }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
      log.append("exits")
    }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      log.append("drop at \(Int(session.location(in: box).y))")
      session.loadObjects(ofClass: String.self) { self.texts += $0 }
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
    ) { animator.addCompletion { _ in self.log.append("settled") } }
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
      log.append("concluded")
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
      log.append("drop over")
    }
  }

  private func open(_ board: Board) throws -> HeadlessHost {
    try window(width: 200, height: 200, settings: HostSettings(idiom: .desktop)) {
      Controllers(board).ignoresSafeArea()
    }
  }

  private let start = CGPoint(x: 30, y: 20)
  private let goal = CGPoint(x: 50, y: 150)

  @Test(
    "A drag begins with the items of the delegate, is told of its steps, and is loaded where it is dropped (606, 607)")
  func dragAndDrop() async throws {
    let board = Board()
    let host = try open(board)
    #expect(board.drag.view === board.card && board.drop.view === board.box && board.drag.delegate === board)
    #expect(board.drop.delegate === board && UIDragInteraction.isEnabledByDefault && board.drag.isEnabled)
    #expect(!board.drag.allowsSimultaneousRecognitionDuringLift && !board.drop.allowsSimultaneousDropSessions)
    #expect(host.dragAndDrop(from: start, to: goal) == .copy)
    #expect(
      board.take() == [
        "asked 30 0", "lifted 0", "begins context", "moves", "enters", "moves", "drop at 50", "settled", "concluded",
        "drop over", "will end copy", "ended copy",
      ])
    await host.settle { !board.texts.isEmpty }
    #expect(board.texts == ["Card"])
    await host.settle { board.log == ["transferred"] }
    let session = try #require(board.seen)
    #expect(session.items.first?.localObject as? Board === board && session.localDragSession?.items.count == 1)
    #expect(session.hasItemsConforming(toTypeIdentifiers: ["public.text"]))
    #expect(!session.hasItemsConforming(toTypeIdentifiers: ["public.image"]))
    #expect(session.canLoadObjects(ofClass: String.self) && session.canLoadObjects(ofClass: NSString.self))
    #expect(!session.canLoadObjects(ofClass: UIImage.self) && session.allowsMoveOperation)
    #expect(session.progress.totalUnitCount == 1 && session.progressIndicatorStyle == .default)
    session.progressIndicatorStyle = .none
    #expect(session.progressIndicatorStyle.rawValue == 0)
  }

  @Test("What a view does not want is refused early; what it proposes decides (609, 610, 612)")
  func proposals() throws {
    let board = Board()
    let host = try open(board)
    board.isWanted = false
    #expect(host.dragAndDrop(from: start, to: goal) == .cancel)
    #expect(board.take().suffix(3) == ["will end cancel", "cancel", "ended cancel"])
    board.isWanted = true
    for (operation, result): (UIDropOperation, TransferOperation) in [
      (.cancel, .cancel), (.forbidden, .forbidden), (.move, .move),
    ] {
      board.operation = operation
      #expect(host.dragAndDrop(from: start, to: goal) == result)
    }
    board.isMovable = false
    // A copy happens where a move is not allowed.
    #expect(host.dragAndDrop(from: start, to: goal) == .copy)
    let raw: [UInt] = [UIDropOperation.cancel, .forbidden, .copy, .move].map(\.rawValue)
    #expect(raw == [0, 1, 2, 3])
    let proposal = UIDropProposal(operation: .copy)
    #expect(proposal.operation == .copy && !proposal.isPrecise && !proposal.prefersFullSizePreview)
    final class Empty: NSObject, UIDropInteractionDelegate {}
    let empty = Empty()
    let plain = UIDropInteraction(delegate: empty)
    let event = DropEvent(.entered, at: .zero, of: DropOffer(items: []))
    #expect(empty.dropInteraction(plain, sessionDidUpdate: LocalDropSession(event)).operation == .cancel)
    #expect(empty.dropInteraction(plain, canHandle: LocalDropSession(event)))
  }

  @Test("A drag that leaves the view leaves it; one of another program comes without a session of this one")
  func foreign() async throws {
    let board = Board()
    let host = try open(board)
    let drag = HeadlessDrag(items: [NSItemProvider(object: "Far" as NSString)])
    #expect(drag.move(to: goal, in: host) && drag.operation == .copy)
    #expect(board.seen?.localDragSession == nil && board.seen?.items.count == 1)
    #expect(board.seen?.isRestrictedToDraggingApplication == false && board.seen?.allowsMoveOperation == false)
    drag.leave()
    #expect(board.take() == ["enters", "exits", "drop over"])
    #expect(drag.drop(at: goal, in: host) == .copy)
    await host.settle { board.texts == ["Far"] }
    #expect(board.take() == ["enters", "drop at 50", "settled", "concluded", "drop over"])
    let picture = HeadlessDrag(items: [NSItemProvider()])
    #expect(picture.drop(at: goal, in: host) == .copy)
    await host.settle { !board.log.isEmpty }
    #expect(board.texts == ["Far"])
  }

  @Test("A restricted drag is not seen by other programs; an interaction that is off or gone drags nothing")
  func limits() throws {
    let board = Board()
    let host = try open(board)
    board.isRestricted = true
    let drag = try #require(host.beginDrag(from: start))
    #expect(drag.dropOutside().isEmpty)
    board.drag.isEnabled = false
    #expect(host.beginDrag(from: start) == nil)
    board.drag.isEnabled = true
    board.card.removeInteraction(board.drag)
    #expect(host.beginDrag(from: start) == nil && board.drag.view == nil)
    board.card.addInteraction(board.drag)
    #expect(host.beginDrag(from: start) != nil)
    board.box.isUserInteractionEnabled = false
    host.update()
    #expect(HeadlessDrag(items: [NSItemProvider()]).drop(at: goal, in: host) == .cancel)
  }

  @Test(
    "Beside the pointer is the view as it is, or the preview of the delegate or of the item, held where the pointer is")
  func previews() throws {
    let board = Board()
    let host = try open(board)
    var preview: DragPreview = try #require(host.beginDrag(from: start)?.request?.preview)
    #expect(preview.size == CGSize(width: 100, height: 50) && preview.hotSpot == start)
    let small = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    small.backgroundColor = .green
    let target = UIDragPreviewTarget(container: board.view, center: .zero)
    let targeted = UITargetedDragPreview(view: small, parameters: UIDragPreviewParameters(), target: target)
    #expect(targeted.retargetedPreview(with: target).view === small && targeted.target === target)
    board.preview = targeted
    let second = try open(board)
    preview = try #require(second.beginDrag(from: start)?.request?.preview)
    #expect(preview.size == CGSize(width: 40, height: 20) && preview.hotSpot == CGPoint(x: 20, y: 10))
    let item = UIDragItem(itemProvider: NSItemProvider())
    #expect(item.localObject == nil && item.previewProvider == nil)
    let own = UIDragPreview(view: small)
    item.previewProvider = { own }
    let session = LocalDragSession(items: [item], at: start)
    #expect(board.drag.preview(of: session)?.view === small && own.parameters.visiblePath == nil)
    let url = try #require(URL(string: "https://example.com"))
    let title: UILabel? = UIDragPreview(for: url, title: "Example").view as? UILabel
    #expect(title?.text == "Example" && (UIDragPreview(for: url).view as? UILabel)?.text == url.absoluteString)
    #expect(UITargetedDragPreview(for: url, target: target).size.width > 20)
    let plain = UIDragPreview(view: small, parameters: UIDragPreviewParameters())
    #expect(plain.view === small)
    let positions: [Int] = [UIViewAnimatingPosition.end, .start, .current].map(\.rawValue)
    #expect(positions == [0, 1, 2])
  }

  @Test("A drag of SwiftUI's drops on a view of UIKit's, and the other way round: there is one way for both")
  func mixed() async throws {
    let board = Board()
    final class Names { var all: [String] = [] }
    let names = Names()
    let host = try window(width: 200, height: 300, settings: HostSettings(idiom: .desktop)) {
      VStack(spacing: 0) {
        Controllers(board).frame(height: 200)
        HStack(spacing: 0) {
          Color.red.draggable("Swift")
          Color.green.dropDestination(for: String.self) { new, _ in
            names.all += new
            return true
          }
        }
      }
    }
    #expect(host.dragAndDrop(from: CGPoint(x: 30, y: 250), to: goal) == .copy)
    await host.settle { board.texts == ["Swift"] }
    #expect(host.dragAndDrop(from: start, to: CGPoint(x: 150, y: 250)) == .copy)
    await host.settle { names.all == ["Card"] }
  }
}
