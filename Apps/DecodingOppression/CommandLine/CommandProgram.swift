import DecodingOppression
import Foundation
import SwiftUI
import UITestSupport

/// The whole program: from arguments to files.
@MainActor
struct CommandProgram {
  var arguments: [String]
  private let terminal = Terminal()

  init(arguments: [String]) {
    self.arguments = arguments
  }

  /// Does what the arguments ask for and returns the exit status.
  func run() async -> Int32 {
    do {
      let options: Options = try Options(arguments)
      if options.wantsHelp {
        terminal.say(String(Options.help.dropLast()))
      } else {
        try await analyze(options)
      }
      return ExitStatus.success.rawValue
    } catch {
      // The signal's own work ends the program.
      if Interruption.shared.isEnding { try? await Task.sleep(for: .seconds(60)) }
      let failure: Failure = error as? Failure ?? Failure(error, file: "")
      terminal.complain(failure.sentence)
      return failure.status.rawValue
    }
  }

  private func analyze(_ options: Options) async throws {
    Interruption.shared.beforeEnd { [terminal] in terminal.clear() }
    let policy: URL = try policy(options.file)
    let reader = FinishingReader(PDFKitDocumentReader())
    let dependencies: AppDependencies = try dependencies(
      lexicon: options.lexicon, reader: options.password.map { reader.opening(withPassword: $0) } ?? reader,
      models: [], usesEditedLists: false)
    if let password = options.password { await dependencies.pages.remember(password: password, for: policy) }
    let output: OutputFolder = try OutputFolder(path: options.output ?? "out")
    Interruption.shared.beforeEnd {
      output.discard()
      reader.waitForEnd()
    }
    do {
      let analysis: PolicyAnalysis = try await produce(
        policy, dependencies, output, tour: options.wantsAllScreens ? ScreenTour.stops : [])
      try output.commit()
      report(analysis, output: output, dependencies: dependencies)
    } catch {
      output.discard()
      throw error
    }
  }

  /// Runs the app over the policy and hands all files to the folder.
  private func produce(
    _ policy: URL, _ dependencies: AppDependencies, _ output: OutputFolder, tour: [ScreenTour.Stop]
  ) async throws -> PolicyAnalysis {
    let progress = ProgressReport(terminal: terminal)
    progress.enter("Reading \(policy.lastPathComponent.printable)")
    let shared = SharedAnalysis(dependencies.makeAnalysisPipeline(), url: policy) { event in
      if case .classifying(let index, let total, _, _) = event { progress.classified(index, of: total) }
    }
    Interruption.shared.beforeEnd { shared.cancel() }
    await shared.waitForEnd()
    if let error = shared.failure { throw Failure(error, file: policy.lastPathComponent) }

    progress.enter("Drawing the screens")
    let phone = try PolicyWindow(.phone, url: policy, analysis: shared, dependencies: dependencies)
    var spoken = SpokenRecord()
    await phone.showHalf()
    try output.write(try phone.picture(.light), as: "analysis.png")
    spoken.add(phone.app, title: "Analysis, half-way")
    guard let analysis = await phone.showCompletion() else { throw Failure.noResult(policy) }
    analysis.takeStableIdentifiers()
    spoken.add(phone.app, title: "Analysis, complete")
    guard await phone.showScoreCard() else { throw Failure.noResult(policy) }
    try output.write(try phone.picture(.light), as: "score-card-light.png")
    spoken.add(phone.app, title: "Score card")
    try output.write(try phone.picture(.dark), as: "score-card-dark.png")
    for stop in tour {
      await phone.show(stop.screen(analysis))
      try output.write(try phone.picture(.light), as: stop.name + ".png")
      spoken.add(phone.app, title: stop.title)
      await phone.goBack()
    }

    let desktop = try PolicyWindow(.desktop, url: policy, analysis: shared, dependencies: dependencies)
    await desktop.showHalf()
    try output.write(try desktop.picture(.light), as: "desktop-analysis.png")
    guard let second = await desktop.showCompletion(), await desktop.showScoreCard() else {
      throw Failure.noResult(policy)
    }
    try output.write(try desktop.picture(.light), as: "desktop-score-card-light.png")
    try output.write(try desktop.picture(.dark), as: "desktop-score-card-dark.png")
    for stop in tour {
      await desktop.show(stop.screen(second))
      try output.write(try desktop.picture(.light), as: "desktop-" + stop.name + ".png")
      await desktop.goBack()
    }
    try output.write(Data(spoken.trees.utf8), as: "accessibility.txt")
    try output.write(Data(spoken.transcript.utf8), as: "transcript.txt")

    progress.enter("Writing the reports")
    let exporter = ReportExporter(
      locale: dependencies.locale, timeZone: dependencies.timeZone, wordLists: dependencies.wordLists)
    try output.write(try exporter.json(analysis), as: "report.json")
    try output.write(exporter.csv(analysis), as: "report.csv")
    try output.write(try exporter.pdf(analysis), as: "report.pdf")
    return analysis
  }

  /// The policy by its name on the command line, or the bundled one.
  func policy(_ file: String?) throws -> URL {
    if let file { return URL(fileURLWithPath: file) }
    guard let bundled = BundledPolicy.url else {
      throw Failure("The bundled policy is missing from this installation; build the program again, or name a PDF.")
    }
    return bundled
  }

  /// Makes the dependencies of the app's parts: word lists, reader, dates and formats.
  /// - Parameter models: Tiers above the word lists; nil takes those of the settings.
  func dependencies(
    lexicon: String?, reader: any DocumentReading, models: [any ClauseClassifier]? = nil,
    usesEditedLists: Bool = true
  ) throws -> AppDependencies {
    let date: Date? = Self.fixedDate
    do {
      return try AppDependencies(
        lexiconURL: lexicon.map { URL(fileURLWithPath: $0) }, reader: reader, models: models,
        usesEditedLists: usesEditedLists, now: { date ?? Date() })
    } catch {
      throw Failure(error, file: lexicon.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "lexicon.json")
    }
  }

  /// The date that the environment prescribes, as reproducible builds do.
  private static var fixedDate: Date? {
    guard let text = ProcessInfo.processInfo.environment["SOURCE_DATE_EPOCH"], let seconds = Double(text),
      seconds.isFinite
    else { return nil }
    return Date(timeIntervalSince1970: seconds)
  }

  private func report(_ analysis: PolicyAnalysis, output: OutputFolder, dependencies: AppDependencies) {
    let format: FloatingPointFormatStyle<Double> = .number.precision(.fractionLength(2)).locale(dependencies.locale)
    let coi: String = analysis.scoreResult.coi.formatted(format)
    let noun: String = analysis.clauses.count == 1 ? "clause" : "clauses"
    terminal.say("\(analysis.policyName.printable): COI \(coi), \(analysis.verdict.text)")
    if let evidence = analysis.scoreResult.evidence { terminal.say(evidence.sentence(locale: dependencies.locale)) }
    terminal.say("\(analysis.clauses.count) \(noun) analysed; the results are in \(output.path.printable):")
    for name in output.names.sorted() { terminal.say("  " + name) }
  }
}

extension Failure {
  static func noResult(_ policy: URL) -> Failure {
    Failure("The analysis of “\(policy.lastPathComponent)” ended without a result; try again.")
  }
}
