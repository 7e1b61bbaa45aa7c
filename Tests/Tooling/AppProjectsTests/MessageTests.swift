import AppProjects
import Foundation
import Testing

/// What a build of somebody's app says when it fails.
@Suite("Messages about absent symbols")
struct MessageTests {
  private let log = """
    /build/A.swift:3:5: error: cannot find 'UIThing' in scope
    /build/A.swift:3:5: error: cannot find 'UIThing' in scope
    /build/B.swift:9:1: error: cannot find 'UIThing' in scope
    /build/B.swift:10:1: error: value of type 'some View' has no member 'glow'
    /build/B.swift:11:1: error: missing return in closure
    note: something else
    """

  @Test("Each error is taken once, with the developer's file")
  func errors() {
    let errors: [CompilerMessage] = CompilerMessage.errors(in: log) {
      $0.replacingOccurrences(of: "/build", with: "/app")
    }
    #expect(errors.map(\.line) == [3, 9, 10, 11])
    #expect(errors.first?.file == "/app/A.swift")
  }

  @Test("Absent symbols are counted, the most used first, with the place of the first use")
  func summary() {
    let lines: [String] = FailureSummary(CompilerMessage.errors(in: log)).lines(folder: "/build")
    #expect(lines.first?.contains("2 symbols") == true)
    #expect(lines[1].contains("2") && lines[1].contains("UIThing") && lines[1].hasSuffix("A.swift:3"))
    #expect(lines[2].contains(".glow") && lines[2].hasSuffix("B.swift:10"))
    #expect(lines.last?.contains("missing return") == true)
  }

  @Test("Imports are found with attributes, access levels and kinds")
  func imports() {
    let source: String =
      "import SwiftUI\n@testable import App\n  public import struct Foundation.URL\n// import Nothing"
    #expect(ImportedModules.of(source) == ["SwiftUI", "App", "Foundation"])
  }

  @Test("Names of apps become names of modules that the framework does not have")
  func moduleNames() {
    #expect(ModuleName.identifier("My App-2") == "My_App_2")
    #expect(ModuleName.identifier("2048") == "_2048")
    #expect(ModuleName.free("Charts", taken: ["Charts"]) == "ChartsApp")
  }

  @Test("Modules that are absent by decision are told with what to use in their place, each sentence once")
  func reasons() {
    let sentences: [String] = AbsentModules.sentences(for: ["Cocoa", "Mine", "CoreData", "AppKit"])
    #expect(sentences.count == 2 && sentences[0].contains("--assume-os iOS") && sentences[1].contains("SwiftData"))
    #expect(AbsentModules.sentences(for: []).isEmpty)
  }
}
