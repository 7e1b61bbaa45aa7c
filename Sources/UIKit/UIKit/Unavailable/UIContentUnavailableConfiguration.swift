import CoreGraphics
import Foundation
import UIFoundation

/// What is shown where there is nothing to show: a picture, why, and buttons for what can be done about it.
///
/// ```swift
/// final class RecipesController: UIViewController {
///   var recipes: [String] = []
///
///   override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
///     guard recipes.isEmpty else { return contentUnavailableConfiguration = nil }
///     var empty = UIContentUnavailableConfiguration.empty()
///     empty.image = UIImage(systemName: "book")
///     empty.text = "No Recipes"
///     contentUnavailableConfiguration = empty
///   }
/// }
/// ```
@MainActor @preconcurrency
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// How the parts stand.
  public enum Alignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the leading edge, in the middle of the height.
    case natural = 1
  }

  /// How a text looks.
  @MainActor @preconcurrency
  public struct TextProperties {
    public var font: UIFont
    public var color: UIColor
    public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    /// The most lines; 0, the default, for as many as there are.
    public var numberOfLines: Int = 0
    public var adjustsFontSizeToFitWidth: Bool = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation: Bool = false

    init(_ style: UIFont.TextStyle, _ color: UIColor, isBold: Bool = false) {
      let font: UIFont = .preferredFont(forTextStyle: style)
      self.font = isBold ? .systemFont(ofSize: font.pointSize, weight: .bold) : font
      self.color = color
    }
  }

  /// How the picture looks.
  @MainActor @preconcurrency
  public struct ImageProperties {
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = UIImage.SymbolConfiguration(pointSize: 48)
    /// The colour of symbols and templates; nil for the tint.
    public var tintColor: UIColor? = .secondaryLabel
    public var cornerRadius: CGFloat = 0
    /// The largest size; a length of 0, the default, is no limit.
    public var maximumSize: CGSize = .zero
    public var accessibilityIgnoresInvertColors: Bool = false
  }

  /// What a button does. A button with a title or an image and an action or a menu is shown.
  @MainActor @preconcurrency
  public struct ButtonProperties {
    public var primaryAction: UIAction?
    public var menu: UIMenu?
    public var isEnabled: Bool = true
    public var role: UIButton.Role = .normal
  }

  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  /// A text with attributes, which is shown in place of `text`; its attributes go before `textProperties`. Nil by default.
  public var attributedText: NSAttributedString?
  public var textProperties = TextProperties(.title2, .label, isBold: true)
  public var secondaryText: String?
  /// The same in place of `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties = TextProperties(.subheadline, .secondaryLabel)
  /// The look and the words of the first button.
  public var button: UIButton.Configuration = .plain()
  public var buttonProperties = ButtonProperties()
  /// The same of the button below.
  public var secondaryButton: UIButton.Configuration = .plain()
  public var secondaryButtonProperties = ButtonProperties()
  public var alignment: Alignment = .center
  /// Whether the margins of the view around count along an axis.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
  // The distances between the parts, in points.
  public var imageToTextPadding: CGFloat = 12
  public var textToSecondaryTextPadding: CGFloat = 6
  public var textToButtonPadding: CGFloat = 20
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// What lies behind.
  public var background: UIBackgroundConfiguration = .clear()
  /// What the parts are for.
  private(set) var kind: Kind

  enum Kind { case empty, loading, search }

  private init(_ kind: Kind) { self.kind = kind }

  /// For a place without content. Picture and words are those that a program sets.
  public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration(.empty) }

  /// For content that is on its way: something that turns, and words.
  public static func loading() -> UIContentUnavailableConfiguration {
    var result = UIContentUnavailableConfiguration(.loading)
    result.text = "Loading…"
    result.textProperties = TextProperties(.body, .secondaryLabel)
    return result
  }

  /// For a search that has found nothing. In a state with a search's text the words name that.
  public static func search() -> UIContentUnavailableConfiguration {
    var result = UIContentUnavailableConfiguration(.search)
    result.image = UIImage(systemName: "magnifyingglass")
    result.text = Self.noResults
    result.secondaryText = "Check the spelling or try a new search."
    return result
  }

  private static let noResults: String = "No Results"

  public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

  /// The words of a search that found nothing name its text, where the program set no others.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard kind == .search, text == Self.noResults,
      let searched = (state as? UIContentUnavailableConfigurationState)?.searchText, !searched.isEmpty
    else { return self }
    var result: UIContentUnavailableConfiguration = self
    result.text = "No Results for “\(searched)”"
    return result
  }
}

/// How a controller is at the moment that may have nothing to show.
@MainActor @preconcurrency
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  /// The text of the search; nil where nobody searches.
  public var searchText: String?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
