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

extension UIScrollView: ObservedScrollView {}

extension UIView: ObservedView, KeyValueAnnouncing {
  /// The names of the properties of views and scroll views whose changes observers are told of.
  package static func announcedNames(from root: Any.Type) -> [AnyKeyPath: String] {
    var names: [AnyKeyPath: String] = (root as? any ObservedView.Type)?.viewNames ?? [:]
    if let scroll = root as? any ObservedScrollView.Type {
      names.merge(scroll.scrollNames) { name, _ in name }
    }
    return names
  }
}
