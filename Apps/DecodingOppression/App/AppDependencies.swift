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
  private var pipeline: @Sendable () -> any AnalysisPipeline

  /// Makes the dependencies of the app itself.
  /// - Parameter lexiconURL: The user's own lexicon; nil takes the one that comes with the app.
  /// - Throws: ``LexiconError`` when a lexicon cannot be used, or `CocoaError` when the installation lacks a resource.
  public init(
    lexiconURL: URL? = nil, reader: any DocumentReading = PDFKitDocumentReader(),
    models: [any ClauseClassifier] = [], clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Date = { Date() }, locale: Locale = AppLocale.current,
    timeZone: TimeZone = .current
  ) throws {
    let lexicon = try Lexicon(contentsOf: lexiconURL)
    let classifier = LexiconClassifier(lexicon: lexicon)
    let history = try HistoricalPolicies(classifier: classifier)
    let pipeline = DefaultAnalysisPipeline(
      reader: reader, resolver: TierResolver(rules: classifier, models: models),
      scorer: DefaultPolicyScorer(chainDomains: history.domains), keptHyphens: lexicon.hyphenatedTerms)
    self.lexicon = lexicon
    self.history = history
    self.clock = clock
    self.now = now
    self.locale = locale
    self.timeZone = timeZone
    self.pipeline = { pipeline }
  }

  /// A pipeline for one analysis (behaviour 33).
  public func makeAnalysisPipeline() -> any AnalysisPipeline { pipeline() }

  /// The same dependencies with another pipeline.
  public func replacingPipeline(_ make: @escaping @Sendable () -> any AnalysisPipeline) -> AppDependencies {
    var copy: AppDependencies = self
    copy.pipeline = make
    return copy
  }
}
