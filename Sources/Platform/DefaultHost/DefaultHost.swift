import AccessibilityTree
import AssistiveTechnologies
import Companions
import Diagnostics
import Foundation
import HostGTK
import HostHeadless
import HostInterface
import SwiftUIScenes

/// Runs a program where it can be seen, or unseen.
package enum DefaultHost {
  /// Runs a program to its end.
  ///
  /// A program whose arguments contain `--headless`, and one that finds no display, opens its first window unseen, lets
  /// a second of tasks pass and animations run out, prints what a screen reader says there, and ends. `--picture FILE` leaves a picture as well.
  /// With `--audit FILE` it audits each of its scenes instead, and leaves the report.
  ///
  /// With ROTOR_LISTEN in the environment a reader speaks it; without a display that reader takes its keys from the terminal.
  /// With ROTOR_INSPECTOR an inspector opens beside its windows. While it has windows `./rotor attach` may bring both later.
  ///
  /// - Returns: the exit status.
  @MainActor package static func run<A: App>(_ type: A.Type, arguments: [String] = CommandLine.arguments) -> Int32 {
    let path: String = arguments.first ?? "app"
    let name: String = URL(fileURLWithPath: path).lastPathComponent
    let urls: [URL] = arguments.dropFirst().compactMap(address)
    // Files may be arguments that the program reads for itself: they are not handed over to one that runs already.
    let isSingle: Bool = urls.count == arguments.count - 1 && !urls.contains(where: \.isFileURL)
    let reader: ReaderCompanion? = arguments.contains("--audit") ? nil : ReaderCompanion()
    if !arguments.contains("--headless") {
      do {
        let application = try GTKApplication()
        if let reader {
          application.companions.append(reader)
          ReaderCompanion.listKeys(inTerminal: false)
        }
        if InspectorCompanion.isWanted() { application.companions.append(InspectorCompanion()) }
        let door: CompanionDoor? = CompanionDoor(of: application)
        defer { door?.shut() }
        // One that runs already has no companions: it would come to the front unheard.
        return application.run(
          type, name: name, id: applicationID(name), isSingle: isSingle && application.companions.isEmpty, urls: urls)
      } catch let error as HostError {
        Diagnostics.warn("\(error.errorDescription ?? "\(error)") The program goes on unseen.")
      } catch {
        return fail(error)
      }
    }
    do {
      if let audit = try AppAudit(arguments) {
        try audit.run(type, name: name)
        return 0
      }
      if let reader {
        try listen(type, by: reader, urls: urls)
        return 0
      }
      try runUnseen(type, name: name, picture: value(of: "--picture", in: arguments), urls: urls)
      return 0
    } catch {
      return fail(error)
    }
  }

  @MainActor private static func runUnseen<A: App>(
    _ type: A.Type, name: String, picture: String?, urls: [URL]
  ) throws {
    let application = try HeadlessApplication(type, startDate: Date())
    for url in urls { application.app.open(url) }
    application.passTime()
    guard let window = application.front else { return }
    // One that never ends is left where it is when the bound is reached.
    window.finishAnimations(limit: .seconds(5))
    let title: String = application.windows.last?.scene.title ?? name
    print(AccessibilityReader.transcript(of: window.accessibilityTree, title: title), terminator: "")
    if let picture { try window.pngData().write(to: URL(fileURLWithPath: picture)) }
  }

  /// Opens a program unseen and lets a person listen to it, by keys that are typed in the terminal.
  @MainActor private static func listen<A: App>(_ type: A.Type, by reader: ReaderCompanion, urls: [URL]) throws {
    ReaderCompanion.listKeys(inTerminal: true)
    let application = try HeadlessApplication(type, startDate: Date(), companions: [reader])
    for url in urls { application.app.open(url) }
    application.passTime()
    let keys = TerminalKeys()
    let start = Date()
    var last: Duration = .zero
    while !application.windows.isEmpty {
      switch keys.next(within: 0.02) {
      case .end: return
      case .nothing: break
      case .key(let symbol): ListenCommand(symbol).map { reader.run($0) }
      }
      // The clock of the windows is that of the person, so that animations and timers of the app go on.
      let now: Duration = .seconds(Date().timeIntervalSince(start))
      // All windows have one clock.
      for (index, window) in application.windows.enumerated() {
        window.host.advance(by: index == 0 ? now - last : .zero)
      }
      last = now
      _ = RunLoop.main.run(mode: .default, before: Date())
      application.update()
    }
  }

  /// The id by which desktops know the program: that of its desktop file where there is one.
  private static func applicationID(_ name: String) -> String {
    let letters: String = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
    return "org.rotor." + (letters.isEmpty ? "app" : letters)
  }

  /// What an argument asks the program to open: an address with a scheme, or a file by its path.
  private static func address(_ argument: String) -> URL? {
    if let url = URL(string: argument), let scheme = url.scheme, scheme.count > 1, argument.contains(":") { return url }
    guard !argument.hasPrefix("-"), FileManager.default.fileExists(atPath: argument) else { return nil }
    return URL(fileURLWithPath: argument)
  }

  private static func value(of option: String, in arguments: [String]) -> String? {
    guard let index = arguments.firstIndex(of: option), index + 1 < arguments.count else { return nil }
    return arguments[index + 1]
  }

  private static func fail(_ error: any Error) -> Int32 {
    let sentence: String = (error as? any LocalizedError)?.errorDescription ?? "\(error)"
    FileHandle.standardError.write(Data((sentence + "\n").utf8))
    return 1
  }
}
