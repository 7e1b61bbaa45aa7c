import Combine
import Diagnostics
import Foundation
import FoundationGaps
import ReactiveGraph

/// A view that runs an action for each value of a publisher that never fails (behaviour 266).
///
/// The subscription lives as long as the view's identity. A publisher that differs from the one before, as one made anew
/// in each body does, is subscribed to in its place; equal ones go on undisturbed. The action is always that of the last
/// body.
nonisolated public struct SubscriptionView<PublisherType: Publisher, Content: View>
where PublisherType.Failure == Never {
  public var content: Content
  public var publisher: PublisherType
  public var action: (PublisherType.Output) -> Void

  @inlinable
  public init(content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void) {
    self.content = content
    self.publisher = publisher
    self.action = action
  }
}

extension SubscriptionView: View, PrimitiveView {
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    SubscriptionNode(view, inputs: inputs).setNeedsEvaluation()
    return Content._makeView(view: view[\.content], inputs: inputs)
  }

  /// One subscription for all views of the list.
  public nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewList {
    SubscriptionNode(view, inputs: inputs).setNeedsEvaluation()
    return Content._makeViewList(view: view[\.content], inputs: inputs)
  }

  public nonisolated static var _isUnary: Bool { Content._isUnary }
  public nonisolated static var _viewListCount: Int? { Content._viewListCount }
  public nonisolated static var _hasTraits: Bool { Content._hasTraits }
}

extension View {
  /// Runs an action for each value of a publisher as long as the view lives (behaviour 266).
  ///
  /// ```swift
  /// struct Clock: View {
  ///   let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  ///   @State private var seconds = 0
  ///   var body: some View {
  ///     Text("\(seconds)").onReceive(ticks) { _ in seconds += 1 }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - publisher: A publisher that never fails. The view subscribes once, and again if a body gives a publisher that
  ///     differs from the one before.
  ///   - action: Gets the value, on the main actor.
  @inlinable
  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    SubscriptionView(content: self, publisher: publisher, action: action)
  }
}

/// Keeps the subscription, and renews it when the publisher has changed.
private final class SubscriptionNode<PublisherType: Publisher, Content: View>: GraphNode
where PublisherType.Failure == Never {
  typealias Output = PublisherType.Output

  private let view: _GraphValue<SubscriptionView<PublisherType, Content>>
  private unowned let host: ViewGraph
  private var publisher: PublisherType?
  private var action: ((Output) -> Void)?
  private var subscription: AnyCancellable?
  private var warning = OneTimeWarning()

  init(_ view: _GraphValue<SubscriptionView<PublisherType, Content>>, inputs: _ViewInputs) {
    self.view = view
    host = inputs.window
    super.init(in: inputs.graph, "subscription")
  }

  override var isEager: Bool { true }

  override func evaluate() -> Bool {
    let new: SubscriptionView<PublisherType, Content> = view.read()
    action = new.action
    if let publisher, ValueComparison.areEqual(publisher, new.publisher) { return false }
    publisher = new.publisher
    subscription = nil
    let relay = Relay(self)
    subscription = graph.untracked { new.publisher.sink { relay.deliver($0) } }
    return true
  }

  override func invalidated() {
    subscription = nil
    action = nil
  }

  /// Carries values to the main queue; the node itself is only touched there.
  private final class Relay: @unchecked Sendable {
    weak var node: SubscriptionNode?

    init(_ node: SubscriptionNode) {
      self.node = node
    }

    func deliver(_ value: Output) {
      if MainQueue.isCurrent {
        node?.receive(value)
      } else {
        nonisolated(unsafe) let value: Output = value
        DispatchQueue.main.async { self.node?.receiveFromElsewhere(value) }
      }
    }
  }

  /// Runs the action now, or after the pass when one is under way.
  private func receive(_ value: Output) {
    guard isAlive else { return }
    guard graph.isUpdating else {
      action?(value)
      return
    }
    host.afterUpdate { [weak self] in self?.action?(value) }
  }

  private func receiveFromElsewhere(_ value: Output) {
    warning.give(
      "onReceive got a value of \(PublisherType.self) on a background thread; its action runs on the main thread, later. "
        + "Add receive(on: DispatchQueue.main) to the publisher.")
    receive(value)
  }
}
