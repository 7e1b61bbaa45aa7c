import InputEngine
import ReactiveGraph
import SwiftUICore
import UIKit

/// A gesture recognizer of UIKit's as a gesture of SwiftUI's views.
///
/// ```swift
/// struct Press: UIGestureRecognizerRepresentable {
///   @Binding var place: CGPoint
///
///   func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer { UITapGestureRecognizer() }
///   func handleUIGestureRecognizerAction(_ recognizer: UITapGestureRecognizer, context: Context) {
///     place = context.converter.localLocation
///   }
/// }
/// ```
///
/// The recognizer is made when a pointer first goes down on the view, and lives as long as the view.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {
  /// The kind of recognizer.
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  /// An object between the recognizer and SwiftUI, such as a delegate. `Void` by default.
  associatedtype Coordinator = Void
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

  /// Makes the recognizer. It is brought up to date right after.
  func makeUIGestureRecognizer(context: Self.Context) -> Self.UIGestureRecognizerType

  /// Brings the recognizer up to date when the representable has changed.
  func updateUIGestureRecognizer(_ recognizer: Self.UIGestureRecognizerType, context: Self.Context)

  /// Called with each change of the recognizer's state, after its own targets.
  func handleUIGestureRecognizerAction(_ recognizer: Self.UIGestureRecognizerType, context: Self.Context)

  /// Makes the coordinator, before the recognizer.
  func makeCoordinator(converter: Self.CoordinateSpaceConverter) -> Self.Coordinator
}

extension UIGestureRecognizerRepresentable {
  public func updateUIGestureRecognizer(_ recognizer: Self.UIGestureRecognizerType, context: Self.Context) {}
  public func handleUIGestureRecognizerAction(_ recognizer: Self.UIGestureRecognizerType, context: Self.Context) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  public func makeCoordinator(converter: Self.CoordinateSpaceConverter) {}
}

/// The surroundings of a represented recognizer.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
  /// The coordinator, which the representable made once.
  public let coordinator: Representable.Coordinator
  /// Makes points of SwiftUI's spaces of those of the recognizer.
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

extension View {
  /// Attaches a gesture recognizer of UIKit's, which competes with gestures of SwiftUI's as these do among each other.
  public nonisolated func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View {
    gesture(RepresentedGesture(representable: representable))
  }
}

/// A recognizer of UIKit's in the place of one of SwiftUI's.
nonisolated private struct RepresentedGesture<Representable: UIGestureRecognizerRepresentable>: PrimitiveGesture {
  typealias Value = Never

  let representable: Representable

  static func _makeGesture(gesture: _GraphValue<Self>, inputs: _GestureInputs) -> _GestureOutputs<Never> {
    MainActor.assumeIsolated {
      let converter = UIGestureRecognizerRepresentableCoordinateSpaceConverter { space in
        inputs.mapping { space }
      }
      let first: Representable = inputs.read(gesture).representable
      let context = UIGestureRecognizerRepresentableContext<Representable>(
        coordinator: first.makeCoordinator(converter: converter), converter: converter)
      let recognizer: Representable.UIGestureRecognizerType = first.makeUIGestureRecognizer(context: context)
      converter.link.recognizer = recognizer
      recognizer.onChange = { [unowned recognizer] in
        inputs.read(gesture).representable.handleUIGestureRecognizerAction(recognizer, context: context)
      }
      let entry: ArenaEntry = recognizer.makeEntry()
      _ = GestureUpdateNode(in: inputs.view.graph) {
        gesture.read().representable.updateUIGestureRecognizer(recognizer, context: context)
      }
      return _GestureOutputs(entry.recognizer) { nil }
    }
  }
}

/// Brings a represented recognizer up to date when its representable has changed.
private final class GestureUpdateNode: GraphNode {
  private let update: @MainActor () -> Void

  init(in graph: Graph, _ update: @escaping @MainActor () -> Void) {
    self.update = update
    super.init(in: graph, "represented gesture")
    setNeedsEvaluation()
  }

  override var isEager: Bool { true }

  override func evaluate() -> Bool {
    MainActor.assumeIsolated(update)
    return false
  }
}
