import SwiftUI

/// A view whose objects follow its input through publishers: what it shows must not depend on how it came about.
struct Relayed: View {
  final class Model: ObservableObject {
    @Published var text = ""
    @Published var length = 0
  }

  let text: String
  let isLoud: Bool
  @StateObject private var model = Model()

  var body: some View {
    VStack(spacing: 0) {
      if isLoud { Loud().environmentObject(model) }
      Part(text: $model.text)
    }
    .onChange(of: text, initial: true) { model.text = text }
    .onReceive(model.$text) { model.length = $0.count }
  }

  /// Holds the object of the environment.
  private struct Loud: View {
    @EnvironmentObject private var model: Model

    var body: some View { Text(verbatim: "\(model.text.uppercased()) \(model.length)") }
  }

  /// Reads one property through a binding, and holds nothing.
  private struct Part: View {
    @Binding var text: String

    var body: some View { Text(verbatim: text) }
  }
}
