import CoreGraphics
import ReactiveGraph
import SwiftUICore

/// A way back from a screen.
struct BackWay {
  /// The screens that one can go back to, the nearest first; there is at least one.
  let earlier: [EarlierScreen]

  /// What the button does in place of going back.
  var action: (() -> Void)?

  var title: Text? { earlier.first?.title }

  func goBack() {
    if let action { action() } else { earlier.first?.goBack() }
  }
}

/// A screen that one can go back to.
package struct EarlierScreen {
  let title: Text?
  /// What the back button says in place of the title.
  let shortTitle: Text?
  /// Whether the back button says nothing.
  let hidesTitle: Bool
  /// How far the title of the back button is moved, in points.
  let titleOffset: CGSize
  /// What lies behind the back button; nil for nothing.
  let ground: AnyView?
  let goBack: () -> Void

  package init(
    title: Text?, shortTitle: Text? = nil, hidesTitle: Bool = false, titleOffset: CGSize = .zero,
    ground: AnyView? = nil, goBack: @escaping () -> Void
  ) {
    self.title = title
    self.shortTitle = shortTitle
    self.hidesTitle = hidesTitle
    self.titleOffset = titleOffset
    self.ground = ground
    self.goBack = goBack
  }
}

// MARK: - Going back

extension StackController {
  /// The number of the screen below which nothing can be reached: the root, or the one in place of a column's own.
  var base: Int { current.lastIndex(where: \.isBase) ?? 0 }

  /// The stack whose screens people see in a column: that of the column, or one that the column shows.
  var innermost: StackController { inner ?? self }

  /// Whether there is a screen to go back to in the stack itself.
  var hasOwnWayBack: Bool { current.count - 1 > base }

  /// The way back from a screen, if there is one; the node under evaluation depends on it.
  func way(backFrom screen: StackScreen) -> BackWay? {
    let all: [StackScreen] = screens
    guard let index = all.firstIndex(where: { $0 === screen }) else { return nil }
    let base: Int = all[...index].lastIndex(where: \.isBase) ?? 0
    let own: [EarlierScreen] = all[base..<index].reversed().map { below in
      let looks: BarLooks? = below.wishes?().looks
      return EarlierScreen(
        title: below.shownTitle, shortTitle: looks?.backTitle, hidesTitle: looks?.hidesBackTitle ?? false,
        titleOffset: looks?.backTitleOffset ?? .zero, ground: looks?.backGround
      ) { [weak self] in self?.pop(above: below) }
    }
    let earlier: [EarlierScreen] = own + (outerWay?.earlier ?? [])
    return earlier.isEmpty ? nil : BackWay(earlier: earlier, action: screen.wishes?().looks.backAction)
  }

  /// The way back to what lies before the whole stack; the node under evaluation depends on it.
  private var outerWay: BackWay? {
    if let column { return column.wayBack }
    guard let container, let top = container.screens.last else { return nil }
    return container.way(backFrom: top)
  }

  /// Whether a person may go back from the stack to what lies before it.
  var mayGoOut: Bool { column.map { $0.controller.mayLeave($0) } ?? container?.mayGoBack ?? false }

  /// Goes back to what lies before the stack.
  func goOut() {
    if let column {
      column.controller.leave(column)
    } else {
      container?.pop()
    }
  }

  /// Lets the stack take part in the ways of the column that shows it, until the view under way ends.
  func join(_ container: StackController?) {
    guard let container, container.column != nil else { return }
    self.container = container
    container.inner = self
    window?.graph.currentSubgraph.onEnd { [weak self, weak container] in
      if let container, container.inner === self { container.inner = nil }
    }
  }
}

// MARK: - Screens in place of a column's own

extension StackController {
  /// Shows a screen in place of the root, from which there is no way back to the root.
  func showBase(_ screen: StackScreen) {
    screen.isBase = true
    replace(from: 1, by: screen)
  }

  /// Shows the root again in place of a screen that took its place.
  func endBase() {
    if current.indices.contains(1), current.contains(where: \.isBase) { replace(from: 1, by: nil) }
  }
}

extension SplitColumn {
  /// Goes back from the column, as `dismiss` does in its views.
  func dismiss() { controller.leave(self) }
}
