/// What accessibility audits of some screens found: the values that programs hand on to `./rotor audit`, and its JSON format.
package struct AuditDocument: Codable, Hashable, Sendable {
  /// The version of the format; a reader refuses others.
  package static let currentVersion: Int = 1

  /// A rule that was asked, and in one sentence what it wants.
  package struct Rule: Codable, Hashable, Sendable {
    package var id: String
    package var summary: String

    package init(id: String, summary: String) {
      self.id = id
      self.summary = summary
    }
  }

  package var version: Int = currentVersion
  /// The rules that were asked, in the order of the findings.
  package var rules: [Rule]
  package var screens: [AuditScreen]
  /// What a baseline holds and no screen has any more; nil without a baseline.
  package var gone: [AuditBaseline.Entry]?

  package init(rules: [Rule] = [], screens: [AuditScreen] = []) {
    self.rules = rules
    self.screens = screens
  }

  /// Adds the screens of another program. A screen with a name that is taken gets a number.
  package mutating func add(_ other: AuditDocument) {
    let known: Set<String> = Set(rules.map(\.id))
    rules += other.rules.filter { !known.contains($0.id) }
    for screen in other.screens { add(screen) }
  }

  package mutating func add(_ screen: AuditScreen) {
    var screen: AuditScreen = screen
    let names: Set<String> = Set(screens.map(\.name))
    var number: Int = 2
    let name: String = screen.name
    while names.contains(screen.name) {
      screen.name = "\(name) \(number)"
      number += 1
    }
    screens.append(screen)
  }

  /// Failures that no baseline knows: those for which a check fails.
  package var newFailures: Int { screens.reduce(0) { $0 + $1.findings.count(where: \.isNewFailure) } }
  package var knownFailures: Int { screens.reduce(0) { $0 + $1.findings.count { $0.isFailure && $0.isKnown == true } } }
  package var notMeasurable: Int { screens.reduce(0) { $0 + $1.findings.count { $0.outcome == .notMeasurable } } }
  package var warnings: Int { screens.reduce(0) { $0 + $1.findings.count { $0.outcome == .warning } } }
}

/// One window that was audited: a preview, or a scene of an app.
package struct AuditScreen: Codable, Hashable, Sendable {
  package enum Kind: String, Codable, Sendable { case preview, scene }

  package var name: String
  package var kind: Kind
  /// The file that declares it, as `#fileID` or as a path from the package; nil where it is not known.
  package var file: String?
  /// From 1.
  package var line: Int?
  /// The type that declares it, where its file is not known at run time.
  package var type: String?
  /// By rule, then by reading order.
  package var findings: [AuditedFinding] = []
  /// How many elements or runs of text each rule looked at.
  package var checked: [String: Int] = [:]

  package init(name: String, kind: Kind, file: String? = nil, line: Int? = nil, type: String? = nil) {
    self.name = name
    self.kind = kind
    self.file = file
    self.line = line
    self.type = type
  }
}

/// What one rule said of one element or run of text.
package struct AuditedFinding: Codable, Hashable, Sendable {
  package enum Outcome: String, Codable, Sendable {
    case fail
    /// Worth knowing, and not the app's to mend.
    case warning
    /// The rule cannot tell; the message says why.
    case notMeasurable
  }

  /// A rectangle in the window, in points.
  package struct Frame: Codable, Hashable, Sendable {
    package var x, y, width, height: Double

    /// Rounds to tenths of a point; what is no number becomes 0, since JSON has none for it.
    package init(x: Double, y: Double, width: Double, height: Double) {
      func tenth(_ number: Double) -> Double { number.isFinite ? (number * 10).rounded() / 10 : 0 }
      self.x = tenth(x)
      self.y = tenth(y)
      self.width = tenth(width)
      self.height = tenth(height)
    }
  }

  package var rule: String
  package var outcome: Outcome
  /// The way from the window to the element, by roles and labels.
  package var element: String
  package var frame: Frame
  /// What was found, with figures; it continues a sentence that begins with the element.
  package var message: String
  /// What to change.
  package var remedy: String
  /// Whether the baseline has it; nil without a baseline.
  package var isKnown: Bool?

  package init(rule: String, outcome: Outcome, element: String, frame: Frame, message: String, remedy: String) {
    self.rule = rule
    self.outcome = outcome
    self.element = element
    self.frame = frame
    self.message = message
    self.remedy = remedy
  }

  package var isFailure: Bool { outcome == .fail }
  package var isNewFailure: Bool { isFailure && isKnown != true }
  package var sentence: String { "\(element) \(message)." }
}
