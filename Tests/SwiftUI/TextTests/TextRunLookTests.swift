import Foundation
import Testing

@testable import SwiftUICore

/// The look of a run of text is a value, though it is kept in one reference.
@MainActor @Suite struct TextRunLookTests {
  @Test("A look that is changed leaves the look that it was copied from as it was")
  func copies() {
    var first = TextRunLook()
    first.background = .red
    var second: TextRunLook = first
    second.background = .blue
    second.link = URL(string: "https://example.org")
    #expect(first.background == .red)
    #expect(first.link == nil)
    #expect(second.background == .blue)
    #expect(first != second)
  }

  @Test("A look that lost what it had is that of plain text")
  func emptied() {
    var look = TextRunLook()
    look.underline = .single
    look.image = Image(systemName: "star")
    look.imageLabel = "star"
    #expect(look != TextRunLook())
    look.underline = nil
    look.image = nil
    look.imageLabel = ""
    #expect(look == TextRunLook())
  }

  @Test("Setting nothing makes nothing")
  func nothing() {
    var look = TextRunLook()
    look.foreground = nil
    look.strikethrough = nil
    look.picture = nil
    look.imageLabel = ""
    #expect(look.isPlain)
  }
}
