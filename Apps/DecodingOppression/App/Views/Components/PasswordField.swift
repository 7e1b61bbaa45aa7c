import SwiftUI

/// Asks for the password of an encrypted document.
struct PasswordField: View {
  let open: @MainActor (String) -> Void
  @State private var password: String = ""
  @Environment(\.screenMetrics) private var metrics: ScreenMetrics

  init(open: @escaping @MainActor (String) -> Void) { self.open = open }

  var body: some View {
    let layout: AnyLayout =
      metrics.isStacked ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout())
    layout {
      SecureField("Password", text: $password).textFieldStyle(.roundedBorder).onSubmit { open(password) }
      Button("Open") { open(password) }.disabled(password.isEmpty)
    }
  }
}
