import SwiftUIControls
import SwiftUICore
import UIFoundation

/// The elements of a menu of UIKit's as those of a menu of SwiftUI's.
struct MenuElements: View {
  let menu: UIMenu
  /// To whom the actions are sent.
  let sender: AnyObject?
  /// Called after an action: what shows the menu may show another state.
  var didPerform: () -> Void = {}

  var body: some View {
    ForEach(menu.children.filter { !$0.isHiddenInMenus }, id: \.menuIdentity) { element in
      if let inner = element as? UIMenu {
        if inner.options.contains(.displayInline) {
          Section {
            MenuElements(menu: inner, sender: sender, didPerform: didPerform)
          } header: {
            if !inner.title.isEmpty { Text(verbatim: inner.title) }
          }
        } else {
          Menu {
            MenuElements(menu: inner, sender: sender, didPerform: didPerform)
          } label: {
            MenuLabel(element: inner)
          }
        }
      } else if let action = element as? UIAction {
        MenuActionView(action: action) {
          menu.select(action)
          action.perform(for: sender)
          didPerform()
        }
      }
    }
  }
}

private struct MenuActionView: View {
  let action: UIAction
  let perform: () -> Void

  var body: some View {
    let isDestructive: Bool = action.attributes.contains(.destructive)
    Group {
      if action.state == .off {
        Button(role: isDestructive ? .destructive : nil, action: perform) { MenuLabel(element: action) }
      } else {
        Toggle(isOn: Binding(get: { true }, set: { _ in perform() })) { MenuLabel(element: action) }
      }
    }
    .disabled(action.attributes.contains(.disabled))
  }
}

/// The title and the picture of an element.
struct MenuLabel: View {
  let element: UIMenuElement

  var body: some View {
    if let image = element.image {
      Label {
        Text(verbatim: element.title)
      } icon: {
        Image(uiKit: image)
      }
    } else {
      Text(verbatim: element.title)
    }
  }
}

extension UIMenuElement {
  fileprivate nonisolated var menuIdentity: ObjectIdentifier { ObjectIdentifier(self) }

  fileprivate var isHiddenInMenus: Bool { (self as? UIAction)?.attributes.contains(.hidden) ?? false }
}
