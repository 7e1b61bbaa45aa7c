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
      MenuElementView(menu: menu, element: element, sender: sender, didPerform: didPerform)
    }
  }
}

/// One element of a menu.
private struct MenuElementView: View {
  let menu: UIMenu
  let element: UIMenuElement
  let sender: AnyObject?
  let didPerform: () -> Void

  var body: some View {
    if let inner = element as? UIMenu {
      inside(inner)
    } else if let action = element as? UIAction {
      MenuLeafView(leaf: action, element: action) {
        menu.select(action)
        action.perform(for: sender)
        didPerform()
      }
    } else if let command = element as? UICommand {
      MenuCommandView(command: command, sender: sender, didPerform: didPerform)
    } else if let deferred = element as? UIDeferredMenuElement {
      MenuDeferredView(menu: menu, element: deferred, sender: sender, didPerform: didPerform)
    } else if let standard = element as? StandardMenuItems {
      standard.content
    }
  }

  @ViewBuilder private func inside(_ inner: UIMenu) -> some View {
    let lines: Int? = inner.displayPreferences.flatMap {
      $0.maximumNumberOfTitleLines > 0 ? $0.maximumNumberOfTitleLines : nil
    }
    if inner.isRow {
      ControlGroup {
        MenuElements(menu: inner, sender: sender, didPerform: didPerform)
      } label: {
        Text(verbatim: inner.title)
      }
      .modifier(MenuRowStyle(isPalette: inner.preferredElementSize != .medium))
    } else {
      standing(inner).transformEnvironment(\.lineLimit) { if let lines { $0 = lines } }
    }
  }

  @ViewBuilder private func standing(_ inner: UIMenu) -> some View {
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
  }
}

/// How elements beside each other look.
private struct MenuRowStyle: ViewModifier {
  let isPalette: Bool

  nonisolated init(isPalette: Bool) { self.isPalette = isPalette }

  func body(content: Content) -> some View {
    if isPalette { content.controlGroupStyle(.palette) } else { content.controlGroupStyle(.navigation) }
  }
}

/// A command as its responder wants it shown. Those of a closed menu bar are not shown: nobody is asked about them.
private struct MenuCommandView: View {
  let command: UICommand
  let sender: AnyObject?
  let didPerform: () -> Void
  @Environment(\.isUnseenMenu) private var isUnseen: Bool
  /// Whether the command was disabled when it came into sight, and has been validated again: a bar makes its commands before its
  /// controller is shown, when no responder performs them.
  @State private var isAskedAgain: Bool = false

  var body: some View {
    let _ = isAskedAgain
    let shown: UICommand = isUnseen ? command : command.validated()
    if !shown.attributes.contains(.hidden) {
      MenuLeafView(leaf: shown, element: shown) {
        command.performWithSender(sender, target: nil)
        didPerform()
      }
      // The key itself is found by the window's responders, whether the menu is open or not.
      .environment(\.shownShortcut, (command as? UIKeyCommand)?.shortcut)
      .onAppear { if shown.attributes.contains(.disabled) { isAskedAgain = true } }
    }
  }
}

/// Elements that come when the menu is shown, and until then a word that says so.
private struct MenuDeferredView: View {
  let menu: UIMenu
  let element: UIDeferredMenuElement
  let sender: AnyObject?
  let didPerform: () -> Void
  @Environment(\.isUnseenMenu) private var isUnseen: Bool
  @State private var shown = DeferredElements()

  var body: some View {
    let all: DeferredElements = element.elements(shown)
    let _ = all.changes.read()
    if isUnseen {
      EmptyView()
    } else if let elements = all.elements {
      MenuElements(menu: menu.replacingChildren(elements), sender: sender, didPerform: didPerform)
    } else {
      Button {
      } label: {
        Text("Loading…")
      }
      .disabled(true)
      .onAppear { element.load(all) }
    }
  }
}

/// An action or a command: a button, or a toggle while it is on.
private struct MenuLeafView: View {
  let leaf: any UIMenuLeaf
  let element: UIMenuElement
  let perform: () -> Void

  var body: some View {
    let isDestructive: Bool = leaf.attributes.contains(.destructive)
    Group {
      if leaf.state == .off {
        Button(role: isDestructive ? .destructive : nil, action: perform) {
          MenuLabel(element: element, image: leaf.state == .on ? leaf.selectedImage : nil)
        }
      } else {
        Toggle(isOn: Binding(get: { true }, set: { _ in perform() })) {
          MenuLabel(element: element, image: leaf.state == .on ? leaf.selectedImage : nil)
        }
      }
    }
    .disabled(leaf.attributes.contains(.disabled))
  }
}

/// The title and the picture of an element.
struct MenuLabel: View {
  let element: UIMenuElement
  /// A picture in the place of the element's.
  var image: UIImage?

  var body: some View {
    if let image = image ?? element.image {
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
