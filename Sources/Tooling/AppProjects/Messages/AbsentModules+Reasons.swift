extension AbsentModules {
  /// The messages for modules that are absent by decision (Documentation/Decisions/0014), with what to use in their place.
  private static let reasons: [String: String] = [
    "CoreData": """
    Core Data is not here: its models are files of Xcode's, and its objects live in the Objective-C runtime. SwiftData keeps data \
    in SQLite and is here.
    """,
    "CloudKit": "CloudKit is not here: nobody is signed in to iCloud. SwiftData keeps data on this machine.",
    "AVKit": "AVKit is not here: there is no player of films. AVFoundation speaks.",
    "AppKit": "AppKit is not here; the same app for a phone is compiled with --assume-os iOS.",
    "Cocoa": "AppKit is not here; the same app for a phone is compiled with --assume-os iOS.",
    "WebKit": "WebKit is not here. SafariServices opens pages in the desktop's browser.",
    "GameKit": "Game Center is not here.",
    "HealthKit": "There are no data of health here.",
  ]

  /// A sentence for each of these modules that is absent by decision, in the order of the names.
  package static func sentences(for names: [String]) -> [String] {
    Set(names).sorted().compactMap { reasons[$0] }.reduce(into: []) { found, sentence in
      if !found.contains(sentence) { found.append(sentence) }
    }
  }
}
