import Foundation

/// A data source whose elements have names that hold beyond the run: the selection of a table or collection comes back with the
/// elements and not with their places.
@MainActor @preconcurrency
public protocol UIDataSourceModelAssociation {
  /// The name of the element at a place; nil for one whose state is not to come back.
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
  /// The place of an element now; nil where it is gone.
  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}

/// How lists write what is selected.
@MainActor
enum RestorableSelection {
  private static let key: String = "selectedElements"

  static func encode(_ paths: [IndexPath], of source: AnyObject?, in view: UIView, with coder: NSCoder) {
    guard let source = source as? any UIDataSourceModelAssociation else { return }
    let names: [String] = paths.compactMap { source.modelIdentifierForElement(at: $0, in: view) }
    coder.encode(names as NSArray, forKey: key)
  }

  static func decode(of source: AnyObject?, in view: UIView, with coder: NSCoder) -> [IndexPath] {
    guard let source = source as? any UIDataSourceModelAssociation, coder.containsValue(forKey: key),
      let names = coder.decodeObject(of: [NSArray.self, NSString.self], forKey: key) as? [Any]
    else { return [] }
    return names.compactMap { name in
      source.indexPathForElement(withModelIdentifier: "\(name)", in: view)
    }
  }
}
