import DecodingOppression
import Foundation
import SwiftData
import SwiftUI

/// The app in a window.
struct PolicyApp: App {
  /// The options of the command line; set before the app is made.
  static var options: Options?

  private let dependencies: AppDependencies
  private let navigation: AppNavigation
  private let container: ModelContainer

  init() {
    let options: Options? = Self.options
    let program = CommandProgram(arguments: [])
    do {
      dependencies = try program.dependencies(lexicon: options?.lexicon, reader: PDFKitDocumentReader())
      navigation = AppNavigation(pdfURL: options?.file.map { URL(fileURLWithPath: $0) })
      container = try AnalysisStorage.container()
    } catch {
      let failure: Failure = error as? Failure ?? Failure(error, file: "")
      Terminal().complain(failure.sentence)
      exit(failure.status.rawValue)
    }
  }

  var body: some Scene {
    WindowGroup("Decoding Oppression") {
      ContentView(dependencies: dependencies, navigation: navigation)
    }
    .defaultSize(width: 1200, height: 760)
    .modelContainer(container)
    .commands { AppCommands(navigation: navigation) }
    Settings { AppSettingsView() }
  }
}
