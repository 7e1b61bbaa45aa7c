import Foundation

/// The arguments of the program.
struct Options: Equatable {
  /// The policy; nil takes the bundled one.
  var file: String?
  /// Where the files go; nil takes `out`.
  var output: String?
  /// The user's own word lists.
  var lexicon: String?
  /// The password of an encrypted policy.
  var password: String?
  var wantsHelp: Bool = false
  /// Whether pictures of the screens behind the score card are wanted too.
  var wantsAllScreens: Bool = false
  /// Whether files are wanted and no window.
  var isHeadless: Bool = false

  /// Reads the arguments without the program's name.
  /// - Throws: ``Failure`` with status `usage`.
  init(_ arguments: [String]) throws(Failure) {
    var rest: ArraySlice<String> = arguments[...]
    var endsOptions = false
    while let argument = rest.popFirst() {
      guard !endsOptions, argument.hasPrefix("-"), argument != "-" else {
        guard file == nil else {
          throw Self.usage("there are two files, “\(file ?? "")” and “\(argument)”; name one policy")
        }
        file = argument
        continue
      }
      let parts: [Substring] = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      var inline: String? = parts.count > 1 ? String(parts[1]) : nil
      func value(_ what: String) throws(Failure) -> String {
        let value: String? = inline ?? rest.popFirst()
        inline = nil
        guard let value, !value.isEmpty else { throw Self.usage("\(name) needs \(what) after it") }
        return value
      }
      switch name {
      case "--": endsOptions = true
      case "--help", "-h": wantsHelp = true
      case "--output", "-o": output = try value("a folder")
      case "--headless": isHeadless = true
      case "--all-screens": wantsAllScreens = true
      case "--lexicon": lexicon = try value("a file")
      case "--password": password = try value("a password")
      default: throw Self.usage("there is no option “\(argument)”")
      }
      if inline != nil { throw Self.usage("\(name) takes no value") }
    }
    if file?.isEmpty == true { throw Self.usage("the name of the file is empty") }
  }

  /// Whether the policy is to open in a window: where there is a display and nobody asked for files.
  func opensWindow(in environment: [String: String]) -> Bool {
    guard !isHeadless, output == nil, !wantsHelp else { return false }
    return ["WAYLAND_DISPLAY", "DISPLAY"].contains { environment[$0]?.isEmpty == false }
  }

  private static func usage(_ problem: String) -> Failure {
    Failure("\(problem); --help lists what the program takes.", status: .usage)
  }

  static let help = """
    Usage: decoding-oppression [FILE.pdf] [--headless] [--output DIR] [--all-screens] [--lexicon FILE]
               [--password TEXT]

    Analyses a policy in a window. Without a display, or with --headless or --output, it leaves pictures of the app's
    screens, reports and a spoken transcript in a folder instead.

      FILE.pdf         The policy, of at most 2,000 pages and in the language of the word lists; without it a window
                       shows the history, and files are those of the bundled ordinance. Scanned pages are read with
                       Tesseract where it is installed (tesseract-ocr), in documents of at most 300 pages.
      --headless       Open no window and leave files, also where there is a display.
      --output DIR     Leave files, and where (default: out). A folder is used that is new or empty, or that holds
                       nothing but the results of an earlier run; those are replaced when all is done.
      --all-screens    Leave pictures and transcripts of the screens behind the score card too.
      --lexicon FILE   Word lists of your own instead of the bundled ones (JSON).
      --password TEXT  Opens an encrypted policy. Other users of the machine can see it while the program runs.
      --help           Print this.

    Results
      score-card-light.png, score-card-dark.png, analysis.png
                       the screens on a phone, 393 x 852 points, 2 pixels a point
      desktop-score-card-light.png, desktop-score-card-dark.png, desktop-analysis.png
                       the screens in a window of 1200 x 760 points
      benefit-hierarchy.png, desktop-benefit-hierarchy.png and so on
                       the screens behind the score card, with --all-screens
      report.pdf       printable report with a table of all clauses
      report.json      the same data for programs; report-schema.json in Documentation describes it
      report.csv       the clauses as a table for spreadsheets
      accessibility.txt, transcript.txt
                       the accessibility tree of each screen, and what a screen reader says

    Environment
      DISPLAY, WAYLAND_DISPLAY
                         The display on which the window opens.
      SOURCE_DATE_EPOCH  The date of the analysis and of report.pdf, in seconds since 1970; runs with the same date
                         and input give the same bytes.
      LC_ALL, LC_TIME, LANG
                         The locale of numbers and dates.

    Exit status
      0  all results are written
      1  the policy, the word lists or the output folder cannot be used; the message says what to do
      2  the arguments are wrong
      3  the policy is in a language that the word lists are not for
      128 + number of the signal, when interrupted

    """
}
