import Foundation
import Observation
import PDFKit
import SwiftData

/// Where a clause stands in its document, with pictures of the pages.
@Observable
@MainActor
public final class ClausePlaceViewModel {
  /// How far the search for the place has come.
  public enum State: Hashable {
    case loading
    case found(ClausePlace)
    case problem(PageProblem)
  }

  public let clause: AnalyzedClause
  public private(set) var state: State = .loading
  /// The pictures drawn so far, by page, from 1.
  public private(set) var pictures: [Int: UIImage] = [:]
  /// Whether the picker for the document is open.
  public var isShowingFilePicker: Bool = false
  private let pages: PolicyPages

  /// Makes a model that has not looked yet.
  public init(clause: AnalyzedClause, pages: PolicyPages) {
    self.clause = clause
    self.pages = pages
  }

  /// The parts of the place; empty while it is not known.
  public var parts: [ClausePlace.Part] {
    if case .found(let place) = state { place.parts } else { [] }
  }

  /// Finds the place, and draws its pages.
  /// - Parameter width: The width of the pictures in pixels. One that was drawn narrower is replaced, so that the page
  ///   stays in sight meanwhile.
  public func load(width: Int) async {
    let reference = ClauseReference(clause)
    do {
      let place: ClausePlace
      if case .found(let known) = state { place = known } else { place = try await pages.place(of: reference) }
      state = .found(place)
      for part in place.parts {
        let picture: UIImage = try await pages.picture(of: part.page, for: reference, width: width)
        if !Task.isCancelled { pictures[part.page] = picture }
      }
    } catch let problem as PageProblem {
      state = .problem(problem)
    } catch {
      // The view cancels a load only when another load follows or the screen is gone: there is no problem to show.
      if !(error is CancellationError) { state = .problem(.unreadable(error.localizedDescription)) }
    }
  }

  /// Tries the password of an encrypted document.
  public func open(password: String, width: Int) async {
    guard let url = ClauseReference(clause).url else { return }
    await pages.remember(password: password, for: url)
    await reload(width: width)
  }

  /// Takes the choice of the file picker: the document of the analysis stands there from now on.
  public func choose(_ result: Result<URL, any Error>, in context: ModelContext, width: Int) async {
    switch result {
    case .success(let url):
      clause.analysis?.sourcePath = url.standardizedFileURL.path
      // A path that cannot be kept serves until the program ends; the context tries again with its next save.
      try? context.save()
      await reload(width: width)
    case .failure(let error):
      state = .problem(.unreadable(error.localizedDescription))
    }
  }

  private func reload(width: Int) async {
    state = .loading
    pictures = [:]
    await load(width: width)
  }
}
