import HostInterface
import SwiftUIControls
import SwiftUICore

/// All screens of a stack, the top one in front.
nonisolated struct StackScreens: View {
  let controller: StackController

  @MainActor var body: some View { ScreenPile(controller: controller) }
}

private struct ScreenPile: View {
  let controller: StackController
  @Environment(\.idiom) private var idiom: Idiom
  @Environment(\.layoutDirection) private var direction: LayoutDirection

  init(controller: StackController) { self.controller = controller }

  var body: some View {
    let screens: [StackScreen] = controller.screens
    ZStack {
      ForEach(screens) { screen in
        StackScreenView(controller: controller, screen: screen)
          .transition(idiom == .phone ? .move(edge: .trailing) : .opacity)
      }
    }
    .animation(animation, value: screens.map(\.id))
    .accessibilityElement(children: .contain)
    .accessibilityAction(.escape) { controller.goBack() }
    .modifier(KeyResponderModifier { key in goesBack(key) })
  }

  private var animation: Animation? {
    controller.isAnimated ? StackMotion.animation(on: idiom) : nil
  }

  /// Alt with the arrow that points back, as on Linux desktops, and Command with the bracket, as on Apple's.
  private func goesBack(_ key: KeyPress) -> Bool {
    guard key.phase != .up, controller.mayGoBack else { return false }
    let arrow: KeyEquivalent = direction == .rightToLeft ? .rightArrow : .leftArrow
    let isArrow: Bool = key.key == arrow && key.modifiers.intersection(.all) == .option
    let isBracket: Bool = key.key == "[" && key.modifiers.intersection(.all) == .command
    guard isArrow || isBracket else { return false }
    controller.goBack()
    return true
  }
}

/// How screens of stacks come and go.
package enum StackMotion {
  package static func animation(on idiom: Idiom) -> Animation {
    idiom == .phone ? .spring(duration: duration(on: idiom)) : .easeOut(duration: duration(on: idiom))
  }

  /// In seconds.
  package static func duration(on idiom: Idiom) -> Double { idiom == .phone ? 0.4 : 0.2 }
}

/// One screen of a stack with its bars.
private struct StackScreenView: View {
  let controller: StackController
  let screen: StackScreen
  @Environment(\.idiom) private var idiom: Idiom
  @Environment(\.layoutDirection) private var direction: LayoutDirection
  @Environment(\.accessibilityReduceMotion) private var reducesMotion: Bool

  init(controller: StackController, screen: StackScreen) {
    self.controller = controller
    self.screen = screen
  }

  var body: some View {
    let isCovered: Bool = controller.isCovered(screen)
    ScreenFrame(
      place: ScreenPlace(controller: controller, screen: screen),
      content: ScreenContent(controller: controller, screen: screen)
    )
    .background { if !screen.isRoot { ScreenGround() } }
    .modifier(
      SwipeBack(
        isOn: !screen.isRoot && !screen.isBase, isCovered: isCovered, drag: controller.drag,
        mayGoBack: { controller.hasOwnWayBack && controller.maySwipeBack }, goBack: { controller.pop(screen) })
    )
    .modifier(
      CoveredLook(
        progress: isCovered ? 1 - controller.dragged(above: screen) : 0, slides: idiom == .phone && !reducesMotion,
        direction: direction == .rightToLeft ? -1 : 1)
    )
    .modifier(ScreenModifier(isShown: !isCovered, staysDrawn: true))
  }
}

/// What pushed screens stand on: they cover those below.
private struct ScreenGround: View {
  @Environment(\.presentation) private var presentation: Presentation?

  var body: some View {
    if presentation == nil {
      Rectangle().fill(.background).ignoresSafeArea()
    } else {
      RaisedGround().ignoresSafeArea()
    }
  }
}

/// Stands where a screen has no destination.
struct MissingDestination: View {
  let type: String

  nonisolated init(type: String) { self.type = type }

  var body: some View {
    Image(systemName: "exclamationmark.triangle.fill")
      .foregroundStyle(.yellow)
      .accessibilityLabel("There is no destination for \(type)")
  }
}
