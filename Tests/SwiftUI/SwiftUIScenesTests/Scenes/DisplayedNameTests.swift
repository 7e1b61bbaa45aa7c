import Testing

@testable import SwiftUIScenes

/// The name of a program in menus and windows.
struct DisplayedNameTests {
  @Test("The names in the Info.plist come first")
  func plist() {
    let both: [String: Any] = ["CFBundleDisplayName": "Shown", "CFBundleName": "Short"]
    #expect(DisplayedName.name(program: "reader", information: both) == "Shown")
    #expect(DisplayedName.name(program: "reader", information: ["CFBundleName": "Short"]) == "Short")
    #expect(DisplayedName.name(program: "reader", information: ["CFBundleName": ""]) == "Reader")
  }

  @Test(
    "Else the executable's name is made readable, unless it has capitals of its own",
    arguments: [
      ("score-reader", "Score Reader"), ("gallery", "Gallery"), ("a_b-c", "A B C"), ("MyApp", "MyApp"),
      ("iNotes", "iNotes"), ("--", "--"), ("", ""), ("élan", "Élan"), ("app2", "App2"),
    ])
  func executable(program: String, shown: String) {
    #expect(DisplayedName.name(program: program, information: nil) == shown)
    #expect(DisplayedName.name(program: program, information: [:]) == shown)
  }
}
