extension AuditDocument {
  /// A suite for each screen, in it a test for each rule that looked at something. A test fails with all new failures of its
  /// rule; one whose rule cannot tell is skipped; failures of the baseline are its output.
  ///
  /// There are no times: equal findings are equal texts.
  var junit: String {
    let suites: [(String, [JUnitTest])] = screens.map { screen in
      (screen.name, rules.compactMap { JUnitTest(rule: $0, screen) })
    }
    let all: [JUnitTest] = suites.flatMap(\.1)
    var xml: String = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    xml += "<testsuites name=\"Accessibility audit\" \(Self.counts(of: all)) errors=\"0\">\n"
    for (name, tests) in suites {
      let skipped: Int = tests.count(where: \.isSkipped)
      xml += "  <testsuite name=\"\(name.xml)\" \(Self.counts(of: tests)) errors=\"0\" skipped=\"\(skipped)\">\n"
      for test in tests { xml += test.xml(suite: name) }
      xml += "  </testsuite>\n"
    }
    return xml + "</testsuites>\n"
  }

  private static func counts(of tests: [JUnitTest]) -> String {
    "tests=\"\(tests.count)\" failures=\"\(tests.count { !$0.new.isEmpty })\""
  }
}

private struct JUnitTest {
  let rule: AuditDocument.Rule
  let place: String?
  let new: [AuditedFinding]
  let known: [AuditedFinding]
  let warnings: [AuditedFinding]
  let notMeasurable: [AuditedFinding]

  /// Nil where the rule had nothing to look at and says nothing.
  init?(rule: AuditDocument.Rule, _ screen: AuditScreen) {
    let findings: [AuditedFinding] = screen.findings.filter { $0.rule == rule.id }
    guard !findings.isEmpty || screen.checked[rule.id, default: 0] > 0 else { return nil }
    self.rule = rule
    place = screen.place
    new = findings.filter(\.isNewFailure)
    known = findings.filter { $0.isFailure && $0.isKnown == true }
    warnings = findings.filter { $0.outcome == .warning }
    notMeasurable = findings.filter { $0.outcome == .notMeasurable }
  }

  /// A rule that warns has looked and tells: its test is not skipped.
  var isSkipped: Bool { new.isEmpty && known.isEmpty && warnings.isEmpty && !notMeasurable.isEmpty }

  func xml(suite: String) -> String {
    let head: String = "    <testcase name=\"\(rule.id.xml)\" classname=\"\(suite.xml)\""
    var body: String = ""
    if !new.isEmpty {
      let heading: String = place.map { "\($0)\n" } ?? ""
      body += "      <failure type=\"\(rule.id.xml)\" message=\"\(new[0].sentence.xml)\">"
      body += "\((heading + lines(new)).xml)</failure>\n"
    } else if isSkipped {
      body += "      <skipped message=\"\(notMeasurable[0].sentence.xml)\"/>\n"
    }
    let known: String = known.isEmpty ? "" : "In the baseline:\n" + lines(known)
    let warned: String = warnings.isEmpty ? "" : "Warnings:\n" + lines(warnings)
    let said: String = known + warned + (isSkipped ? "" : unsure)
    if !said.isEmpty { body += "      <system-out>\(said.xml)</system-out>\n" }
    return body.isEmpty ? head + "/>\n" : head + ">\n" + body + "    </testcase>\n"
  }

  private var unsure: String { notMeasurable.isEmpty ? "" : "Not measurable:\n" + lines(notMeasurable) }

  private func lines(_ findings: [AuditedFinding]) -> String {
    findings.map { "\($0.sentence) \($0.remedy)\n" }.joined()
  }
}

extension String {
  /// As text or the value of an attribute in XML 1.0. Characters that it cannot hold become U+FFFD; breaks are kept.
  fileprivate var xml: String {
    var text: String = ""
    for character in unicodeScalars {
      switch character {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\n", "\t", "\r": text += "&#\(character.value);"
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": text += "\u{FFFD}"
      default: text.unicodeScalars.append(character)
      }
    }
    return text
  }
}
