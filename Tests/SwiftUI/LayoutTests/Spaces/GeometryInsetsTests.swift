import SwiftUI
import Testing
import UITestSupport
import ViewTestSupport

@MainActor
@Suite struct GeometryInsetsTests {
  private struct Insets: View {
    var body: some View {
      GeometryReader { proxy in
        Text("\(Int(proxy.safeAreaInsets.top)) \(Int(proxy.safeAreaInsets.bottom))")
      }
    }
  }

  @Test("A reader that fills the safe area knows what lies beyond its edges")
  func whole() throws {
    #expect(try HeadlessApp { Insets() }.labels == ["59 34"])
  }

  @Test("A reader has insets only at the edges where it touches the safe area's")
  func parts() throws {
    let app = try HeadlessApp {
      VStack(spacing: 0) {
        Insets().frame(height: 100)
        Insets().frame(height: 100)
        Insets()
      }
    }
    #expect(app.labels == ["59 0", "0 0", "0 34"])
  }
}
