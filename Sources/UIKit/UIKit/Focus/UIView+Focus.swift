import CoreGraphics
import Foundation

extension UIView: UIFocusItem, UIFocusItemContainer {
  /// The view itself: views inside are its items.
  public var focusItemContainer: (any UIFocusItemContainer)? { self }

  /// The views inside that can have the focus and touch a rectangle of the view's space.
  public func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    subviews.flatMap { view -> [any UIFocusItem] in
      guard !view.isHidden else { return [] }
      let isWanted: Bool = view.canBecomeFocused && view.frame.intersects(rect)
      return (isWanted ? [view] : []) + view.focusItems(in: view.convert(rect, from: self))
    }
  }

  /// Changes what the program says of the view's part.
  func setFocus(_ change: (inout FocusSettings) -> Void) {
    var settings: FocusSettings = focusSettings ?? FocusSettings()
    change(&settings)
    focusSettings = settings
  }
}

extension UIViewController: UIFocusEnvironment {
  public var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }
}

extension UIFocusEnvironment where Self: UIResponder {
  /// The environment after this one in the chain of responders.
  var nextFocusEnvironment: (any UIFocusEnvironment)? {
    var next: UIResponder? = self.next
    while let responder = next {
      if let environment = responder as? any UIFocusEnvironment { return environment }
      next = responder.next
    }
    return nil
  }

  /// Lets the focus go to what the environment prefers, where the focus is inside.
  func requestFocusUpdate() {
    guard let views = FocusedViews.around(self), let focused = views.focused, contains(focused) else { return }
    views.request(self)
  }
}

extension UIView {
  /// How the focus is shown; nil for not at all. A ring by default.
  public var focusEffect: UIFocusEffect? {
    get { focusSettings?.isEffectSet == true ? focusSettings?.effect : UIFocusHaloEffect() }
    set { setFocus { ($0.effect, $0.isEffectSet) = (newValue, true) } }
  }
  public var focusGroupIdentifier: String? {
    get { focusSettings?.group }
    set { setFocus { $0.group = newValue } }
  }
  public var focusGroupPriority: UIFocusGroupPriority {
    get { focusSettings?.priority ?? .ignored }
    set { setFocus { $0.priority = newValue } }
  }
}
