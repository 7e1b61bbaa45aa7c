import AppProjects
import Foundation
import ObjectiveCSource

extension ObjectiveCStep {
  /// The step for all sources of a plan: a protocol of one module may have requirements that another one calls.
  ///
  /// - Parameter platform: The system whose parts of the sources are compiled; nil for Linux.
  init(of plan: AppPlan, assuming platform: ApplePlatform? = nil) {
    self.init(
      SourceIndex(
        Self.texts(of: plan).map { _, text in
          platform.flatMap { SystemConditions.assuming($0, in: text) } ?? text
        }))
  }

  /// Whether the step changes a source of a plan.
  static func isNeeded(by plan: AppPlan) -> Bool {
    let step = ObjectiveCStep(of: plan)
    return texts(of: plan).contains { step.rewrite($0.text, path: $0.file.path) != nil }
  }

  private static func texts(of plan: AppPlan) -> [(file: URL, text: String)] {
    plan.sources.compactMap { file in (try? String(contentsOf: file, encoding: .utf8)).map { (file, $0) } }
  }
}
