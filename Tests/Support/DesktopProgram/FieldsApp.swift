import SwiftUI

/// A window with texts to type into; each change is said.
struct FieldsApp: App {
  var body: some Scene {
    WindowGroup("Fields") { FieldsView() }
      .defaultSize(width: 400, height: 300)
  }
}

private struct FieldsView: View {
  @State private var name = ""
  @State private var city = "Paris"
  @State private var notes = ""

  var body: some View {
    VStack(spacing: 0) {
      TextField("Name", text: $name).textFieldStyle(.plain).frame(height: 50)
      TextField("City", text: $city).textFieldStyle(.plain).frame(height: 50)
      TextEditor(text: $notes).accessibilityLabel("Notes").frame(height: 200)
    }
    .onSubmit { say("submit") }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .onAppear { say("appears") }
    .onChange(of: name) { say("name \(name)") }
    .onChange(of: city) { say("city \(city)") }
    .onChange(of: notes) { say("notes \(notes.replacingOccurrences(of: "\n", with: "|"))") }
  }
}
