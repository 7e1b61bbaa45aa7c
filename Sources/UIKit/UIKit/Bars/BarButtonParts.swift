import CoreGraphics
import SwiftUICore
import UIFoundation

/// What few items of bars have beside a title, a picture and an action.
@MainActor
final class BarButtonParts {
  /// A state and a height of a bar for which an image is meant.
  struct Place: Hashable {
    var state: UInt
    var metrics: UIBarMetrics
    /// Nil for all styles.
    var style: UIBarButtonItem.Style?
  }

  var badge: UIBarButtonItem.Badge?
  var sharesBackground: Bool = true
  var hidesSharedBackground: Bool = false
  var menuRepresentation: UIMenuElement?
  var menuOrder: UIContextMenuConfiguration.ElementOrder = .automatic
  var isSymbolAnimationEnabled: Bool = false
  /// The effects that the symbol shows, in the order in which they came.
  var effects: [BarSymbolEffect] = []
  /// How a symbol takes the place of another one.
  var replacement: ContentTransition?
  weak var group: UIBarButtonItemGroup?

  var images: [Place: UIImage] = [:]
  var titleOffsets: [UIBarMetrics: UIOffset] = [:]
  var groundOffsets: [UIBarMetrics: CGFloat] = [:]
  var backImages: [Place: UIImage] = [:]
  var backTitleOffsets: [UIBarMetrics: UIOffset] = [:]
  var backGroundOffsets: [UIBarMetrics: CGFloat] = [:]

  init() {}
}

extension Dictionary where Key == BarButtonParts.Place, Value == UIImage {
  /// The image for a state: that of the style before that of all styles, and that of the normal state where the state has none.
  func image(for state: UIControl.State, style: UIBarButtonItem.Style?) -> UIImage? {
    for state in [state, .normal] {
      for style in [style, nil] {
        if let found = self[Key(state: state.rawValue, metrics: .default, style: style)] { return found }
      }
    }
    return nil
  }
}
