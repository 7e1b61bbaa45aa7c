import SwiftUI

struct SheetsPage: View {
  @State private var shown: Kind?
  @State private var answer = "none"

  enum Kind: String, Identifiable, CaseIterable {
    case sheet = "Sheet"
    case medium = "Sheet of half the height"
    case form = "Sheet with a ground of its own"
    case cover = "Cover"
    case alert = "Alert"
    case confirmation = "Confirmation dialog"
    case popover = "Popover"

    var id: Self { self }
  }

  private func isShown(_ kind: Kind) -> Binding<Bool> {
    Binding {
      shown == kind
    } set: { isShown in
      shown = isShown ? kind : nil
    }
  }

  var body: some View {
    Example("Sheets") {
      button(.sheet).sheet(isPresented: isShown(.sheet)) { PresentedPage(title: "A sheet") }
      button(.medium).sheet(isPresented: isShown(.medium)) {
        PresentedPage(title: "Half the height")
          .presentationDetents([.medium, .large])
          .presentationDragIndicator(.visible)
          .presentationBackgroundInteraction(.enabled(upThrough: .medium))
          .presentationContentInteraction(.scrolls)
      }
      button(.form).sheet(isPresented: isShown(.form)) {
        PresentedPage(title: "As large as a form")
          .presentationSizing(.form)
          .presentationBackground(.thinMaterial)
          .presentationCornerRadius(24)
          .interactiveDismissDisabled()
      }
      button(.cover).fullScreenCover(isPresented: isShown(.cover)) { PresentedPage(title: "A cover") }
    }
    Example("Questions") {
      button(.alert).alert("Delete the chapter?", isPresented: isShown(.alert)) {
        Button("Delete", role: .destructive) { answer = "delete" }
        Button("Cancel", role: .cancel) { answer = "cancel" }
      } message: {
        Text("It cannot be brought back.")
      }
      button(.confirmation).confirmationDialog(
        "Where to?", isPresented: isShown(.confirmation), titleVisibility: .visible
      ) {
        Button("Front") { answer = "front" }
        Button("Back") { answer = "back" }
      }
      Text("Answer: \(answer)")
    }
    Example("Beside a view") {
      button(.popover).popover(isPresented: isShown(.popover), arrowEdge: .bottom) {
        Text("Made with care").padding().presentationCompactAdaptation(.popover)
      }
    }
  }

  private func button(_ kind: Kind) -> some View { Button(kind.rawValue) { shown = kind } }
}

private struct PresentedPage: View {
  let title: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 12) {
      Text(title).font(.title2)
      Button("Done") { dismiss() }.buttonStyle(.borderedProminent)
    }
    .padding(40)
  }
}

#Preview("Sheets and Alerts") { SheetsPage() }
