import Foundation
import ReactiveGraph
import SwiftUICore

/// The queue on which a document's file is read and written, one access after another.
final class DocumentAccess: Sendable {
  private let queue = DispatchQueue(label: "UIDocument file access", qos: .userInitiated)
  private let group = DispatchGroup()

  /// Runs a block after those that were given before.
  func perform(_ block: @escaping @Sendable () -> Void) { queue.async(group: group, execute: block) }

  /// Waits for all blocks that were given.
  ///
  /// - Parameter seconds: How long at most.
  func wait(upTo seconds: Double) { _ = group.wait(timeout: .now() + seconds) }
}

/// What a document hands to its queue and nobody else uses meanwhile: contents are made for one writing, and attributes too.
struct HandedOver<Value>: @unchecked Sendable {
  let value: Value
}

/// Brings a document's changes to its file some seconds after the last one.
///
/// The time is that of the window in front. When that window closes, a save that waits is made at once. A document of a program
/// without a window goes by the main queue's time.
@MainActor
final class AutosaveTimer {
  /// How long after a change a document is saved, in seconds: as long as SwiftUI's documents wait.
  static let delay: Double = 5

  private let fire: @MainActor () -> Void
  private weak var graph: ViewGraph?
  private var timer: InputTimer?
  private var isWaiting: Bool = false

  init(_ fire: @escaping @MainActor () -> Void) { self.fire = fire }

  /// Begins to wait, unless that has begun.
  func begin() {
    // A window that closes takes its clock along.
    let isLost: Bool = timer != nil && graph?.graph.root.isEnded != false
    guard !isWaiting || isLost else { return }
    isWaiting = true
    guard let window = ViewGraph.foremost, !window.graph.root.isEnded else {
      timer = nil
      return DispatchQueue.main.asyncAfter(deadline: .now() + Self.delay) { [weak self] in self?.end() }
    }
    if graph !== window || timer == nil {
      graph = window
      timer = window.graph.with(window.graph.root) {
        InputTimer(window, "autosave") { [weak self] in MainActor.assumeIsolated { self?.end() } }
      }
      window.graph.root.onEnd { [weak self, weak window] in
        MainActor.assumeIsolated { if let self, self.graph == nil || self.graph === window { self.windowDidClose() } }
      }
    }
    timer?.set(window.time.peek + Self.delay)
  }

  /// Waits no longer.
  func stop() {
    isWaiting = false
    if let graph, !graph.graph.root.isEnded { timer?.set(nil) }
  }

  /// The window takes its clock along. What the save asks the program for is asked after the window has gone.
  private func windowDidClose() {
    (timer, graph) = (nil, nil)
    guard isWaiting else { return }
    DispatchQueue.main.async { [weak self] in
      if let self, self.timer == nil { self.end() }
    }
  }

  private func end() {
    guard isWaiting else { return }
    isWaiting = false
    fire()
  }
}
