import CoreGraphics
import UIFoundation

/// A name of something that a program adds to a state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// How something is at the moment that configurations make a look of.
@MainActor @preconcurrency
public protocol UIConfigurationState {
  init(traitCollection: UITraitCollection)
  var traitCollection: UITraitCollection { get set }
  /// What a program adds by a name.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// How a view is at the moment: a header, a footer, or any other.
@MainActor @preconcurrency
public struct UIViewConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var isDisabled: Bool = false
  public var isHighlighted: Bool = false
  public var isSelected: Bool = false
  public var isFocused: Bool = false
  /// Whether a header stays at the edge while its section is scrolled under it.
  public var isPinned: Bool = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// How a cell is at the moment.
@MainActor @preconcurrency
public struct UICellConfigurationState: UIConfigurationState {
  public enum DragState: Int, Sendable { case none = 0, lifting = 1, dragging = 2 }
  public enum DropState: Int, Sendable { case none = 0, notTargeted = 1, targeted = 2 }

  public var traitCollection: UITraitCollection
  public var isDisabled: Bool = false
  public var isHighlighted: Bool = false
  public var isSelected: Bool = false
  public var isFocused: Bool = false
  public var isPinned: Bool = false
  public var isEditing: Bool = false
  public var isExpanded: Bool = false
  /// Whether the cell is pushed aside, so that buttons beside it are seen.
  public var isSwiped: Bool = false
  /// Whether somebody moves the cell to another place.
  public var isReordering: Bool = false
  public var cellDragState: DragState = .none
  public var cellDropState: DropState = .none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// Makes another colour of a colour.
public struct UIConfigurationColorTransformer {
  public let transform: (UIColor) -> UIColor

  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}

/// What a view of content shows: a value that makes the view and brings it up to date.
@MainActor @preconcurrency
public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
  /// The configuration for a state: what suits it where nothing else was said.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows what a configuration says.
@MainActor @preconcurrency
public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show a configuration in place of the one that it was made by.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
