import AuditReports

extension AuditDocument {
  /// Two screens: one with a failure of each rule and what cannot be measured, one without findings.
  static var sample: AuditDocument {
    var document = AuditDocument(rules: [
      Rule(id: "contrast", summary: "Text stands out."), Rule(id: "hitRegion", summary: "What is pressed is large."),
      Rule(id: "chart", summary: "A chart describes its data."),
    ])
    var card = AuditScreen(name: "Card - Big", kind: .preview, file: "Cards/Card.swift", line: 12)
    card.findings = [
      .sample("contrast", "text \"A < B & C\"", "has a contrast of 2.1:1"),
      .sample("contrast", "text \"Soft\"", "cannot be measured: it is blurred", .notMeasurable),
      .sample("hitRegion", "window > button \"Buy\"", "can be pressed on 20 × 20 points"),
      .sample("hitRegion", "window > button \"Buy\"", "can be pressed on 10 × 10 points"),
    ]
    card.checked = ["contrast": 3, "hitRegion": 2]
    document.add(card)
    var empty = AuditScreen(name: "Empty", kind: .scene)
    empty.checked = ["contrast": 1]
    document.add(empty)
    return document
  }
}

extension AuditedFinding {
  static func sample(
    _ rule: String, _ element: String, _ message: String, _ outcome: Outcome = .fail
  ) -> AuditedFinding {
    AuditedFinding(
      rule: rule, outcome: outcome, element: element, frame: Frame(x: 1, y: 2.04, width: .nan, height: .infinity),
      message: message, remedy: "Mend it.")
  }
}
