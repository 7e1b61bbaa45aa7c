import SwiftUICore

/// The bar over an editor in which a person finds and replaces.
package struct FindBar<Model: FindBarModel>: View {
  @Bindable private var session: Model
  @FocusState private var isFocused: Bool

  package init(session: Model) { self.session = session }

  package var body: some View {
    VStack(spacing: 6) {
      HStack(spacing: 8) {
        TextField("Find", text: $session.pattern)
          .textFieldStyle(.roundedBorder)
          .frame(maxWidth: 260)
          .focused($isFocused)
          .onSubmit { session.step(backward: false) }
        Text(verbatim: session.status)
          .font(.callout)
          .foregroundStyle(.secondary)
          .monospacedDigit()
          .lineLimit(1)
        Spacer(minLength: 0)
        step("Previous match", "chevron.up", true, [.command, .shift])
        step("Next match", "chevron.down", false, .command)
        options
        Button("Done") { session.close() }
      }
      if session.isReplacing, session.canReplace {
        HStack(spacing: 8) {
          TextField("Replace with", text: $session.replacement)
            .textFieldStyle(.roundedBorder)
            .frame(maxWidth: 260)
            .onSubmit { session.replace() }
          Button("Replace") { session.replace() }.disabled(!session.canReplaceMatch)
          Button("Replace all") { session.replaceAll() }.disabled(!session.hasMatches)
          Spacer(minLength: 0)
        }
      }
    }
    .padding(6)
    .background(Color.secondarySystemBackground)
    .overlay(alignment: .bottom) { Divider() }
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Find in the text")
    .onExitCommand { session.close() }
    .onAppear {
      session.begin()
      isFocused = true
    }
    .onDisappear { session.end() }
    .onChange(of: session.focusRequests) { isFocused = true }
  }

  private func step(
    _ name: LocalizedStringKey, _ symbol: String, _ isBackward: Bool, _ modifiers: EventModifiers
  ) -> some View {
    Button {
      session.step(backward: isBackward)
    } label: {
      Label(name, systemImage: symbol).labelStyle(.iconOnly)
    }
    .disabled(!session.hasMatches)
    .keyboardShortcut("g", modifiers: modifiers)
    .help(name)
  }

  private var options: some View {
    Menu {
      Toggle("Ignore case", isOn: $session.ignoresCase)
      Toggle("Whole words", isOn: $session.wholeWords)
      if session.canReplace { Toggle("Replace", isOn: $session.isReplacing) }
    } label: {
      Label("Options of the search", systemImage: "ellipsis").labelStyle(.iconOnly)
    }
    .fixedSize()
  }
}
