import Foundation
import SwiftUI

struct NavigationPage: View {
  @State private var path: [Int] = []
  @State private var showsNote = false

  var body: some View {
    Example("Stack") {
      Framed {
        NavigationStack(path: $path) {
          List(1..<6) { number in NavigationLink("Chapter \(number)", value: number) }
            .navigationTitle("Chapters")
            .navigationDestination(for: Int.self) { Chapter(number: $0, path: $path) }
        }
      }
      Text("Path: \(path.map(String.init).joined(separator: ", "))")
    }
    Example("Toolbars") {
      Framed {
        NavigationStack {
          Text("Between the bars")
            .navigationTitle("Letter")
            .navigationSubtitle("Draft")
            .navigationBarTitleDisplayMode(.inline)
            .navigationDestination(isPresented: $showsNote) { Text("A note").navigationTitle("Note") }
            .toolbar {
              ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
              ToolbarItem(placement: .primaryAction) { Button("Note", systemImage: "note.text") { showsNote = true } }
              ToolbarItem(placement: .secondaryAction) { Button("Print") {} }
              ToolbarItemGroup(placement: .bottomBar) {
                Button("Bold", systemImage: "bold") {}
                Spacer()
                Button("Italic", systemImage: "italic") {}
              }
              ToolbarItem(placement: .status) { Text("Saved") }
            }
            .toolbarTitleMenu { Button("Rename") {} }
            .toolbarBackground(.visible, for: .navigationBar)
        }
      }
    }
    Example("Looks of bars") {
      Framed {
        NavigationStack {
          List {
            NavigationLink("With an arrow") { ColouredScreen() }
            NavigationLink("Without") { ColouredScreen() }.navigationLinkIndicatorVisibility(.hidden)
          }
          .navigationDocument(URL(fileURLWithPath: "/chapters.pdf"))
          .navigationTitle("Document")
          .toolbarTitleDisplayMode(.inline)
          .toolbarBackground(Color.indigo.opacity(0.3), for: .navigationBar)
          .toolbarBackgroundVisibility(.visible, for: .navigationBar)
          .toolbarColorScheme(.dark, for: .navigationBar)
          .toolbarVisibility(.hidden, for: .bottomBar)
        }
      }
    }
    OlderBars()
  }
}

private struct ColouredScreen: View {
  var body: some View {
    Color.indigo.opacity(0.2)
      .navigationTitle("Coloured")
      .navigationBarBackButtonHidden(false)
      .toolbarRole(.editor)
  }
}

/// The spellings of older sources.
private struct OlderBars: View {
  var body: some View {
    Example("Older spellings") {
      Framed {
        NavigationStack {
          Text("As before")
            .navigationBarTitle("Older", displayMode: .inline)
            .navigationBarItems(leading: Button("Edit") {}, trailing: Button("Add", systemImage: "plus") {})
            .navigationBarHidden(false)
        }
      }
    }
  }
}

private struct Chapter: View {
  let number: Int
  @Binding var path: [Int]

  init(number: Int, path: Binding<[Int]>) {
    self.number = number
    _path = path
  }

  var body: some View {
    VStack(spacing: 12) {
      Text("Chapter \(number)")
      NavigationLink("Next chapter", value: number + 1)
      Button("To the list") { path = [] }
    }
    .navigationTitle("Chapter \(number)")
  }
}

/// A window in the page.
private struct Framed<Content: View>: View {
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    content
      .frame(height: 320)
      .clipShape(RoundedRectangle(cornerRadius: 8))
      .overlay { RoundedRectangle(cornerRadius: 8).stroke(.separator, lineWidth: 1) }
  }
}

#Preview("Navigation") { NavigationPage() }
