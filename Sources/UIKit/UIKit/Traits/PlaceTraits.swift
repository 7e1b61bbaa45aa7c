import UIFoundation

/// Kinds of lists.
public enum UIListEnvironment: Int, Sendable {
  case unspecified = 0
  /// No list.
  case none = 1
  case plain = 2
  case grouped = 3
  case insetGrouped = 4
  case sidebar = 5
  case sidebarPlain = 6
}

/// In which kind of list a view stands.
public struct UITraitListEnvironment: UITraitDefinition {
  public static var defaultValue: UIListEnvironment { .unspecified }
}

extension UITraitCollection {
  public convenience init(listEnvironment: UIListEnvironment) { self.init { $0.listEnvironment = listEnvironment } }

  /// In which kind of list the view stands.
  public var listEnvironment: UIListEnvironment { self[UITraitListEnvironment.self] }
}

extension UIMutableTraits {
  public var listEnvironment: UIListEnvironment {
    get { self[UITraitListEnvironment.self] }
    set { self[UITraitListEnvironment.self] = newValue }
  }
}
