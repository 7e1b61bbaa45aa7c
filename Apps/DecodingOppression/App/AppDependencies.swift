import Foundation

/// What the app's parts get from outside: the pipeline, history, time and formats. All of it can be replaced in tests.
public struct AppDependencies: Sendable {
  /// The word lists in use.
  public var lexicon: Lexicon
  /// The laws with which a policy is compared, scored with the same lists.
  public var history: HistoricalPolicies
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
  private var pipeline: @Sendable () -> any AnalysisPipeline

  /// Makes the dependencies of the app itself.
  /// - Parameters:
  ///   - lexiconURL: The user's own lexicon; nil takes the one that comes with the app.
  ///   - models: Tiers above the word lists; nil takes those that the settings allow.
  ///   - folder: Where the app keeps its own files, such as the local model.
  /// - Throws: ``LexiconError`` when a lexicon cannot be used, or `CocoaError` when the installation lacks a resource.
  @MainActor
  public init(
    lexiconURL: URL? = nil, reader: any DocumentReading = PDFKitDocumentReader(),
    models: [any ClauseClassifier]? = nil, folder: URL = AnalysisStorage.folder(),
    clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Date = { Date() }, locale: Locale = AppLocale.current,
    timeZone: TimeZone = .current
  ) throws {
    let lexicon = try Lexicon(contentsOf: lexiconURL)
    let classifier = LexiconClassifier(lexicon: lexicon)
    let history = try HistoricalPolicies(classifier: classifier)
    let store = ModelStore(folder: folder)
    let tiers: [any ClauseClassifier] =
      models ?? [
        LocalModelClassifier(store: store, rules: classifier) { AppSettings.usesLocalModel },
        EndpointClassifier(rules: classifier) { AppSettings.endpoint },
      ]
    let pipeline = DefaultAnalysisPipeline(
      reader: reader, resolver: TierResolver(rules: classifier, models: tiers),
      scorer: DefaultPolicyScorer(chainDomains: history.domains, evidenceRule: lexicon.evidence ?? .standard),
      keptHyphens: lexicon.hyphenatedTerms)
    modelStore = store
    modelDownloadManager = ModelDownloadManager(store: store) { AppSettings.modelSource }
    self.lexicon = lexicon
    self.history = history
    self.clock = clock
    self.now = now
    self.locale = locale
    self.timeZone = timeZone
    self.pipeline = { pipeline }
  }

  /// Begins to fetch the local model (behaviour 13).
  @MainActor
  public func startTier2Download() { modelDownloadManager.startDownload() }

  /// A pipeline for one analysis (behaviour 33).
  public func makeAnalysisPipeline() -> any AnalysisPipeline { pipeline() }

  /// The same dependencies with another pipeline.
  public func replacingPipeline(_ make: @escaping @Sendable () -> any AnalysisPipeline) -> AppDependencies {
    var copy: AppDependencies = self
    copy.pipeline = make
    return copy
  }
}
