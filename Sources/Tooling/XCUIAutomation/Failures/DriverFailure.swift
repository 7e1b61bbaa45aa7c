/// Why the driver could not do something, in words for the test's author.
@MainActor
struct DriverFailure {
  let message: String

  static func none(_ action: String, _ words: String, _ candidates: [Candidate]) -> DriverFailure {
    var lines: [String] = ["Cannot \(action): no element for \(words)."]
    if !candidates.isEmpty { lines.append("The nearest:") }
    lines += candidates.map { "  \($0.element.line) \($0.reason)" }
    return DriverFailure(message: lines.joined(separator: "\n"))
  }

  static func many(_ action: String, _ words: String, _ found: [ElementSnapshot]) -> DriverFailure {
    let shown: [String] = found.prefix(5).map { "  \($0.line) at \($0.frame)" }
    let rest: [String] = found.count > 5 ? ["  and \(found.count - 5) more"] : []
    return DriverFailure(
      message: (["Cannot \(action): \(words) means \(found.count) elements. Use firstMatch or say which:"] + shown
        + rest)
        .joined(separator: "\n"))
  }

  static func unhittable(_ action: String, _ element: ElementSnapshot, _ failure: HitFailure) -> DriverFailure {
    DriverFailure(message: "Cannot \(action): \(element.line) \(failure.reason).")
  }

  static func other(_ action: String, _ reason: String) -> DriverFailure {
    DriverFailure(message: "Cannot \(action): \(reason).")
  }
}
