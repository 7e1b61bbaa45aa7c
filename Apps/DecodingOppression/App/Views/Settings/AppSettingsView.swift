import SwiftUI

/// The settings: which tiers read clauses, and where their models are.
public struct AppSettingsView: View {
  @AppStorage(AppSettings.Key.usesLocalModel) private var usesLocalModel: Bool = false
  @AppStorage(AppSettings.Key.modelSource) private var modelSource: String = ""
  @AppStorage(AppSettings.Key.modelChecksum) private var modelChecksum: String = ""
  @AppStorage(AppSettings.Key.usesEndpoint) private var usesEndpoint: Bool = false
  @AppStorage(AppSettings.Key.endpoint) private var endpoint: String = ""

  public init() {}

  public var body: some View {
    Form {
      Section {
        Text("The word lists read every clause that no model reads.")
      } header: {
        Text("Tier 1: word lists")
      }
      Section {
        Toggle("Use the local model", isOn: $usesLocalModel)
        TextField("Source", text: $modelSource, prompt: Text("The one that comes with the app"))
        TextField("SHA-256", text: $modelChecksum, prompt: Text("Not checked"))
        if !modelSource.isEmpty, AppSettings.address(modelSource) == nil {
          AddressNote(example: "https://example.org/clause-model.json or /home/me/clause-model.json")
        }
      } header: {
        Text("Tier 2: a model on this machine")
      } footer: {
        Text("The Validation section says how often the model and the word lists agree with readers.")
      }
      Section {
        Toggle("Send clauses to an endpoint", isOn: $usesEndpoint)
        TextField("Address", text: $endpoint, prompt: Text("https://"))
        if usesEndpoint, AppSettings.address(endpoint) == nil {
          AddressNote(example: "https://example.org/classify")
        }
      } header: {
        Text("Tier 3: a guarded model elsewhere")
      } footer: {
        Text("The text of every clause leaves this machine. A clause that the model refuses is read by the tier below.")
      }
    }
    .formStyle(.grouped)
    .frame(minWidth: 480, minHeight: 420)
  }
}

/// Says that an address is none.
private struct AddressNote: View {
  let example: String
  @Environment(\.palette) private var palette: Palette

  var body: some View {
    Label {
      Text("This is no address; write one such as \(example).")
    } icon: {
      Image(systemName: "exclamationmark.triangle").foregroundStyle(palette.moderate.color)
    }
    .font(.footnote)
  }
}
