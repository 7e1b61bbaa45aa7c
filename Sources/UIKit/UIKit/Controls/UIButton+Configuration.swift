import CoreGraphics
import Foundation
import UIFoundation

extension UIButton {
  /// The content and the look of a button, as one value.
  @MainActor @preconcurrency
  public struct Configuration {
    /// How large a button is.
    public enum Size: Int, Sendable {
      case medium = 0
      case small = 1
      case mini = 2
      case large = 3
    }

    public enum TitleAlignment: Int, Sendable {
      /// As the content of the button is aligned.
      case automatic = 0
      case leading = 1
      case center = 2
      case trailing = 3
    }

    /// How round the corners of the background are.
    public enum CornerStyle: Int, Sendable {
      /// As the background says.
      case fixed = -1
      /// As the background says, and more with larger letters.
      case dynamic = 0
      case small = 1
      case medium = 2
      case large = 3
      case capsule = 4
    }

    /// The mark of a button.
    public enum Indicator: Int, Sendable {
      case automatic = 0
      case none = 1
      case popup = 2
    }

    /// The look that a configuration begins with.
    enum Base { case plain, tinted, gray, filled }

    let base: Base
    /// The title, in the font of the button's size where it has none of its own.
    public var attributedTitle: AttributedString?
    public var attributedSubtitle: AttributedString?
    /// Changes the attributes of the title; nil, the default, for nothing.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Changes the attributes of the subtitle; nil, the default, for nothing.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// A smaller text below the title.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
    public var subtitleLineBreakMode: NSLineBreakMode = .byWordWrapping
    public var titleAlignment: TitleAlignment = .automatic
    /// The distance of title and subtitle; 1 point by default.
    public var titlePadding: CGFloat = 1
    public var image: UIImage?
    /// The distance of the image from the texts; none by default.
    public var imagePadding: CGFloat = 0
    /// At which edge of the texts the image is: one edge.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    public var imageColorTransformer: UIConfigurationColorTransformer?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Whether an activity indicator takes the place of the image.
    public var showsActivityIndicator: Bool = false
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// The colour of texts and symbols; nil for that of the look.
    public var baseForegroundColor: UIColor?
    /// The colour of the background; nil for that of the look.
    public var baseBackgroundColor: UIColor?
    /// The background behind the content. The look of the configuration decides about all that the background leaves open.
    public var background: UIBackgroundConfiguration
    public var cornerStyle: CornerStyle = .dynamic
    public var buttonSize: Size = .medium { didSet { followSize(from: oldValue) } }
    /// The room around the content.
    public var contentInsets: NSDirectionalEdgeInsets
    /// Whether a selected button looks otherwise by itself; true by default.
    public var automaticallyUpdateForSelection: Bool = true
    /// A mark at the end of the button; `automatic` shows none, as buttons without a menu have none.
    public var indicator: Indicator = .automatic
    public var indicatorColorTransformer: UIConfigurationColorTransformer?

    private init(_ base: Base) {
      self.base = base
      contentInsets = Size.medium.insets
      background = .clear()
      background.cornerRadius = 5.95
    }

    /// Texts and image in the colour of the tint.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// On a faint ground of the tint's colour.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// On a grey ground.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// White on a ground of the tint's colour.
    public static func filled() -> Configuration { Configuration(.filled) }
    public static func borderless() -> Configuration { Configuration(.plain) }
    public static func bordered() -> Configuration { Configuration(.gray) }
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// The insets of the size become the content's again.
    public mutating func setDefaultContentInsets() { contentInsets = buttonSize.insets }

    private mutating func followSize(from old: Size) {
      if contentInsets == old.insets { contentInsets = buttonSize.insets }
    }

    /// The configuration as it suits the state of a button.
    public func updated(for button: UIButton) -> Configuration {
      var result: Configuration = self
      result.isHighlighted = button.isHighlighted
      result.isDisabled = !button.isEnabled
      result.isSelected = button.isSelected && automaticallyUpdateForSelection
      return result
    }

    private var isHighlighted: Bool = false
    private var isDisabled: Bool = false
    private var isSelected: Bool = false

    // MARK: What is drawn

    /// The look of the state: a selected button is more prominent.
    private var shownBase: Base {
      guard isSelected else { return base }
      return base == .plain ? .tinted : .filled
    }

    func foreground(tint: UIColor, role: UIButton.Role) -> UIColor {
      if isDisabled { return .tertiaryLabel }
      let own: UIColor = role == .destructive ? .systemRed : tint
      let color: UIColor = baseForegroundColor ?? (shownBase == .filled ? .white : own)
      return isHighlighted ? color.withAlphaComponent(0.75) : color
    }

    func imageColor(tint: UIColor, role: UIButton.Role) -> UIColor {
      let color: UIColor = foreground(tint: tint, role: role)
      return imageColorTransformer?(color) ?? color
    }

    func backgroundColor(tint: UIColor, role: UIButton.Role) -> UIColor {
      let own: UIColor = baseBackgroundColor ?? (role == .destructive ? .systemRed : tint)
      let color: UIColor
      switch shownBase {
      case .plain: color = baseBackgroundColor ?? .clear
      case _ where isDisabled: color = .tertiarySystemFill
      case .tinted: color = own.withAlphaComponent(0.18)
      case .gray: color = baseBackgroundColor ?? .secondarySystemFill
      case .filled: color = own
      }
      guard isHighlighted, shownBase != .plain else { return color }
      return shownBase == .filled ? color.withAlphaComponent(0.75) : color.withAlphaComponent(0.1)
    }

    func cornerRadius(height: CGFloat) -> CGFloat {
      switch cornerStyle {
      case .fixed: background.cornerRadius
      case .dynamic: background.cornerRadius * UIFontMetrics.default.scaledValue(for: 1)
      case .small: 5
      case .medium: 8
      case .large: 12
      case .capsule: height / 2
      }
    }
  }
}

extension UIButton.Configuration.Size {
  /// Apple publishes no figures: these are those of SwiftUI's bordered buttons on phones, as far as they have the size.
  var insets: NSDirectionalEdgeInsets {
    switch self {
    case .mini: NSDirectionalEdgeInsets(top: 3, leading: 8, bottom: 3, trailing: 8)
    case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  var titleFont: UIFont {
    switch self {
    case .mini, .small: .preferredFont(forTextStyle: .subheadline)
    case .medium, .large: .preferredFont(forTextStyle: .body)
    }
  }

  var subtitleFont: UIFont {
    switch self {
    case .mini, .small: .preferredFont(forTextStyle: .caption2)
    case .medium, .large: .preferredFont(forTextStyle: .footnote)
    }
  }
}
