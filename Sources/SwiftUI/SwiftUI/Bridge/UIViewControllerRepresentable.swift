import SwiftUICore
import UIKit

/// A controller of UIKit's with its view as a view of SwiftUI's.
///
/// The controller is made when the identity appears, is brought up to date whenever the representable or what its update reads
/// has changed, and goes with the identity.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The kind of controller.
  associatedtype UIViewControllerType: UIViewController
  /// What stands between the controller and SwiftUI, such as a delegate. `Void` by default.
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller. It is brought up to date right after.
  func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType

  /// Brings the controller up to date with the representable. What is read here is followed as in a body.
  func updateUIViewController(_ uiViewController: Self.UIViewControllerType, context: Self.Context)

  /// Called when the controller goes, once.
  static func dismantleUIViewController(
    _ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator)

  /// Makes the coordinator, before the controller.
  func makeCoordinator() -> Self.Coordinator

  /// The size of the controller's view for a proposal; nil, as by default, for all that is offered.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: Self.UIViewControllerType, context: Self.Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator
  ) {}

  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: Self.UIViewControllerType, context: Self.Context
  ) -> CGSize? { nil }

  public nonisolated var body: Never {
    preconditionFailure("\(Self.self) shows a UIViewController; its body must not be asked for.")
  }

  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    RepresentedLowering.make(view, inputs: inputs) { UIViewControllerRepresented<Self>() }
  }

  public nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewList {
    .element(view, inputs)
  }

  public nonisolated static var _isUnary: Bool { true }
  public nonisolated static var _viewListCount: Int? { 1 }
  public nonisolated static var _hasTraits: Bool { false }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What surrounds a representable of a controller at the moment.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// What the representable made once.
  public let coordinator: Representable.Coordinator
  /// The change that is under way.
  public private(set) var transaction: Transaction
  /// The environment of the representable; what is read of it is followed.
  public var environment: EnvironmentValues

  init(coordinator: Representable.Coordinator, transaction: Transaction, environment: EnvironmentValues) {
    self.coordinator = coordinator
    self.transaction = transaction
    self.environment = environment
  }

  /// Changes views of UIKit's with the animation of the change that is under way.
  ///
  /// - Parameters:
  ///   - changes: Changes properties of views.
  ///   - completion: Called when the animation is over.
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    changes()
    guard let completion else { return }
    DispatchQueue.main.async { completion() }
  }
}

/// A representable's controller and coordinator, for one identity.
final class UIViewControllerRepresented<Representable: UIViewControllerRepresentable>: Represented {
  private var made: (controller: Representable.UIViewControllerType, coordinator: Representable.Coordinator)?
  private var last: (representable: Representable, context: UIViewControllerRepresentableContext<Representable>)?

  func update(
    _ representable: Representable, transaction: Transaction, environment: EnvironmentValues
  ) -> UIView {
    let coordinator: Representable.Coordinator = made?.coordinator ?? representable.makeCoordinator()
    let context = UIViewControllerRepresentableContext<Representable>(
      coordinator: coordinator, transaction: transaction, environment: environment)
    let controller: Representable.UIViewControllerType =
      made?.controller ?? representable.makeUIViewController(context: context)
    made = (controller, coordinator)
    last = (representable, context)
    representable.updateUIViewController(controller, context: context)
    return controller.view
  }

  func size(for proposal: ProposedViewSize) -> CGSize? {
    guard let made, let last else { return nil }
    return last.representable.sizeThatFits(proposal, uiViewController: made.controller, context: last.context)
  }

  func dismantle() {
    guard let made else { return }
    self.made = nil
    last = nil
    Representable.dismantleUIViewController(made.controller, coordinator: made.coordinator)
  }
}
