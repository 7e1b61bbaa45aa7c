extension AuditDocument {
  /// Screen by screen, a finding in two lines; screens without one are only counted.
  var text: String {
    var lines: [String] = []
    for screen in screens where !screen.findings.isEmpty {
      lines.append(screen.name + (screen.place.map { " (\($0))" } ?? ""))
      for finding in screen.findings {
        lines.append("  \(mark(of: finding))\(finding.rule): \(finding.sentence)")
        lines.append("    \(finding.remedy)")
      }
    }
    for entry in gone ?? [] {
      lines.append(
        "mended: \(entry.screen), \(entry.rule): \(entry.element)" + (entry.count > 1 ? " × \(entry.count)" : ""))
    }
    lines.append(summary)
    return lines.joined(separator: "\n") + "\n"
  }

  /// What was found, in one line.
  package var summary: String {
    var parts: [String] = [
      Self.count(screens.count, "screen"), Self.count(newFailures, gone == nil ? "finding" : "new finding"),
    ]
    if gone != nil { parts.append("\(knownFailures) in the baseline") }
    if let gone, !gone.isEmpty {
      let mended: Int = gone.reduce(0) { $0 + $1.count }
      parts.append("\(mended) of the baseline mended (--write-baseline drops them)")
    }
    if warnings > 0 { parts.append(Self.count(warnings, "warning")) }
    if notMeasurable > 0 { parts.append("\(notMeasurable) not measurable") }
    return parts.joined(separator: ", ") + "."
  }

  private func mark(of finding: AuditedFinding) -> String {
    switch finding.outcome {
    case .fail: finding.isKnown == true ? "known, " : ""
    case .warning: "warning, "
    case .notMeasurable: "not measurable, "
    }
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }
}

extension AuditScreen {
  /// The file with the line.
  var place: String? { file.map { file in line.map { "\(file):\($0)" } ?? file } }
}
