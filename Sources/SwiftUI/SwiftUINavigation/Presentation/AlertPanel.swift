import AccessibilityTree
import CoreGraphics
import HostInterface
import SwiftUIControls
import SwiftUICore

/// An alert or a confirmation dialog: a title, a message, and buttons that end it.
nonisolated struct AlertPanel<Actions: View, Message: View>: View {
  enum Kind {
    case alert, confirmation
  }

  let kind: Kind
  let title: Text
  let showsTitle: Bool
  let actions: Actions
  let message: Message

  @MainActor var body: some View { AlertLook(panel: self) }
}

private struct AlertLook<Actions: View, Message: View>: View {
  let panel: AlertPanel<Actions, Message>
  @State private var buttons = AlertButtons()
  @State private var needsCancel: Bool = false
  @Environment(\.presentation) private var presentation: Presentation?
  @Environment(\.idiom) private var idiom: Idiom

  init(panel: AlertPanel<Actions, Message>) { self.panel = panel }

  private var kind: AlertPanel<Actions, Message>.Kind { panel.kind }
  private var message: Message { panel.message }
  private var showsTitle: Bool { panel.showsTitle }
  private var isSheet: Bool { kind == .confirmation && idiom == .phone }

  var body: some View {
    let buttons: AlertButtons = buttons
    let shape = RoundedRectangle(cornerRadius: isSheet ? 14 : idiom == .phone ? 14 : 10)
    VStack(spacing: 0) {
      words
      Group(subviews: panel.actions) { subviews in
        AlertButtonStack(isPair: kind == .alert && subviews.count == 2 && idiom == .phone, isSheet: isSheet) {
          if subviews.isEmpty {
            Button("OK") {}
          } else {
            ForEach(subviews) { $0 }
            // A dialog without a button that cancels gets one, as the platform gives it.
            if needsCancel { Button("Cancel", role: .cancel) {} }
          }
        }
      }
      .buttonStyle(AlertButtonStyle(buttons: buttons))
    }
    .frame(width: isSheet ? nil : idiom == .phone ? 270 : 260)
    .frame(maxWidth: isSheet ? 500 : nil)
    .background { RaisedGround() }
    .clipShape(shape)
    .overlay { shape.stroke(Color.separator, lineWidth: 0.5) }
    .shadow(color: .black.opacity(0.2), radius: 20, y: 6)
    .padding(isSheet ? 8 : 0)
    .modifier(AlertPlacement(isAtBottom: isSheet))
    .accessibilityElement(children: .contain)
    .attaching(AccessibilityAttachmentModifier { properties, _ in properties.role = .alert })
    .accessibilityAction(.escape) { buttons.cancel() }
    .modifier(
      KeyResponderModifier { key in
        guard key.phase == .down else { return false }
        switch key.key {
        case .escape: return buttons.cancel()
        case .return: return buttons.useDefault()
        default: return false
        }
      }
    )
    .onAppear { [presentation] in
      buttons.end = { presentation?.dismiss() }
      needsCancel = kind == .confirmation && buttons.cancelControl == nil
    }
  }

  @ViewBuilder private var words: some View {
    if showsTitle || !ControlPart.isNone(message) {
      VStack(spacing: 4) {
        if showsTitle {
          panel.title.font(isSheet ? .footnote.weight(.semibold) : .headline).accessibilityAddTraits(.isHeader)
        }
        message.font(.footnote).foregroundStyle(isSheet ? AnyShapeStyle(.secondary) : AnyShapeStyle(.primary))
      }
      .multilineTextAlignment(.center)
      .padding(EdgeInsets(top: 19, leading: 16, bottom: 19, trailing: 16))
    }
  }
}

/// The buttons of an alert that keys use.
final class AlertButtons {
  /// Ends the alert.
  var end: () -> Void = {}
  fileprivate var cancelControl: ControlNode<ButtonBehavior>?
  fileprivate var firstControl: ControlNode<ButtonBehavior>?

  fileprivate func note(_ control: ControlNode<ButtonBehavior>, role: ButtonRole?) {
    if role == .cancel {
      cancelControl = control
    } else if role != .destructive, firstControl?.isAlive != true {
      firstControl = control
    }
    control.onActivation { [weak self] in self?.end() }
  }

  /// Uses the button that cancels, else ends an alert without one that has a single button.
  @discardableResult
  func cancel() -> Bool {
    if let cancelControl, cancelControl.isAlive { cancelControl.perform(.activate) } else { end() }
    return true
  }

  func useDefault() -> Bool {
    guard let control = firstControl ?? cancelControl, control.isAlive else { return false }
    control.perform(.activate)
    return true
  }
}

/// Buttons beside each other where there are two, else one below the other, with lines between.
private struct AlertButtonStack<Content: View>: View {
  let isPair: Bool
  let isSheet: Bool
  let content: Content

  init(isPair: Bool, isSheet: Bool, @ViewBuilder content: () -> Content) {
    self.isPair = isPair
    self.isSheet = isSheet
    self.content = content()
  }

  var body: some View {
    let layout = isPair ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
    layout { content }.fixedSize(horizontal: false, vertical: true)
  }
}

/// A button of an alert, which it ends.
private struct AlertButtonStyle: PrimitiveButtonStyle {
  let buttons: AlertButtons

  func makeBody(configuration: Configuration) -> some View {
    AlertButton(control: configuration.control, role: configuration.role, label: configuration.label, buttons: buttons)
  }
}

private struct AlertButton<Label: View>: View {
  let control: ControlNode<ButtonBehavior>
  let role: ButtonRole?
  let label: Label
  let buttons: AlertButtons
  @Environment(\.idiom) private var idiom: Idiom
  @Environment(\.isEnabled) private var isEnabled: Bool

  init(control: ControlNode<ButtonBehavior>, role: ButtonRole?, label: Label, buttons: AlertButtons) {
    self.control = control
    self.role = role
    self.label = label
    self.buttons = buttons
  }

  var body: some View {
    let _: Void = buttons.note(control, role: role)
    VStack(spacing: 0) {
      Divider()
      label
        .fontWeight(role == .cancel ? .semibold : nil)
        .foregroundStyle(role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint))
        .opacity(isEnabled ? 1 : 0.4)
        .padding(.horizontal, 8)
        .frame(maxWidth: .infinity, minHeight: idiom == .phone ? 44 : 32)
        .background(control.isPressed ? AnyShapeStyle(.fill.secondary) : AnyShapeStyle(.clear))
    }
    .contentShape(Rectangle())
    .modifier(ControlTarget(control))
  }
}
