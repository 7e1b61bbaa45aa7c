import Foundation
import FoundationGaps
import SwiftUIControls
import SwiftUICore
import SwiftUINavigation
import UIFoundation

/// Something that people may choose in place of a text of their own.
@MainActor @preconcurrency
public protocol UISearchSuggestion: NSObjectProtocol {
  /// The words of the suggestion.
  var localizedSuggestion: String? { get }
  /// What an assistive technology says of it; nil for the words.
  var localizedDescription: String? { get }
  /// A picture beside the words.
  var iconImage: UIImage? { get }
  /// What the program keeps with the suggestion.
  var representedObject: Any? { get set }
}

/// A suggestion that is made of words.
@MainActor @preconcurrency
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  open private(set) var localizedSuggestion: String?
  /// The words with attributes, as far as they were given so: their letters are shown.
  open private(set) var localizedAttributedSuggestion: NSAttributedString?
  open private(set) var localizedDescription: String?
  open private(set) var iconImage: UIImage?
  open var representedObject: Any?

  /// - Parameters:
  ///   - localizedSuggestion: The words.
  ///   - localizedDescription: What an assistive technology says; nil for the words.
  ///   - iconImage: A picture beside the words.
  public init(localizedSuggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil) {
    self.localizedSuggestion = localizedSuggestion
    self.localizedDescription = localizedDescription
    self.iconImage = iconImage
    super.init()
  }

  /// A suggestion of words with attributes.
  public convenience init(
    localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription: String? = nil,
    iconImage: UIImage? = nil
  ) {
    self.init(
      localizedSuggestion: suggestion.string, localizedDescription: localizedDescription, iconImage: iconImage)
    localizedAttributedSuggestion = suggestion
  }
}

/// A suggestion as it is listed.
struct SuggestionLabel: View {
  let suggestion: any UISearchSuggestion

  var body: some View {
    let words: String = suggestion.localizedSuggestion ?? ""
    let said: String? = suggestion.localizedDescription
    Group {
      if let image = suggestion.iconImage {
        Label {
          Text(verbatim: words)
        } icon: {
          Image(uiKit: image)
        }
      } else {
        Text(verbatim: words)
      }
    }
    .modifier(OptionalWords(words: said) { AnyView($0.accessibilityLabel(Text(verbatim: $1))) })
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
      case .automatic, .manual: .automatic
      case .onTextEntry: .onTextEntry
      case .onSearchActivation: .onSearchPresentation
      }
    }
  }
}
