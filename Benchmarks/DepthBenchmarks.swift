import DeepContents
import Foundation
import SwiftUI
import UITestSupport

/// Each kind of view and modifier inside itself many times over: what is slow here grows faster than its depth.
@MainActor
enum DepthBenchmarks {
  /// - Parameter arguments: A depth, a number of processes at most, and names of kinds; all kinds if there is none.
  static func run(_ arguments: [String]) throws {
    let depth: Int = arguments.first.flatMap(Int.init) ?? 1_000
    let names: [String] = Array(arguments.dropFirst())
    let kinds: [NestedLevel] = NestedLevel.all.filter { names.isEmpty || names.contains($0.name) }
    print("\n\(depth) levels: opening, drawing, reading; changing the innermost; another size; closing; seconds")
    for kind in kinds {
      let model = NestedModel()
      var app: HeadlessApp?
      var times: [Double] = []
      var isFound: Bool = false
      var picture: Int = 0
      times.append(
        try Measuring.cpu(runs: 1) { app = try HeadlessApp { NestedContents([kind], depth: depth, model: model) } })
      times.append(Measuring.cpu(runs: 1) { picture = app?.displayListText.contains("Bottom") == true ? 1 : 0 })
      times.append(Measuring.cpu(runs: 1) { isFound = app?.contains(labelPrefix: "Bottom") == true })
      model.name = "Changed"
      times.append(
        Measuring.cpu(runs: 1) {
          app?.advance(by: .zero)
          app?.updateDrawing()
          app?.updateAccessibilityTree()
        })
      times.append(Measuring.cpu(runs: 1) { app?.resize(to: CGSize(width: 200, height: 200)) })
      times.append(Measuring.cpu(runs: 1) { app = nil })
      let total: Double = times.reduce(0, +)
      let missing: String = kind.isSeen ? (picture == 1 ? "" : " not drawn") + (isFound ? "" : " not read") : ""
      row(
        kind.name, figure(total, "s"), goal: times.map { String(format: "%.3f", $0) }.joined(separator: " ") + missing)
    }
  }
}

extension HeadlessApp {
  fileprivate func contains(labelPrefix: String) -> Bool { accessibilityText.contains(labelPrefix) }
}
