import DecodingOppression
import Foundation
import SwiftUI

/// The app in a window.
struct PolicyApp: App {
  /// The options of the command line; set before the app is made.
  static var options: Options?

  private let policy: URL?
  private let dependencies: AppDependencies

  init() {
    let options: Options? = Self.options
    let program = CommandProgram(arguments: [])
    do {
      policy = try program.policy(options?.file)
      dependencies = try program.dependencies(lexicon: options?.lexicon, reader: PDFKitDocumentReader())
    } catch {
      let failure: Failure = error as? Failure ?? Failure(error, file: options?.file ?? "")
      Terminal().complain(failure.sentence)
      exit(failure.status.rawValue)
    }
  }

  var body: some Scene {
    WindowGroup("Decoding Oppression") {
      PolicyWindowView(policy: policy, policies: [policy, BundledPolicy.url].unique, dependencies: dependencies)
    }
    .defaultSize(width: 900, height: 640)
  }
}

extension [URL?] {
  /// The addresses that are not nil, each once.
  fileprivate var unique: [URL] {
    compactMap(\.self).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
