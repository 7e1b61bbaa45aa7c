import CoreGraphics
import Diagnostics
import Foundation
import FoundationGaps
import InputEngine

/// A drag of views of UIKit's.
final class LocalDragSession: NSObject, UIDragSession {
  let items: [UIDragItem]
  var localContext: Any?
  var allowsMoveOperation: Bool = true
  var isRestrictedToDraggingApplication: Bool = false
  /// In the window's space.
  var place: CGPoint

  init(items: [UIDragItem] = [], context: Any? = nil, at place: CGPoint) {
    self.items = items
    localContext = context
    self.place = place
    super.init()
  }

  func location(in view: UIView) -> CGPoint { view.convert(place, from: nil) }

  /// The sessions that are under way, by the numbers of their drags.
  private static var sessions: [Int: LocalDragSession] = [:]

  static func session(of drag: DragSession?) -> LocalDragSession? { drag.flatMap { sessions[$0.number] } }
  func begin(_ drag: DragSession) { Self.sessions[drag.number] = self }
  static func end(_ drag: DragSession) { sessions[drag.number] = nil }
}

/// Something dragged over views of UIKit's.
final class LocalDropSession: NSObject, UIDropSession {
  let offer: DropOffer
  /// In the window's space.
  var place: CGPoint
  let progress = Progress(totalUnitCount: 0)
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle = .default
  /// Whether the items were let go: they can be loaded from then on (behaviour 611).
  var isPerformed: Bool = false
  private let drag: LocalDragSession?
  private var foreign: [UIDragItem] = []

  init(_ event: DropEvent) {
    offer = event.offer
    place = event.position
    drag = LocalDragSession.session(of: event.offer.drag)
    super.init()
  }

  var localDragSession: (any UIDragSession)? { drag }

  /// The items of the drag itself; for a drag of another program, an item for each thing that is offered so far.
  var items: [UIDragItem] {
    if let drag { return drag.items }
    for provider in offer.items.dropFirst(foreign.count) { foreign.append(UIDragItem(itemProvider: provider)) }
    return foreign
  }

  func location(in view: UIView) -> CGPoint { view.convert(place, from: nil) }
  var allowsMoveOperation: Bool { offer.operations.contains(.move) }
  var isRestrictedToDraggingApplication: Bool { drag?.isRestrictedToDraggingApplication ?? false }

  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    if !isPerformed { Diagnostics.warn("A drop gives no objects before it is performed: load them there.") }
    let readable: [NSItemProvider] =
      isPerformed ? items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) } : []
    let loaded = LoadedObjects(count: readable.count, offer, completion)
    progress.totalUnitCount += Int64(readable.count)
    for (index, provider) in readable.enumerated() {
      provider.loadObject(ofClass: aClass) { object, _ in loaded.take(object, at: index) }
    }
    if readable.isEmpty { loaded.finishEmpty() }
    return progress
  }
}

/// Objects that come one by one on other queues.
private final class LoadedObjects: @unchecked Sendable {
  private let lock = NSLock()
  private var objects: [Int: any NSItemProviderReading] = [:]
  private var missing: Int
  private let offer: DropOffer
  private let completion: @MainActor ([any NSItemProviderReading]) -> Void

  init(count: Int, _ offer: DropOffer, _ completion: @escaping @MainActor ([any NSItemProviderReading]) -> Void) {
    missing = count
    self.offer = offer
    self.completion = completion
    offer.beginLoading()
  }

  func take(_ object: (any NSItemProviderReading)?, at index: Int) {
    let isLast: Bool = lock.withLock {
      objects[index] = object
      missing -= 1
      return missing == 0
    }
    if isLast { finish() }
  }

  func finishEmpty() { finish() }

  private func finish() {
    DispatchQueue.main.async { [self] in
      completion(objects.sorted { $0.key < $1.key }.map(\.value))
      offer.endLoading()
    }
  }
}
