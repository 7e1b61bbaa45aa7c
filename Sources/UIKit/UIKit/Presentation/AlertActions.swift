import SwiftUIControls
import SwiftUICore
import UIFoundation

/// The fields and the buttons of an alert.
struct AlertActions: View {
  let alert: UIAlertController?

  var body: some View {
    if let alert {
      let _ = alert.changes.read()
      ForEach(alert.textFields ?? [], id: \.identity) { field in AlertField(field: field) }
      ForEach(alert.actions, id: \.identity) { AlertActionButton(alert: alert, action: $0) }
    }
  }
}

/// A button of an alert. It follows the action by itself: the list of actions is the same when one of them is enabled.
private struct AlertActionButton: View {
  let alert: UIAlertController
  let action: UIAlertAction

  var body: some View {
    let _ = alert.changes.read()
    let (alert, action): (UIAlertController, UIAlertAction) = (alert, action)
    Button(action.title ?? "", role: action.style.role) {
      // The action may present something else.
      if alert.presenter?.presented === alert { alert.presenter?.end(animated: true, nil) }
      action.perform()
    }
    .disabled(!action.isEnabled)
    .modifier(ReturnKey(isOn: alert.preferredAction === action))
  }
}

/// A field of an alert: the text field of UIKit's keeps the text, and tells its targets of changes.
private struct AlertField: View {
  let field: UITextField

  var body: some View {
    let _ = field.changes.drawing.read()
    let text = Binding(get: { field.text ?? "" }, set: { enter($0) })
    if field.isSecureTextEntry {
      SecureField(field.placeholder ?? "", text: text)
    } else {
      TextField(field.placeholder ?? "", text: text)
    }
  }

  private func enter(_ text: String) {
    guard field.text ?? "" != text else { return }
    field.text = text
    field.sendActions(for: .editingChanged)
  }
}

private struct ReturnKey: ViewModifier {
  let isOn: Bool

  nonisolated init(isOn: Bool) { self.isOn = isOn }

  func body(content: Content) -> some View {
    if isOn { content.keyboardShortcut(.defaultAction) } else { content }
  }
}

extension UIAlertAction.Style {
  fileprivate var role: ButtonRole? {
    switch self {
    case .default: nil
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}
