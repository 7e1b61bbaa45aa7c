import Foundation

/// The services that the app's parts use: the pipeline, history, time and formats. Tests can replace each of them.
public struct AppDependencies: Sendable {
  /// The word lists, which a person may change while the app runs.
  public let wordLists: WordLists
  /// The clock of waits, such as the second before the results open (behaviour 43).
  public var clock: any Clock<Duration>
  /// The current date, for the date of an analysis.
  public var now: @Sendable () -> Date
  /// The locale of every formatted number and date.
  public var locale: Locale
  /// The time zone of every formatted date.
  public var timeZone: TimeZone
  /// Fetches the local model of tier 2 and knows whether it is there.
  public let modelDownloadManager: ModelDownloadManager
  /// Where the local model is kept.
  public let modelStore: ModelStore
  /// Where the app keeps its own files.
  public let folder: URL
  /// Shows the pages on which clauses stand.
  public let pages: PolicyPages
  private var pipeline: @Sendable (_ password: String?) -> any AnalysisPipeline

  /// Makes the dependencies of the app itself.
  /// - Parameters:
  ///   - lexiconURL: The user's own lexicon; nil takes the one that was edited in the app, or comes with it.
  ///   - models: Tiers above the word lists; nil takes those that the settings allow.
  ///   - folder: Where the app keeps its own files, such as the local model.
  ///   - usesEditedLists: Whether word lists that were edited in the app count.
  /// - Throws: ``LexiconError`` when a lexicon cannot be used, or `CocoaError` when the installation lacks a resource.
  @MainActor
  public init(
    lexiconURL: URL? = nil, reader: any DocumentReading = PDFKitDocumentReader(),
    models: [any ClauseClassifier]? = nil, folder: URL = AnalysisStorage.folder(), usesEditedLists: Bool = true,
    clock: any Clock<Duration> = ContinuousClock(), now: @escaping @Sendable () -> Date = { Date() },
    locale: Locale = AppLocale.current, timeZone: TimeZone = .current
  ) throws {
    let lists = try WordLists(url: lexiconURL, folder: usesEditedLists ? folder : nil)
    let store = ModelStore(folder: folder)
    wordLists = lists
    modelStore = store
    modelDownloadManager = ModelDownloadManager(store: store) { AppSettings.modelSource }
    self.folder = folder
    pages = PolicyPages()
    self.clock = clock
    self.now = now
    self.locale = locale
    self.timeZone = timeZone
    pipeline = { password in
      let current: WordLists.Compiled = lists.current
      let tiers: [any ClauseClassifier] =
        models ?? [
          LocalModelClassifier(store: store, rules: current.classifier) { AppSettings.usesLocalModel },
          EndpointClassifier(rules: current.classifier) { AppSettings.endpoint },
        ]
      return DefaultAnalysisPipeline(
        reader: password.map { reader.opening(withPassword: $0) } ?? reader,
        resolver: TierResolver(rules: current.classifier, models: tiers),
        scorer: DefaultPolicyScorer(
          chainDomains: current.history.domains, evidenceRule: current.lexicon.evidence ?? .standard),
        keptHyphens: current.lexicon.hyphenatedTerms, language: current.lexicon.language ?? "en")
    }
  }

  /// The word lists in use.
  public var lexicon: Lexicon { wordLists.current.lexicon }
  /// The laws with which a policy is compared, scored with the same lists.
  public var history: HistoricalPolicies { wordLists.current.history }

  /// Begins to fetch the local model (behaviour 13).
  @MainActor
  public func startTier2Download() { modelDownloadManager.startDownload() }

  /// A pipeline for one analysis (behaviour 33).
  /// - Parameter password: Opens an encrypted document.
  public func makeAnalysisPipeline(password: String? = nil) -> any AnalysisPipeline { pipeline(password) }

  /// The same dependencies with another pipeline.
  public func replacingPipeline(_ make: @escaping @Sendable () -> any AnalysisPipeline) -> AppDependencies {
    var copy: AppDependencies = self
    copy.pipeline = { _ in make() }
    return copy
  }
}
