import AccessibilityTree
import Foundation
import HostHeadless
import HostInterface
import SeededNumbers
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@testable import ReactiveGraph

/// Random programs under random edits: after each edit all outputs equal those of a fresh build (G1).
@MainActor
@Suite("Random programs", .serialized)
struct FuzzTests {
  /// Layout, drawing and accessibility of a window as text without ids.
  struct Outputs: Equatable {
    let layout: String
    let display: String
    let accessibility: String

    @MainActor init(_ host: HeadlessHost) {
      layout = host.graph.layoutText
      display = "\(host.displayList)"
      accessibility = host.accessibilityTree.dump()
    }

    func difference(from fresh: Outputs) -> String? {
      let pairs: [(String, String, String)] = [
        ("layout", fresh.layout, layout), ("display", fresh.display, display),
        ("accessibility", fresh.accessibility, accessibility),
      ]
      for (name, expected, shown) in pairs {
        if let line = ViewGraph.firstDifference(expected, shown) { return "\(name): \(line)" }
      }
      return nil
    }
  }

  private static let standard = HostWindow(size: CGSize(width: 240, height: 320), safeArea: .init(top: 20, bottom: 10))

  /// Settings of the machine that a random run goes through.
  static func settings(_ index: Int) -> HostSettings {
    var settings = HostSettings(idiom: index % 5 == 4 ? .desktop : .phone)
    settings.isDark = index % 2 == 1
    settings.textSize = [3, 3, 8, 1][index % 4]
    settings.isRightToLeft = index % 7 == 3
    settings.increasesContrast = index % 3 == 2
    return settings
  }

  static func host(_ node: ProgramNode, _ settings: HostSettings, _ window: HostWindow) throws -> HeadlessHost {
    try HeadlessHost(root: ProgramView(node: node), settings: settings, window: window)
  }

  /// What is wrong at the end of a history; nil when all is as in a fresh build.
  static func failure(_ history: History) throws -> String? {
    let first: History.Step = history.steps[0]
    let node = ProgramNode(first.program)
    let host = try host(node, first.settings, first.window)
    var previous: History.Step = first
    for step in history.steps.dropFirst() {
      take(step, after: previous, node, host)
      if step.isLookedAt {
        _ = Outputs(host)
        _ = host.graph.differences()
      }
      previous = step
    }
    host.finishAnimations()
    return try difference(host, node, previous.settings, previous.window)
  }

  /// Makes a change of a history and waits until all is at rest.
  private static func take(
    _ step: History.Step, after previous: History.Step, _ node: ProgramNode, _ host: HeadlessHost
  ) {
    if let duration = step.animation {
      withAnimation(.easeOut(duration: duration)) { node.become(step.program) }
    } else {
      node.become(step.program)
    }
    if step.settings != previous.settings { host.graph.apply(step.settings) }
    if step.window != previous.window { host.graph.resize(to: step.window) }
    host.update()
    if let frames = step.frames {
      for _ in 0..<frames { host.advance(by: .milliseconds(16)) }
    } else {
      host.finishAnimations()
    }
  }

  static func difference(
    _ host: HeadlessHost, _ node: ProgramNode, _ settings: HostSettings, _ window: HostWindow
  ) throws -> String? {
    var shown = Outputs(host)
    if let difference = host.graph.differences().first { return "verifier: \(difference)" }
    // Random frames may well lie outside of the window.
    let issues = host.accessibilityTree.issues().filter { $0.rule != .frameOutsideWindow }
    if let issue = issues.first { return "invalid tree: \(issue)" }
    let clock = VirtualClock()
    clock.advance(by: host.clock.now.offset)
    let fresh = try HeadlessHost(root: ProgramView(node: node), settings: settings, window: window, clock: clock)
    // What a view changes when it appears may be animated too, and takes time, in which other views may change.
    fresh.finishAnimations()
    let taken: Duration = clock.now.offset - host.clock.now.offset
    if taken > .zero {
      host.advance(by: taken)
      host.finishAnimations()
      shown = Outputs(host)
    }
    return shown.difference(from: Outputs(fresh))
  }

  /// The seeds to run: 1 to 50, or those of `ROTOR_FUZZ`, written "7" or "100-399".
  nonisolated private static let seeds: [UInt64] = {
    let range: String = ProcessInfo.processInfo.environment["ROTOR_FUZZ"] ?? "1-50"
    let ends: [UInt64] = range.split(separator: "-").compactMap { UInt64($0) }
    guard let first = ends.first, let last = ends.last, first <= last else { return [] }
    return Array(first...last)
  }()

  @Test("Outputs after each of 5,000 edits are those of a fresh build (G1)", arguments: seeds)
  func matchesFreshBuild(seed: UInt64) throws {
    try Self.run(seed: seed, edits: 100)
  }

  @Test("Nor does it matter how seldom somebody looks at the drawing and the accessibility tree (G1)", arguments: seeds)
  func matchesFreshBuildLookedAtSeldom(seed: UInt64) throws {
    // Whoever checks each frame looks at each.
    let check = AccessibilityRoot.onIssue
    AccessibilityRoot.onIssue = nil
    defer { AccessibilityRoot.onIssue = check }
    try Self.run(seed: 1000 + seed, edits: 60, lookingEach: 7)
  }

  /// Runs a program of a seed through random edits and records the first that goes wrong, as small as it can be made.
  ///
  /// - Parameter lookingEach: After so many edits the outputs are looked at.
  static func run(seed: UInt64, edits: Int, lookingEach: Int = 1) throws {
    var random = SeededGenerator(seed: seed)
    var nextID = 0
    var program = Program.random(&random, nextID: &nextID, depth: 4)
    let node = ProgramNode(program)
    var current: HostSettings = settings(seed % 5 == 4 ? 4 : 0)
    var window: HostWindow = standard
    let host = try host(node, current, window)
    var history = History(
      steps: [.init(program: program, settings: current, window: window, animation: nil, isLookedAt: false)])
    for edit in 0..<edits {
      for _ in 0...random.below(2) { program.edit(&random, nextID: &nextID) }
      let animation: Double? = random.below(5) == 0 ? 0.1 : nil
      // Now and then the next change comes while animations are on their way.
      let frames: Int? = random.below(5) == 0 && edit < edits - 1 ? random.below(5) : nil
      if random.below(20) == 0 {
        // A window keeps the idiom with which it was opened.
        let idiom: Idiom = current.idiom
        current = settings(random.below(40))
        current.idiom = idiom
      }
      if random.below(20) == 0 { window.size.width = [240, 180, 320][random.below(3)] }
      let isLookedAt: Bool = (edit + 1) % lookingEach == 0 && frames == nil
      let step = History.Step(
        program: program, settings: current, window: window, animation: animation, frames: frames,
        isLookedAt: isLookedAt)
      take(step, after: history.last, node, host)
      history.steps.append(step)
      host.graph.graph._checkInvariants()
      guard isLookedAt, let failure = try difference(host, node, current, window) else { continue }
      guard try Self.failure(history) != nil else {
        Issue.record("seed \(seed), edit \(edit): \(failure)\nIt does not happen again with the same history.")
        return
      }
      let smallest: History = try Shrinker.shrink(history) { try Self.failure($0) != nil }
      Issue.record("seed \(seed), edit \(edit): \(try Self.failure(smallest) ?? failure)\n\(smallest)")
      return
    }
  }
}
