import SwiftUI

struct TextInputPage: View {
  @State private var name = ""
  @State private var city = "Zürich"
  @State private var secret = "open sesame"
  @State private var amount = 1234.5
  @State private var isFinding = false
  @State private var message = "A field that grows with its lines,\nup to five of them."
  @State private var notes = """
    An editor wraps its lines and scrolls.

    It keeps what was typed in steps, selects by words and paragraphs, and takes the text of input methods.
    """

  var body: some View {
    Example("Text Fields") {
      TextField("Your name", text: $name)
      TextField("City", text: $city).textFieldStyle(.roundedBorder)
      TextField("Nickname", text: $name, prompt: Text("As friends call you")).textFieldStyle(.roundedBorder)
      TextField("Square", text: $city).textFieldStyle(.squareBorder)
      TextField("Disabled", text: $city).textFieldStyle(.roundedBorder).disabled(true)
      TextField("Underlined", text: $city).textFieldStyle(UnderlinedField())
    }
    Example("Secrets and Values") {
      SecureField("Password", text: $secret).textFieldStyle(.roundedBorder)
      TextField("Amount", value: $amount, format: .number)
        .textFieldStyle(.roundedBorder)
        .multilineTextAlignment(.trailing)
    }
    Example("Several Lines") {
      TextField("Message", text: $message, axis: .vertical).textFieldStyle(.roundedBorder).lineLimit(2...5)
      Toggle("Find in the notes", isOn: $isFinding)
      TextEditor(text: $notes)
        .accessibilityLabel("Notes")
        .findNavigator(isPresented: $isFinding)
        .frame(height: 120)
      TextEditor(text: $notes).textEditorStyle(.roundedBorder).accessibilityLabel("Bordered notes").frame(height: 90)
    }
    Example("Selection") {
      Text("This text is not edited, but it can be selected and copied.").textSelection(.enabled)
    }
  }
}

/// A style that adds a line below the field.
private struct UnderlinedField: TextFieldStyle {
  func _body(configuration: TextField<_Label>) -> some View {
    VStack(spacing: 2) {
      configuration.textFieldStyle(.plain)
      Rectangle().fill(.tint).frame(height: 1)
    }
  }
}

#Preview("Text Input") {
  TextInputPage()
}
