import Foundation
import FoundationGaps
import UIFoundation

extension UITextFormattingViewController {
  /// The parts of a panel, in groups.
  @MainActor @preconcurrency
  open class Configuration: NSObject, NSCopying {
    /// All parts.
    @MainActor @preconcurrency public override convenience init() {
      self.init(groups: [
        ComponentGroup(components: [.formattingStyles].map { Component(componentKey: $0, preferredSize: .automatic) }),
        ComponentGroup(
          components: [.fontAttributes, .fontPicker, .fontSize, .fontPointSize].map {
            Component(componentKey: $0, preferredSize: .automatic)
          }),
        ComponentGroup(
          components: [.listStyles, .textAlignmentAndJustification, .textIndentation, .lineHeight].map {
            Component(componentKey: $0, preferredSize: .automatic)
          }),
        ComponentGroup(
          components: [.textColor, .highlight, .highlightPicker].map {
            Component(componentKey: $0, preferredSize: .automatic)
          }),
      ])
    }

    /// - Parameter groups: The groups, the first at the top.
    public required init(groups: [ComponentGroup]) {
      self.groups = groups
      super.init()
    }

    /// The groups, the first at the top.
    public let groups: [ComponentGroup]
    /// The styles that the component `formattingStyles` offers; none by default, and the component is not shown then.
    open var formattingStyles: [FormattingStyle] = []
    /// Which fonts the part `fontPicker` offers; nil, the default, for all families.
    open var fontPickerConfiguration: UIFontPickerViewController.Configuration?

    public nonisolated func copy(with zone: NSZone? = nil) -> Any {
      MainActor.assumeIsolated { UncheckedPanel(value: copied()) }.value
    }

    final func copied() -> Self {
      let copy = Self(groups: groups)
      copy.formattingStyles = formattingStyles
      copy.fontPickerConfiguration = fontPickerConfiguration?.copied()
      return copy
    }
  }

  /// Parts of a panel that belong together.
  @MainActor @preconcurrency
  public final class ComponentGroup: NSObject {
    /// The parts, the first at the start.
    public let components: [Component]

    /// - Parameter components: The parts, the first at the start.
    public init(components: [Component]) {
      self.components = components
      super.init()
    }
  }

  /// One part of a panel.
  @MainActor @preconcurrency
  public final class Component: NSObject {
    /// What the part changes.
    public let componentKey: ComponentKey
    /// How much room the part would like.
    public let preferredSize: ComponentSize

    /// - Parameters:
    ///   - componentKey: What the part changes.
    ///   - preferredSize: How much room the part would like: parts of the size `mini` share a line with those beside them.
    public init(componentKey: ComponentKey, preferredSize: ComponentSize) {
      self.componentKey = componentKey
      self.preferredSize = preferredSize
      super.init()
    }
  }

  /// How much room a part of a panel would like.
  public enum ComponentSize: Int, Sendable {
    /// As much as suits the part: a line.
    case automatic = 0
    /// As little as possible: the part shares its line with other small ones.
    case mini = 1
    /// A line.
    case regular = 2
    /// A line with the name of the part above it.
    case large = 3
  }

  /// What a part of a panel changes.
  public struct ComponentKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The styles of the program.
    public static let formattingStyles = ComponentKey(rawValue: "formattingStyles")
    /// Bold, italic, underlined and struck letters.
    public static let fontAttributes = ComponentKey(rawValue: "fontAttributes")
    /// The font.
    public static let fontPicker = ComponentKey(rawValue: "fontPicker")
    /// Larger and smaller letters.
    public static let fontSize = ComponentKey(rawValue: "fontSize")
    /// The size of letters as a number of points.
    public static let fontPointSize = ComponentKey(rawValue: "fontPointSize")
    /// The sides at which lines stand.
    public static let textAlignment = ComponentKey(rawValue: "textAlignment")
    /// The same, and lines that fill their width.
    public static let textAlignmentAndJustification = ComponentKey(rawValue: "textAlignmentAndJustification")
    /// How far paragraphs are moved in.
    public static let textIndentation = ComponentKey(rawValue: "textIndentation")
    /// The height of lines in points.
    public static let lineHeight = ComponentKey(rawValue: "lineHeight")
    /// Marks before paragraphs.
    public static let listStyles = ComponentKey(rawValue: "listStyles")
    /// The colour of letters.
    public static let textColor = ComponentKey(rawValue: "textColor")
    /// A ground behind letters, or none.
    public static let highlight = ComponentKey(rawValue: "highlight")
    /// The colour of that ground.
    public static let highlightPicker = ComponentKey(rawValue: "highlightPicker")
  }

  /// A style of a program's texts, such as "Title".
  public struct FormattingStyle {
    /// Tells the style apart.
    public var styleKey: String
    /// The words that people see.
    public var title: String
    /// The attributes in which the words are shown.
    public var attributes: [NSAttributedString.Key: Any]

    /// - Parameters:
    ///   - styleKey: Tells the style apart.
    ///   - title: The words that people see.
    ///   - attributes: The attributes in which the words are shown: their font counts.
    public init(styleKey: String, title: String, attributes: [NSAttributedString.Key: Any] = [:]) {
      self.styleKey = styleKey
      self.title = title
      self.attributes = attributes
    }
  }
}

/// A configuration on its way out of the main actor, where it stays.
private struct UncheckedPanel: @unchecked Sendable {
  let value: Any
}
