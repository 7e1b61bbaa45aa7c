import SwiftUICore
import UIKit

/// A view of UIKit's as a view of SwiftUI's.
///
/// The view is made when the identity appears, is brought up to date whenever the representable or what its update reads has
/// changed, and goes with the identity. In between it is a part of the window: it is laid out, drawn, hit and read with the
/// views around it.
///
/// ```swift
/// struct Badge: UIViewRepresentable {
///   var text: String
///
///   func makeUIView(context: Context) -> UILabel { UILabel() }
///   func updateUIView(_ label: UILabel, context: Context) { label.text = text }
/// }
/// ```
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  /// The kind of view.
  associatedtype UIViewType: UIView
  /// What stands between the view and SwiftUI, such as a delegate. `Void` by default.
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view. It is brought up to date right after.
  func makeUIView(context: Self.Context) -> Self.UIViewType

  /// Brings the view up to date with the representable. What is read here is followed as in a body.
  func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)

  /// Called when the view goes, once.
  static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator)

  /// Makes the coordinator, before the view.
  func makeCoordinator() -> Self.Coordinator

  /// The size of the view for a proposal; nil, as by default, leaves that to the view's intrinsic size: a view takes what it is
  /// offered, but stays at its content's size in a direction where it hugs that, or resists compression, with a priority of 750
  /// or more.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context) -> CGSize?
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator) {}

  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context
  ) -> CGSize? { nil }

  public nonisolated var body: Never {
    preconditionFailure("\(Self.self) shows a UIView; its body must not be asked for.")
  }

  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    RepresentedLowering.make(view, inputs: inputs) { UIViewRepresented<Self>() }
  }

  public nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewList {
    .element(view, inputs)
  }

  public nonisolated static var _isUnary: Bool { true }
  public nonisolated static var _viewListCount: Int? { 1 }
  public nonisolated static var _hasTraits: Bool { false }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What surrounds a representable at the moment.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
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

/// A representable's view and coordinator, for one identity.
final class UIViewRepresented<Representable: UIViewRepresentable>: Represented {
  private var made: (view: Representable.UIViewType, coordinator: Representable.Coordinator)?
  private var last: (representable: Representable, context: UIViewRepresentableContext<Representable>)?

  func update(
    _ representable: Representable, transaction: Transaction, environment: EnvironmentValues
  ) -> UIView {
    let coordinator: Representable.Coordinator = made?.coordinator ?? representable.makeCoordinator()
    let context = UIViewRepresentableContext<Representable>(
      coordinator: coordinator, transaction: transaction, environment: environment)
    let view: Representable.UIViewType = made?.view ?? representable.makeUIView(context: context)
    made = (view, coordinator)
    last = (representable, context)
    representable.updateUIView(view, context: context)
    return view
  }

  func size(for proposal: ProposedViewSize) -> CGSize? {
    guard let made, let last else { return nil }
    return last.representable.sizeThatFits(proposal, uiView: made.view, context: last.context)
  }

  func dismantle() {
    guard let made else { return }
    self.made = nil
    last = nil
    Representable.dismantleUIView(made.view, coordinator: made.coordinator)
  }
}
