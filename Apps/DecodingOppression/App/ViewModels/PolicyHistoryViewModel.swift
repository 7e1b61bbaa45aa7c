import Foundation
import Observation
import SwiftData

/// The state of the history beside the kept analyses, which its query brings (behaviours 20 to 28).
@Observable
@MainActor
public final class PolicyHistoryViewModel {
  /// Whether the file picker is open (behaviour 22).
  public var isShowingFilePicker: Bool = false
  /// The text to look for in the names; empty for all.
  public var searchText: String = ""
  /// Why the last thing asked for could not be done; shown as an alert.
  public var problem: String?

  public init() {}

  /// The analyses whose names hold what is looked for, in their order.
  public func found(in analyses: [PolicyAnalysis]) -> [PolicyAnalysis] {
    let wanted: String = searchText.trimmingCharacters(in: .whitespaces)
    guard !wanted.isEmpty else { return analyses }
    return analyses.filter { $0.policyName.localizedStandardContains(wanted) }
  }

  /// Deletes an analysis with its clauses (behaviour 21), and closes what shows it.
  public func delete(_ analysis: PolicyAnalysis, context: ModelContext, navigation: AppNavigation) {
    navigation.close(analysis)
    context.delete(analysis)
    do {
      try context.save()
    } catch {
      context.rollback()
      problem = "“\(analysis.policyName)” could not be deleted (\(error.localizedDescription)); try again."
    }
  }

  /// Takes the choice of the file picker (behaviour 27).
  public func importFile(_ result: Result<URL, any Error>, navigation: AppNavigation) {
    switch result {
    case .success(let url): navigation.analyze(url)
    case .failure(let error): problem = error.localizedDescription
    }
  }

  /// Takes files that were dropped: the first PDF is analysed; files of other kinds are refused with a sentence.
  /// - Returns: Whether there was a PDF.
  public func drop(_ files: [URL], navigation: AppNavigation) -> Bool {
    guard let pdf = files.first(where: { $0.pathExtension.lowercased() == "pdf" }) else {
      let name: String = files.first.map { "“\($0.lastPathComponent)”" } ?? "What was dropped"
      problem = "\(name) is not a PDF; convert the policy to PDF and drop that file."
      return false
    }
    if files.count > 1 {
      problem = "One policy is analysed at a time: “\(pdf.lastPathComponent)”. Drop the others afterwards."
    }
    navigation.analyze(pdf)
    return true
  }
}
