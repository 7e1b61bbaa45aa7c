import SwiftUI
import Testing
import UITestSupport
import ViewTestSupport

/// What attachments around an element of its own reach, and what they say.
@MainActor
struct AccessibilityAttachmentTests {
  private struct Target: View {
    @AccessibilityFocusState private var isFocused: Bool

    var body: some View {
      VStack {
        Button("Go") { isFocused = true }
        HStack {
          Text("Inside")
          Text("Further")
        }
        .accessibilityElement()
        .accessibilityLabel("Target")
        .accessibilityFocused($isFocused)
      }
    }
  }

  @Test("Asking for focus reaches the element that stands for all inside it (371, 372)")
  func focusOfIgnoringElement() throws {
    let app = try HeadlessApp { Target() }
    app.activate(label: "Go")
    #expect(app.focusedLabel == "Target")
  }

  @Test("speechAdjustedPitch on a view sets the pitch of its element; 0 changes nothing (392)")
  func pitchOfView() throws {
    let app = try HeadlessApp {
      VStack {
        Text("Raised").speechAdjustedPitch(0.2)
        Text("Lowered").accessibilityElement().accessibilityLabel("Lowered").speechAdjustedPitch(-0.2)
        Text("Plain").accessibilityLabel("Plain").speechAdjustedPitch(0)
      }
    }
    let transcript: String = app.transcript(title: "Speech")
    #expect(transcript.contains("1. Raised\n       voice: pitch raised by 0.2"))
    #expect(transcript.contains("2. Lowered\n       voice: pitch lowered by 0.2"))
    #expect(transcript.contains("3. Plain\n\n") || transcript.hasSuffix("3. Plain\n"))
  }
}
