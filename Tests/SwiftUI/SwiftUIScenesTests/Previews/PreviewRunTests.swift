import AuditReports
import CoreGraphics
import Foundation
import PreviewSupport
import SwiftUI
import Testing
import UITestSupport
import ViewTestSupport

private struct Surroundings: PreviewModifier {
  static func makeSharedContext() async throws -> String { "shared" }

  func body(content: Content, context: String) -> some View {
    VStack {
      Text(context)
      content
    }
  }
}

#Preview("Framed", traits: .fixedLayout(width: 90, height: 60), .modifier(Surroundings())) { Text("Inside") }

/// As what a macro makes that lists states.
private struct StatesPreview: _PreviewRegistration {
  static let file: String = "Tests/PreviewStates.swift"
  static let line: Int = 1

  @MainActor static func makePreview() -> SwiftUIScenes.Preview {
    Preview("States", traits: [.fixedLayout(width: 40, height: 30)]) { [Text("One"), Color.red] }
  }
}

private struct Pair_Previews: PreviewProvider {
  static var previews: some View {
    Text("One").previewDisplayName("First").previewLayout(.fixed(width: 30, height: 20))
    Text("Two").previewDevice("MacBook Pro").previewInterfaceOrientation(.portrait)
  }
}

private struct Faulty_Previews: PreviewProvider {
  static var previews: some View {
    Text("Press").accessibilityAddTraits(.isButton).previewLayout(.fixed(width: 90, height: 60))
  }
}

@MainActor private var presentDates: [Date] = []

private struct Present_Previews: PreviewProvider {
  static var previews: some View {
    TimelineView(.animation) { context in
      let _ = presentDates.append(context.date)
      Text(context.date, style: .time)
    }
    .previewLayout(.sizeThatFits)
  }
}

@MainActor
@Suite("The drawing of previews", .serialized)
struct PreviewRunTests {
  /// The size of a PNG file in pixels, by its header.
  private func size(_ file: URL) throws -> [Int] {
    let data = try Data(contentsOf: file)
    return [16, 20].map { data[$0..<$0 + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  private func run(_ arguments: String...) async throws -> [String] {
    try await PreviewRun(try PreviewRun.Options(arguments: arguments)).run()
  }

  @Test("The previews of a program are found, by file, name and type, and drawn with their traits")
  func drawing() async throws {
    let folder = try ResourceFolder()
    let names: [String] = try await run("PreviewRunTests.swift", "Pair", "--output", folder.url.path, "--scale", "1")
    #expect(names == ["PreviewRunTests - Framed.png", "Pair - First.png", "Pair.png"])
    #expect(try size(folder.url.appendingPathComponent(names[0])) == [90, 60])
    #expect(try size(folder.url.appendingPathComponent(names[1])) == [30, 20])
    // A device that is a Mac has a window.
    #expect(try size(folder.url.appendingPathComponent(names[2])) == [900, 640])
  }

  @Test("Each state that a preview goes through is drawn by itself, with the traits of the preview")
  func states() async throws {
    let folder = try ResourceFolder()
    let names: [String] = try await run("States", "--output", folder.url.path, "--scale", "1")
    #expect(names == ["PreviewStates - States.png", "PreviewStates - States 2.png"])
    let pictures: [Data] = try names.map { try Data(contentsOf: folder.url.appendingPathComponent($0)) }
    #expect(pictures[0] != pictures[1])
    #expect(try names.map { try size(folder.url.appendingPathComponent($0)) } == [[40, 30], [40, 30]])
  }

  @Test("A provider is found by the file that declares it")
  func providerFile() async throws {
    #expect(
      try await run(#filePath, "--list") == [
        "PreviewRunTests - Framed.png", "Faulty.png", "Pair - First.png", "Pair.png", "Present.png",
      ])
  }

  @Test("Previews begin at the present, as what they ask the system's clock")
  func present() async throws {
    let folder = try ResourceFolder()
    presentDates = []
    let before = Date()
    _ = try await run("Present", "--output", folder.url.path)
    let date: Date = try #require(presentDates.max())
    #expect(abs(date.timeIntervalSince(before)) < 3600)
  }

  @Test("An audit of previews leaves a report with the place of each, and says what there is when none is meant")
  func audit() async throws {
    let folder = try ResourceFolder()
    let file: URL = folder.url.appendingPathComponent("report.json")
    let arguments: [String] = ["Framed", "Faulty", "--audit", file.path, "--rules", "action,contrast"]
    try await PreviewRun(try PreviewRun.Options(arguments: arguments)).audit()
    let document = try AuditDocument(json: Data(contentsOf: file))
    #expect(document.rules.map(\.id) == ["contrast", "action"])
    #expect(document.screens.map(\.name) == ["PreviewRunTests - Framed", "Faulty"])
    #expect(document.screens[0].findings.isEmpty && document.screens[0].line == 21)
    #expect(document.screens[0].file?.hasSuffix("/PreviewRunTests.swift") == true)
    #expect(document.screens[1].type == "Faulty_Previews" && document.newFailures == 1)
    #expect(document.screens[1].findings.first?.element == "text \"Press\"")
    await #expect(throws: AuditProblem.self) {
      try await PreviewRun(try PreviewRun.Options(arguments: ["--audit", file.path, "--rules", "odd"])).audit()
    }
    await #expect(throws: PreviewRun.NothingFound.self) {
      try await PreviewRun(try PreviewRun.Options(arguments: ["Nowhere", "--audit", file.path])).audit()
    }
  }

  @Test("With --accessibility a picture has numbers and a legend beside it, and a text says the same")
  func accessibility() async throws {
    let folder = try ResourceFolder()
    let names: [String] = try await run("Faulty", "--accessibility", "--output", folder.url.path, "--scale", "1")
    #expect(names == ["Faulty.png"])
    let pixels: [Int] = try size(folder.url.appendingPathComponent("Faulty.png"))
    #expect(pixels[0] > 90 + 360 && pixels[1] >= 60)
    let text = try String(contentsOf: folder.url.appendingPathComponent("Faulty.txt"), encoding: .utf8)
    #expect(text.hasPrefix("1. Press. Button.\n   [text, button] at 2"))
    #expect(text.contains("   ! action: says that it can be activated and has no action\n"))
  }

  @Test("Options choose what is drawn and how; what is wrong is told")
  func options() async throws {
    #expect(try await run("Framed", "--list") == ["PreviewRunTests - Framed.png"])
    let options = try PreviewRun.Options(arguments: [
      "--dark", "--right-to-left", "--text-size", "accessibility5", "--idiom", "desktop", "A", "B",
    ])
    #expect(options.isDark && options.isRightToLeft && options.dynamicTypeSize == .accessibility5)
    #expect(options.idiom == .desktop && options.filters == ["A", "B"])
    for wrong in [["--idiom", "watch"], ["--scale", "9"], ["--text-size", "huge"], ["--what"], ["--output"]] {
      #expect(throws: PreviewRun.Options.Misuse.self) { try PreviewRun.Options(arguments: wrong) }
    }
    await #expect(throws: PreviewRun.NothingFound.self) { try await run("Nowhere") }
  }
}
