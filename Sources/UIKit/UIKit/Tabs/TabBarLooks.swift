import Foundation
import SwiftUICore
import SwiftUINavigation
import UIFoundation

/// What is set of a tab bar's look; nil for what is not.
struct TabBarLooks {
  var standard: UITabBarAppearance?
  var scrollEdge: UITabBarAppearance?
  var barTintColor: UIColor?
  var unselectedTint: UIColor?
  var barStyle: UIBarStyle?
  var isTranslucent: Bool?
  var backgroundImage: UIImage?
  var shadowImage: UIImage?
  var itemPositioning: UITabBar.ItemPositioning?
  var itemSpacing: CGFloat?
  var itemWidth: CGFloat?

  func completed(by other: TabBarLooks) -> TabBarLooks {
    var looks: TabBarLooks = self
    looks.standard = standard ?? other.standard
    looks.scrollEdge = scrollEdge ?? other.scrollEdge
    looks.barTintColor = barTintColor ?? other.barTintColor
    looks.unselectedTint = unselectedTint ?? other.unselectedTint
    looks.barStyle = barStyle ?? other.barStyle
    looks.isTranslucent = isTranslucent ?? other.isTranslucent
    looks.backgroundImage = backgroundImage ?? other.backgroundImage
    looks.shadowImage = shadowImage ?? other.shadowImage
    looks.itemPositioning = itemPositioning ?? other.itemPositioning
    looks.itemSpacing = itemSpacing ?? other.itemSpacing
    looks.itemWidth = itemWidth ?? other.itemWidth
    return looks
  }

  /// The look for the bar that is shown.
  ///
  /// - Parameter background: The colour that is set on the bar as on other views.
  @MainActor func look(background: UIColor?) -> TabBarLook {
    var look = TabBarLook()
    var surface: BarSurface?
    if let standard {
      surface = standard.surface
    } else if let color = barTintColor ?? background {
      surface = BarSurface(style: AnyShapeStyle(Color(uiKit: color)), separator: AnyShapeStyle(.separator))
    } else if isTranslucent == false {
      surface = BarSurface(style: AnyShapeStyle(.background), separator: AnyShapeStyle(.separator))
    }
    if let backgroundImage {
      surface = surface ?? .standard
      surface?.show(backgroundImage)
    }
    if let shadowImage, shadowImage.size.width == 0 {
      surface = surface ?? .standard
      surface?.separator = nil
    }
    look.surface = surface
    let items: UITabBarItemAppearance? = standard?.stackedLayoutAppearance
    look.normal = itemLook(items?.normal)
    look.normal.icon = look.normal.icon ?? unselectedTint.map { Color(uiKit: $0) }
    look.normal.title = look.normal.title ?? unselectedTint.map { BarTextStyle(font: nil, color: Color(uiKit: $0)) }
    look.selected = itemLook(items?.selected)
    if let normal = items?.normal {
      look.badge.color = normal.badgeBackgroundColor.map { Color(uiKit: $0) }
      look.badge.text = .style(normal.badgeTextAttributes)
      look.badge.offset = normal.badgePositionAdjustment.size
      look.badge.textOffset = normal.badgeTitlePositionAdjustment.size
    }
    place(&look)
    return look
  }

  @MainActor private func itemLook(_ state: UITabBarItemStateAppearance?) -> TabBarItemLook {
    var look = TabBarItemLook()
    guard let state else { return look }
    look.icon = state.iconColor.map { Color(uiKit: $0) }
    look.title = .style(state.titleTextAttributes)
    look.titleOffset = state.titlePositionAdjustment.size
    return look
  }

  /// Says how items share the bar: as the appearance says, or else the bar. Items that stand in the middle are by themselves 76
  /// points wide and 34 apart, as on Apple's tablets.
  @MainActor private func place(_ look: inout TabBarLook) {
    let appearance: UITabBarAppearance? = standard.flatMap { $0.stackedItemPositioning == .automatic ? nil : $0 }
    guard (appearance?.stackedItemPositioning ?? itemPositioning) == .centered else { return }
    let width: CGFloat = appearance?.stackedItemWidth ?? itemWidth ?? 0
    let spacing: CGFloat = appearance?.stackedItemSpacing ?? itemSpacing ?? 0
    look.itemWidth = width > 0 ? width : 76
    look.itemSpacing = spacing > 0 ? spacing : 34
  }
}
