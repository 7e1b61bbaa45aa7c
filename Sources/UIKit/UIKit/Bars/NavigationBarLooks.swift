import Foundation
import SwiftUICore
import SwiftUINavigation
import UIFoundation

/// What is set of a navigation bar's look; nil for what is not.
struct NavigationBarLooks {
  var standard: UINavigationBarAppearance?
  var compact: UINavigationBarAppearance?
  var scrollEdge: UINavigationBarAppearance?
  var compactScrollEdge: UINavigationBarAppearance?
  // The older way, which counts where no appearance is set.
  var barTintColor: UIColor?
  var barStyle: UIBarStyle?
  var isTranslucent: Bool?
  var shadowImage: UIImage?
  var backgroundImages: [UIBarMetrics: UIImage]?
  var titleTextAttributes: [NSAttributedString.Key: Any]?
  var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  var prefersLargeTitles: Bool?
  /// How far the title is moved down, in points.
  var titleOffsets: [UIBarMetrics: CGFloat]?

  /// What is set here, and else there.
  func completed(by other: NavigationBarLooks) -> NavigationBarLooks {
    var looks: NavigationBarLooks = self
    looks.standard = standard ?? other.standard
    looks.compact = compact ?? other.compact
    looks.scrollEdge = scrollEdge ?? other.scrollEdge
    looks.compactScrollEdge = compactScrollEdge ?? other.compactScrollEdge
    looks.barTintColor = barTintColor ?? other.barTintColor
    looks.barStyle = barStyle ?? other.barStyle
    looks.isTranslucent = isTranslucent ?? other.isTranslucent
    looks.shadowImage = shadowImage ?? other.shadowImage
    looks.backgroundImages = backgroundImages ?? other.backgroundImages
    looks.titleTextAttributes = titleTextAttributes ?? other.titleTextAttributes
    looks.largeTitleTextAttributes = largeTitleTextAttributes ?? other.largeTitleTextAttributes
    looks.prefersLargeTitles = prefersLargeTitles ?? other.prefersLargeTitles
    looks.titleOffsets = titleOffsets ?? other.titleOffsets
    return looks
  }

  /// Says of a bar what is set; the body that asks comes to depend on the appearances.
  @MainActor func apply(to wishes: inout BarWishes) {
    let edge: UINavigationBarAppearance? = scrollEdge
    if let standard {
      wishes.looks.surfaces[.navigationBar] = BarSurfaces(standard: standard.surface, edge: edge?.surface)
    } else if let edge {
      wishes.looks.surfaces[.navigationBar] = BarSurfaces(standard: older ?? .standard, edge: edge.surface)
    } else if let older {
      wishes.looks.surfaces[.navigationBar] = BarSurfaces(
        standard: older, edge: isTranslucent == false ? older : nil)
    }
    // The letters of a bar whose content lies at the edge are those of that look, where there is one.
    let letters: UINavigationBarAppearance? = edge ?? standard
    wishes.looks.titleOffset =
      letters.map(\.titlePositionAdjustment.size) ?? titleOffsets?[.default].map { CGSize(width: 0, height: $0) }
    wishes.looks.title = .style(nonEmpty(letters?.titleTextAttributes) ?? titleTextAttributes)
    wishes.looks.largeTitle = .style(nonEmpty(letters?.largeTitleTextAttributes) ?? largeTitleTextAttributes)
    if let barStyle { wishes.colorScheme[.navigationBar] = barStyle.isDark ? .dark : nil }
  }

  /// The line below a title, in the letters of the appearance.
  @MainActor func subtitle(_ words: String, isLarge: Bool) -> Text {
    let letters: UINavigationBarAppearance? = scrollEdge ?? standard
    let given: [NSAttributedString.Key: Any] =
      (isLarge ? letters?.largeSubtitleTextAttributes : letters?.subtitleTextAttributes) ?? [:]
    let style = BarTextStyle(attributes: given)
    var text = Text(verbatim: words)
    if let font = style.font { text = text.font(font) }
    if let color = style.color { text = text.foregroundStyle(color) }
    return text
  }

  private func nonEmpty(_ attributes: [NSAttributedString.Key: Any]?) -> [NSAttributedString.Key: Any]? {
    attributes?.isEmpty == false ? attributes : nil
  }

  /// The ground that the older properties say; nil where they say nothing.
  @MainActor private var older: BarSurface? {
    var surface: BarSurface = .standard
    let image: UIImage? = backgroundImages?[.default]
    guard barTintColor != nil || image != nil || isTranslucent == false || shadowImage != nil else { return nil }
    if let image {
      surface.show(image)
    } else if let barTintColor {
      surface.style = AnyShapeStyle(Color(uiKit: barTintColor))
    } else if isTranslucent == false {
      surface.style = AnyShapeStyle(.background)
    }
    if let shadowImage, shadowImage.size.width == 0 { surface.separator = nil }
    return surface
  }
}
