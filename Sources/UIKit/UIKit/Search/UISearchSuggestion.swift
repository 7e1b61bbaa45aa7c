import Foundation
import FoundationGaps
import SwiftUIControls
import SwiftUICore
import SwiftUINavigation
import UIFoundation

/// Something that people may search for.
@MainActor @preconcurrency
public protocol UISearchSuggestion: NSObjectProtocol {
  /// The words with attributes, which are shown in the place of others; nil for none.
  var localizedAttributedSuggestion: NSAttributedString? { get }
  /// The words; nil for none.
  var localizedSuggestion: String? { get }
  /// More words, which assistive technologies say in the place of those that are shown; nil for none.
  var localizedDescription: String? { get }
  /// A picture beside the words; nil for none.
  var iconImage: UIImage? { get }
  /// Anything of the program's own that the suggestion stands for.
  var representedObject: Any? { get set }
}

/// A suggestion of words and a picture.
@MainActor @preconcurrency
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  /// - Parameters:
  ///   - suggestion: The words.
  ///   - description: What assistive technologies say in the place of these; nil for the same.
  ///   - iconImage: A picture beside the words; nil for none.
  public init(localizedSuggestion suggestion: String, localizedDescription description: String?, iconImage: UIImage?) {
    localizedSuggestion = suggestion
    localizedAttributedSuggestion = nil
    localizedDescription = description
    self.iconImage = iconImage
    super.init()
  }

  public convenience init(localizedSuggestion suggestion: String, localizedDescription description: String?) {
    self.init(localizedSuggestion: suggestion, localizedDescription: description, iconImage: nil)
  }

  public convenience init(localizedSuggestion suggestion: String) {
    self.init(localizedSuggestion: suggestion, localizedDescription: nil, iconImage: nil)
  }

  /// - Parameters:
  ///   - suggestion: The words with attributes, of which bold letters are shown.
  ///   - description: What assistive technologies say in the place of these; nil for the same.
  ///   - iconImage: A picture beside the words; nil for none.
  public init(
    localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String?,
    iconImage: UIImage?
  ) {
    localizedSuggestion = suggestion.string
    localizedAttributedSuggestion = suggestion
    localizedDescription = description
    self.iconImage = iconImage
    super.init()
  }

  public convenience init(
    localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String?
  ) { self.init(localizedAttributedSuggestion: suggestion, localizedDescription: description, iconImage: nil) }

  public convenience init(localizedAttributedSuggestion suggestion: NSAttributedString) {
    self.init(localizedAttributedSuggestion: suggestion, localizedDescription: nil, iconImage: nil)
  }

  public let localizedAttributedSuggestion: NSAttributedString?
  public let localizedSuggestion: String?
  public let localizedDescription: String?
  public let iconImage: UIImage?
  open var representedObject: Any?
}

/// A suggestion as it is listed.
struct SuggestionLabel: View {
  let suggestion: any UISearchSuggestion

  var body: some View {
    let words: String = suggestion.localizedAttributedSuggestion?.string ?? suggestion.localizedSuggestion ?? ""
    HStack(spacing: 8) {
      if let image = suggestion.iconImage { Image(uiKit: image).accessibilityHidden(true) }
      text(words).accessibilityLabel(Text(verbatim: suggestion.localizedDescription ?? words))
    }
  }

  /// The words, of which those with a bold font stand out.
  private func text(_ words: String) -> Text {
    guard let attributed = suggestion.localizedAttributedSuggestion else { return Text(verbatim: words) }
    var result = AttributedString(words)
    attributed.enumerateAttribute(.font, in: NSRange(location: 0, length: attributed.length)) { value, range, _ in
      guard let font = value as? UIFont, font.fontDescriptor.symbolicTraits.contains(.traitBold),
        let part = Range(range, in: words), let place = Range(part, in: result)
      else { return }
      result[place].swiftUI.font = .body.bold()
    }
    return Text(result)
  }
}

extension UISearchController {
  /// When the segments for where to search are there.
  public enum ScopeBarActivation: Int, Sendable {
    /// As it suits the place.
    case automatic = 0
    /// Where the bar's `showsScopeBar` says so.
    case manual = 1
    /// While there is a text.
    case onTextEntry = 2
    /// While people search.
    case onSearchActivation = 3

    var activation: SearchScopeActivation {
      switch self {
      case .automatic: .automatic
      // The bar's own setting says whether there are any.
      case .manual: .onSearchPresentation
      case .onTextEntry: .onTextEntry
      case .onSearchActivation: .onSearchPresentation
      }
    }
  }
}
