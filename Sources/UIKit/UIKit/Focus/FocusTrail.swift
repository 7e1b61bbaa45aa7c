import Foundation

/// A view that has the focus, with the environments around it. They are known also when the view has left them.
@MainActor
final class FocusTrail {
  private struct Place {
    weak var environment: (any UIFocusEnvironment)?
  }

  private(set) weak var view: UIView?
  private let places: [Place]

  init(_ view: UIView) {
    self.view = view
    places = Self.environments(view).map { Place(environment: $0) }
  }

  /// The environments of the movement: the view, and those around it from the inside outwards.
  var environments: [any UIFocusEnvironment] { places.compactMap(\.environment) }

  /// The environments around the view.
  var around: [any UIFocusEnvironment] { environments.filter { $0 !== view } }

  /// Whether the view can still have the focus of a window.
  func holds(in window: FocusedViews) -> Bool {
    // A view that takes typed text has the focus as the first responder.
    guard let view, view.canBecomeFocused || view is any UIKeyInput, view.isReachedByFocus else { return false }
    return FocusedViews.around(view) === window
  }

  /// A view and the environments around it, from the inside outwards; none for no view.
  static func environments(_ view: UIView?) -> [any UIFocusEnvironment] {
    var all: [any UIFocusEnvironment] = []
    var next: (any UIFocusEnvironment)? = view
    while let current = next {
      all.append(current)
      next = current.parentFocusEnvironment
    }
    return all
  }
}

extension UIFocusEnvironment {
  /// Whether the environment says where the focus goes. The view of a controller is what every controller says.
  var hasPreference: Bool {
    let wanted: [any UIFocusEnvironment] = preferredFocusEnvironments
    guard let controller = self as? UIViewController else { return !wanted.isEmpty }
    return !wanted.isEmpty && !(wanted.count == 1 && wanted[0] === controller.viewIfLoaded)
  }
}
