import CoreGraphics
import Foundation
import SwiftUIControls
import SwiftUICore
import SwiftUINavigation
import UIFoundation

/// An item of a bar of UIKit's, as bars of SwiftUI's show it.
struct BarItemView: View {
  let item: UIBarButtonItem
  /// The letters that the bar's appearance wants.
  var appearance: UIBarButtonItemAppearance?
  /// The tint of the bar; items are made in the environment of the screen, which does not know it.
  var barTint: UIColor?

  var body: some View {
    let _ = item.changes.read()
    let item: UIBarButtonItem = item
    if !item.isHidden {
      if item.isFlexibleSpace {
        Spacer(minLength: 0)
      } else if item.isSpace {
        Color.clear.frame(width: max(0, item.width), height: 1)
      } else {
        content
          .modifier(BarItemWords(item: item))
          .onGeometryChange(for: CGRect.self) {
            $0.frame(in: .global)
          } action: {
            item.frameInWindow = $0
          }
      }
    }
  }

  @ViewBuilder private var content: some View {
    if let view = item.customView {
      HostedBarView(view: view, width: item.width)
    } else {
      operable
        .disabled(!item.isEnabled)
        .modifier(ItemTint(color: tint))
        .modifier(LargeBarItem(item: item, words: item.systemItem?.words))
    }
  }

  @ViewBuilder private var operable: some View {
    let item: UIBarButtonItem = item
    if let menu = item.menu {
      if item.hasAction {
        Menu {
          MenuElements(menu: menu, sender: item) { item.changes.change() }
        } label: {
          label
        } primaryAction: {
          item.perform()
        }
        .menuIndicator(.hidden)
      } else {
        Menu {
          MenuElements(menu: menu, sender: item) { item.changes.change() }
        } label: {
          label
        }
        .menuIndicator(.hidden)
      }
    } else {
      Button {
        item.perform()
      } label: {
        label
      }
    }
  }

  @ViewBuilder private var label: some View {
    let words: String? = item.title ?? item.systemItem?.words
    Group {
      if let image = item.image {
        Label {
          Text(verbatim: words ?? "")
        } icon: {
          Image(uiKit: image)
        }
        .labelStyle(.iconOnly)
      } else if item.title == nil, let symbol = item.systemItem?.symbol {
        Label {
          Text(verbatim: words ?? "")
        } icon: {
          Image(systemName: symbol)
        }
        .labelStyle(.iconOnly)
      } else {
        styled(Text(verbatim: words ?? ""))
          .offset(item.shownTitleOffset ?? looked(\.titlePositionAdjustment, .zero).size)
      }
    }
    .modifier(BarSymbolEffects(item: item))
    .frame(width: item.width > 0 ? item.width : nil)
    .background {
      if let image = item.currentBackgroundImage {
        Image(uiKit: image).resizable().offset(y: item.shownGroundOffset)
      } else if let image = looked(\.backgroundImage, nil) {
        Image(uiKit: image).resizable().offset(looked(\.backgroundImagePositionAdjustment, .zero).size)
          .accessibilityHidden(true)
      }
    }
    .overlay(alignment: .topTrailing) {
      if let badge = item.badge { BarBadgeView(badge: badge).offset(x: 8, y: -6) }
    }
    .padding(item.isSelected ? 4 : 0)
    .background { if item.isSelected { RoundedRectangle(cornerRadius: 6).fill(.tint.opacity(0.2)) } }
  }

  /// What the appearance says of the state in which the item is; where it says nothing of a disabled item, that of others.
  private func looked<Value: Equatable>(
    _ part: KeyPath<UIBarButtonItemStateAppearance, Value>, _ nothing: Value
  ) -> Value {
    guard let appearance else { return nothing }
    let own: Value = item.isEnabled ? nothing : appearance.disabled[keyPath: part]
    return own == nothing ? appearance.normal[keyPath: part] : own
  }

  private func styled(_ text: Text) -> Text {
    var attributes: [NSAttributedString.Key: Any] = appearance?.attributes(isEnabled: item.isEnabled) ?? [:]
    attributes.merge(item.currentAttributes(for: item.isEnabled ? .normal : .disabled)) { $1 }
    let style = BarTextStyle(attributes: attributes)
    var text: Text = text
    if let font = style.font {
      text = text.font(font)
    } else if item.style == .done {
      text = text.fontWeight(.semibold)
    }
    if let color = style.color { text = text.foregroundStyle(color) }
    return text
  }

  private var tint: UIColor? {
    let proxy: UIBarButtonItem? = AppearanceProxies.existing(UIBarButtonItem.self)
    return item.tintColor ?? proxy?.tintColor ?? barTint
  }
}

private struct ItemTint: ViewModifier {
  let color: UIColor?

  nonisolated init(color: UIColor?) { self.color = color }

  func body(content: Content) -> some View {
    if let color { content.tint(Color(uiKit: color)) } else { content }
  }
}

/// What is said of an item, where the program says so.
private struct BarItemWords: ViewModifier {
  let item: UIBarButtonItem

  nonisolated init(item: UIBarButtonItem) { self.item = item }

  func body(content: Content) -> some View {
    let _ = item.changes.read()
    content
      .modifier(OptionalWords(words: item.accessibilityLabel) { AnyView($0.accessibilityLabel(Text(verbatim: $1))) })
      .modifier(OptionalWords(words: item.accessibilityHint) { AnyView($0.accessibilityHint(Text(verbatim: $1))) })
      .modifier(
        OptionalWords(words: item.accessibilityValue ?? item.badge?.stringValue) {
          AnyView($0.accessibilityValue(Text(verbatim: $1)))
        }
      )
      .modifier(OptionalWords(words: item.accessibilityIdentifier) { AnyView($0.accessibilityIdentifier($1)) })
      .accessibilityAddTraits(item.isSelected ? .isSelected : [])
  }
}

/// Says something of a view where there are words.
struct OptionalWords: ViewModifier {
  let words: String?
  let say: @MainActor (AnyView, String) -> AnyView

  init(words: String?, say: @escaping @MainActor (AnyView, String) -> AnyView) {
    self.words = words
    self.say = say
  }

  func body(content: Content) -> some View {
    if let words { say(AnyView(content), words) } else { content }
  }
}

/// A program's own view in a bar: as large as it wants to be, or as it was made.
struct HostedBarView: View {
  let view: UIView
  var width: CGFloat = 0

  var body: some View {
    let width: CGFloat = width
    HostedUIView(view) { [weak view] proposal in
      guard let view else { return nil }
      let wish: CGSize = view.hostedContentSize(width: nil)
      return CGSize(
        width: width > 0 ? width : wish.width >= 0 ? wish.width : view.bounds.width,
        height: wish.height >= 0 ? wish.height : view.bounds.height)
    }
    .id(view.identity)
  }
}
