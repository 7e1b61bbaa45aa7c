import Foundation
import Observation

/// Which screens are open: on a phone they lie on the history one above the other, in a wide window the last one stands
/// in the detail column (behaviour 92).
@Observable
@MainActor
public final class AppNavigation {
  /// The open screens, the shown one last; empty shows the history alone.
  public var path: [AppScreen]
  /// The chosen item of the sidebar (behaviour 11).
  public var section: SidebarItem?
  /// The path of the word list that a wide window shows; nil shows the page of the section.
  public var wordList: String?

  /// Whether a screen reader goes to the title of the shown screen. False for a screen that follows the choice in the history
  /// beside it: a person who goes through that list with the arrow keys wants to hear the list.
  public private(set) var readsTitles: Bool = true

  /// - Parameter pdfURL: A policy whose analysis begins at once; nil begins with the history.
  public init(pdfURL: URL? = nil) {
    path = pdfURL.map { [.analysis(AnalysisRun(pdfURL: $0))] } ?? []
    section = .analyze
  }

  /// Begins the analysis of a policy (behaviour 27).
  public func analyze(_ pdfURL: URL) {
    section = .analyze
    readsTitles = true
    path = [.analysis(AnalysisRun(pdfURL: pdfURL))]
  }

  /// Opens a screen over the shown one; a screen that is shown already is not opened again (behaviour 43).
  public func open(_ screen: AppScreen) {
    readsTitles = true
    if path.last != screen { path.append(screen) }
  }

  /// Closes the shown screen.
  public func goBack() {
    readsTitles = true
    if !path.isEmpty { path.removeLast() }
  }

  /// The analysis whose results are open (the plan's `selectedAnalysis`); setting one opens its score card alone.
  public var selectedAnalysis: PolicyAnalysis? {
    get {
      for screen in path.reversed() {
        if case .scoreCard(let analysis) = screen { return analysis }
        if case .comparison(let analysis, _) = screen { return analysis }
      }
      return nil
    }
    set {
      if let newValue {
        readsTitles = false
        if newValue !== selectedAnalysis || path.count != 1 { path = [.scoreCard(newValue)] }
      } else if selectedAnalysis != nil {
        path = []
      }
    }
  }

  /// Closes every screen of an analysis that is about to be deleted, and those above it.
  public func close(_ analysis: PolicyAnalysis) {
    if let first = path.firstIndex(where: { $0.shows(analysis) }) { path.removeSubrange(first...) }
  }

  /// The analysis under way; nil when none is shown.
  public var run: AnalysisRun? {
    for case .analysis(let run) in path { return run }
    return nil
  }
}

/// The items of the sidebar (behaviour 11).
public enum SidebarItem: String, CaseIterable, Hashable, Identifiable, Sendable {
  case analyze, training, validation, data

  public var id: SidebarItem { self }

  public var title: String {
    switch self {
    case .analyze: "Analyze"
    case .training: "Training"
    case .validation: "Validation"
    case .data: "Data"
    }
  }

  public var symbolName: String {
    switch self {
    case .analyze: "doc.text.magnifyingglass"
    case .training: "brain"
    case .validation: "checkmark.seal"
    case .data: "tray.full"
    }
  }
}
