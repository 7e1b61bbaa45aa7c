import CoreGraphics
import HostGTK
import HostInterface
import Testing

/// What GTK's input methods are told about the text that has the focus.
@Suite("Purposes of texts")
struct InputPurposeTests {
  private func state(_ purpose: TextInputState.Purpose) -> TextInputState {
    TextInputState(surrounding: "", cursor: 0, anchor: 0, cursorRect: .zero, purpose: purpose)
  }

  @Test(
    "Each purpose is the one of GTK's enumeration",
    arguments: [
      (TextInputState.Purpose.free, 0), (.digits, 2), (.number, 3), (.phone, 4), (.url, 5), (.email, 6), (.name, 7),
      (.password, 8),
      (.pin, 9),
    ] as [(TextInputState.Purpose, UInt32)])
  func purposes(purpose: TextInputState.Purpose, value: UInt32) {
    #expect(state(purpose).gtkPurpose == value)
  }

  @Test("Secrets are private and not spelled; other texts are neither")
  func secrets() {
    let isPrivate: UInt32 = 1 << 11
    let isNotSpelled: UInt32 = 1 << 1
    #expect(state(.password).gtkHints == isPrivate | isNotSpelled)
    #expect(state(.pin).gtkHints == isPrivate | isNotSpelled)
    #expect(state(.free).gtkHints == 0)
  }
}
