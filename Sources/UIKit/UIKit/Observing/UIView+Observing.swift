import Foundation
import FoundationGaps

/// A view class whose key paths of `UIView` are known by names. The paths begin at the class that is asked, so that those of
/// each subclass are found.
private protocol ObservedView: UIView {}

extension ObservedView {
  fileprivate static var viewNames: [AnyKeyPath: String] {
    [
      \Self.frame: "frame", \Self.bounds: "bounds", \Self.center: "center", \Self.alpha: "alpha",
      \Self.isHidden: "isHidden", \Self.safeAreaInsets: "safeAreaInsets",
    ]
  }
}

/// A scroll view class, whose key paths of `UIScrollView` are known by names as well.
private protocol ObservedScrollView: UIScrollView {}

extension ObservedScrollView {
  fileprivate static var scrollNames: [AnyKeyPath: String] {
    [
      \Self.contentOffset: "contentOffset", \Self.contentSize: "contentSize", \Self.contentInset: "contentInset",
    ]
  }
}

/// Control classes, whose state has names.
private protocol ObservedControl: UIControl {}

extension ObservedControl {
  fileprivate static var controlNames: [AnyKeyPath: String] {
    [
      \Self.isEnabled: "isEnabled",
      \Self.isSelected: "isSelected",
      \Self.isHighlighted: "isHighlighted",
    ]
  }
}

/// Label classes.
private protocol ObservedLabel: UILabel {}

extension ObservedLabel {
  fileprivate static var labelNames: [AnyKeyPath: String] {
    [
      \Self.text: "text",
      \Self.attributedText: "attributedText",
      \Self.font: "font",
      \Self.textColor: "textColor",
      \Self.isHighlighted: "isHighlighted",
      \Self.isEnabled: "isEnabled",
    ]
  }
}

/// Image view classes.
private protocol ObservedImageView: UIImageView {}

extension ObservedImageView {
  fileprivate static var imageNames: [AnyKeyPath: String] {
    [
      \Self.image: "image",
      \Self.isHighlighted: "isHighlighted",
    ]
  }
}

/// Text field classes.
private protocol ObservedTextField: UITextField {}

extension ObservedTextField {
  fileprivate static var fieldNames: [AnyKeyPath: String] {
    [
      \Self.text: "text"
    ]
  }
}

/// Text view classes.
private protocol ObservedTextView: UITextView {}

extension ObservedTextView {
  fileprivate static var textNames: [AnyKeyPath: String] {
    [
      \Self.text: "text"
    ]
  }
}

extension UIScrollView: ObservedScrollView {}
extension UIControl: ObservedControl {}
extension UILabel: ObservedLabel {}
extension UIImageView: ObservedImageView {}
extension UITextField: ObservedTextField {}
extension UITextView: ObservedTextView {}
extension UIResponder: KeyValueObserver {}

extension UIView: ObservedView, KeyValueAnnouncing {
  /// The names of the properties of views whose changes observers are told of.
  package static func announcedNames(from root: Any.Type) -> [AnyKeyPath: String] {
    let all: [[AnyKeyPath: String]?] = [
      (root as? any ObservedView.Type)?.viewNames, (root as? any ObservedScrollView.Type)?.scrollNames,
      (root as? any ObservedControl.Type)?.controlNames, (root as? any ObservedLabel.Type)?.labelNames,
      (root as? any ObservedImageView.Type)?.imageNames, (root as? any ObservedTextField.Type)?.fieldNames,
      (root as? any ObservedTextView.Type)?.textNames,
    ]
    return all.reduce(into: [:]) { names, some in names.merge(some ?? [:]) { name, _ in name } }
  }
}
