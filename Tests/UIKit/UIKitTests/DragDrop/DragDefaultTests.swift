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

/// Drags whose delegates say only what they must.
@MainActor
@Suite("Drags of delegates that say little", .serialized)
struct DragDefaultTests {
  /// A page that gives a text, and takes texts, and says nothing else of drags.
  private final class Short: UIViewController, UIDragInteractionDelegate, UIDropInteractionDelegate {
    let (card, box) = (UIView(), UIView())
    lazy var drag = UIDragInteraction(delegate: self)
    lazy var drop = UIDropInteraction(delegate: self)

    override func viewDidLoad() {
      card.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
      box.frame = CGRect(x: 0, y: 100, width: 200, height: 100)
      view.addSubview(card)
      view.addSubview(box)
      card.addInteraction(drag)
      box.addInteraction(drop)
    }
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    { [UIDragItem(itemProvider: NSItemProvider(object: "Card" as NSString))] }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .move) }
  }

  @Test("A delegate of drags allows moves and other programs, previews the view as it is, and may ignore the steps")
  func drags() throws {
    let short = Short()
    let host = try window(width: 200, height: 200, settings: HostSettings(idiom: .desktop)) {
      Controllers(short).ignoresSafeArea()
    }
    let (start, goal) = (CGPoint(x: 30, y: 20), CGPoint(x: 50, y: 150))
    #expect(host.dragAndDrop(from: start, to: goal) == .move)
    let drag = try #require(host.beginDrag(from: start))
    #expect(drag.request?.preview.size == CGSize(width: 100, height: 50))
    #expect(drag.dropOutside().count == 1)
    let session: LocalDragSession = try #require(short.drag.begin(at: start))
    #expect(session.allowsMoveOperation && !session.isRestrictedToDraggingApplication)
    let delegate: any UIDragInteractionDelegate = short
    let item = UIDragItem(itemProvider: NSItemProvider())
    #expect(delegate.dragInteraction(short.drag, previewForLifting: item, session: session) == nil)
    #expect(delegate.dragInteraction(short.drag, sessionAllowsMoveOperation: session))
    #expect(!delegate.dragInteraction(short.drag, sessionIsRestrictedToDraggingApplication: session))
  }

  @Test("A delegate that is not asked for more items and for previews of the end adds none, and keeps the previews")
  func unasked() {
    let short = Short()
    let item = UIDragItem(itemProvider: NSItemProvider())
    let session = LocalDragSession(items: [item], at: .zero)
    let (drag, drop): (any UIDragInteractionDelegate, any UIDropInteractionDelegate) = (short, short)
    #expect(drag.dragInteraction(short.drag, itemsForAddingTo: session, withTouchAt: .zero).isEmpty)
    #expect(drag.dragInteraction(short.drag, sessionForAddingItems: [session], withTouchAt: .zero) == nil)
    drag.dragInteraction(short.drag, session: session, willAdd: [item], for: short.drag)
    #expect(!drag.dragInteraction(short.drag, prefersFullSizePreviewsFor: session))
    let preview = UITargetedDragPreview(
      view: UIView(), parameters: UIDragPreviewParameters(),
      target: UIDragPreviewTarget(container: short.view, center: .zero))
    #expect(drag.dragInteraction(short.drag, previewForCancelling: item, withDefault: preview) === preview)
    #expect(drop.dropInteraction(short.drop, previewForDropping: item, withDefault: preview) === preview)
    item.setNeedsDropPreviewUpdate()
    #expect(session.items.count == 1)
  }

  @Test("A delegate that ignores the steps of a drag changes nothing of its session and its animations")
  func steps() {
    let short = Short()
    let item = UIDragItem(itemProvider: NSItemProvider(object: "Card" as NSString))
    let session = LocalDragSession(items: [item], at: CGPoint(x: 3, y: 4))
    let drop = LocalDropSession(DropEvent(.entered, at: CGPoint(x: 5, y: 6), of: DropOffer(items: [item.itemProvider])))
    var ends: [Int] = []
    let animator = DragAnimator()
    animator.addCompletion { ends.append($0.rawValue) }
    short.dragInteraction(short.drag, willAnimateLiftWith: animator, session: session)
    short.dragInteraction(short.drag, sessionWillBegin: session)
    short.dragInteraction(short.drag, sessionDidMove: session)
    short.dragInteraction(short.drag, session: session, willEndWith: .copy)
    short.dragInteraction(short.drag, session: session, didEndWith: .copy)
    short.dragInteraction(short.drag, sessionDidTransferItems: session)
    short.dragInteraction(short.drag, item: item, willAnimateCancelWith: animator)
    short.dropInteraction(short.drop, sessionDidEnter: drop)
    short.dropInteraction(short.drop, sessionDidExit: drop)
    short.dropInteraction(short.drop, performDrop: drop)
    short.dropInteraction(short.drop, item: item, willAnimateDropWith: animator)
    short.dropInteraction(short.drop, concludeDrop: drop)
    short.dropInteraction(short.drop, sessionDidEnd: drop)
    #expect(ends.isEmpty && session.items.count == 1 && drop.items.count == 1)
    #expect(session.location(in: UIView()) == CGPoint(x: 3, y: 4))
    animator.run()
    #expect(ends == [0])
  }

  @Test("An interaction knows the view that it was moved to, and forgets the one that it left")
  func moving() {
    let short = Short()
    let view = UIView()
    let (drag, drop) = (UIDragInteraction(delegate: short), UIDropInteraction(delegate: short))
    drag.willMove(to: view)
    drop.willMove(to: view)
    #expect(drag.view == nil && drop.view == nil)
    drag.didMove(to: view)
    drop.didMove(to: view)
    #expect(drag.view === view && drop.view === view)
    drag.didMove(to: nil)
    drop.didMove(to: nil)
    #expect(drag.view == nil && drop.view == nil)
  }

  @Test("A session says which types and classes its items have, and loads those of a class once it is performed (611)")
  func sessions() async throws {
    let items: [NSItemProvider] = [
      NSItemProvider(object: "one" as NSString), NSItemProvider(), NSItemProvider(object: "two" as NSString),
    ]
    let drop = LocalDropSession(DropEvent(.entered, at: .zero, of: DropOffer(items: items)))
    let session: any UIDropSession = drop
    #expect(session.hasItemsConforming(toTypeIdentifiers: ["public.image", "public.text"]))
    #expect(!session.hasItemsConforming(toTypeIdentifiers: ["public.image"]))
    #expect(!session.hasItemsConforming(toTypeIdentifiers: []))
    let (text, picture): (any NSItemProviderReading.Type, any NSItemProviderReading.Type) = (
      NSString.self, UIImage.self
    )
    #expect(session.canLoadObjects(ofClass: text) && !session.canLoadObjects(ofClass: picture))
    let host = try window { Color.red }
    var loaded: [String] = []
    var isDone = false
    // Before the drop nothing is given.
    var early: Int?
    let messages: [String] = warnings { _ = session.loadObjects(ofClass: text) { early = $0.count } }
    await host.settle { early != nil }
    #expect(early == 0 && messages.count == 1)
    drop.isPerformed = true
    let progress: Progress = session.loadObjects(ofClass: text) { objects in
      loaded = objects.compactMap { ($0 as? NSString).map { String($0) } }
      isDone = true
    }
    // The objects come later.
    #expect(!isDone)
    await host.settle { isDone }
    #expect(loaded == ["one", "two"] && progress.totalUnitCount > 0)
  }
}
