import AccessibilityAudit
import AuditReports
import Foundation
import HostHeadless
import HostInterface
import SwiftUIScenes

/// What `./rotor audit` asks of a program: `--headless --audit FILE`, and options for the windows.
struct AppAudit {
  /// Where the report goes.
  var file: URL
  var rules: Set<AuditRule> = Set(AuditRule.allCases)
  var settings: HostSettings
  var window: HostWindow

  /// Nil where the arguments ask for no audit.
  ///
  /// - Throws: ``AuditProblem`` for a value that an option does not take.
  @MainActor init?(_ arguments: [String]) throws {
    func value(of option: String) -> String? {
      guard let index = arguments.firstIndex(of: option), index + 1 < arguments.count else { return nil }
      return arguments[index + 1]
    }
    guard let path = value(of: "--audit") else { return nil }
    file = URL(fileURLWithPath: path)
    if let list = value(of: "--rules") { rules = try AuditRule.named(list) }
    let idiom: String = value(of: "--idiom") ?? "phone"
    guard ["phone", "desktop"].contains(idiom) else {
      throw AuditProblem("'\(idiom)' is no idiom: phone or desktop")
    }
    settings = HostSettings(idiom: idiom == "phone" ? .phone : .desktop)
    window = idiom == "phone" ? .phone : .desktop
    settings.isDark = arguments.contains("--dark")
    settings.isRightToLeft = arguments.contains("--right-to-left")
  }

  /// Opens a window of each scene, lets a second of tasks pass, and writes what the audits find.
  @MainActor func run<A: App>(_ type: A.Type, name: String) throws {
    let application = try HeadlessApplication(type, settings: settings, window: window, startDate: Date())
    application.app.openAllScenes()
    application.passTime()
    var document = AuditDocument(rules: rules)
    for (scene, host) in application.windows {
      host.finishAnimations()
      var screen = AuditScreen(name: scene.title.isEmpty ? name : scene.title, kind: .scene)
      screen.take(host.audit(rules))
      document.add(screen)
    }
    try document.json.write(to: file, options: .atomic)
  }
}

extension HeadlessApplication {
  /// Lets a second of tasks pass.
  func passTime() {
    let end = Date(timeIntervalSinceNow: 1)
    while Date() < end {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
      update()
    }
  }
}
