extension SystemConditions {
  /// What is left of a source without the parts that certainly are not compiled for a system: those in conditions of which
  /// `os(NAME)` alone decides. Where anything else decides, such as `canImport`, all branches stay.
  ///
  /// - Parameter platform: The system of Apple's that is assumed; nil for the one that compiles.
  package static func compiledParts(of source: String, for platform: ApplePlatform?) -> String {
    guard source.contains("os(") else { return source }
    var kept: [Substring] = []
    var branches: [Branch] = []
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      let words: Substring = line.drop { $0 == " " || $0 == "\t" }
      if words.hasPrefix("#if") {
        branches.append(Branch(value(of: words.dropFirst(3), for: platform)))
      } else if words.hasPrefix("#elseif"), !branches.isEmpty {
        branches[branches.count - 1].goOn(value(of: words.dropFirst(7), for: platform))
      } else if words.hasPrefix("#else"), !branches.isEmpty {
        branches[branches.count - 1].goOn(true)
      } else if words.hasPrefix("#endif"), !branches.isEmpty {
        branches.removeLast()
      } else if branches.allSatisfy(\.mayBeCompiled) {
        kept.append(line)
      }
    }
    return kept.joined(separator: "\n")
  }

  /// One `#if` up to its `#endif`.
  private struct Branch {
    /// Whether the part that is read now may be compiled.
    var mayBeCompiled: Bool
    /// Whether a part before it certainly is.
    private var isDecided: Bool

    init(_ value: Bool?) {
      mayBeCompiled = value != false
      isDecided = value == true
    }

    mutating func goOn(_ value: Bool?) {
      mayBeCompiled = !isDecided && value != false
      if value == true { isDecided = true }
    }
  }

  /// Whether a condition holds; nil when that cannot be told from the system alone. Conditions with brackets of their own are
  /// not taken apart.
  private static func value(of condition: Substring, for platform: ApplePlatform?) -> Bool? {
    let code: Substring = condition.prefix(upTo: condition.firstRange(of: "//")?.lowerBound ?? condition.endIndex)
    let words: String = code.filter { $0 != " " && $0 != "\t" && $0 != "\r" }
    let answers: [Bool?] = words.split(separator: "||", omittingEmptySubsequences: false).map { choice in
      let parts: [Bool?] = choice.split(separator: "&&", omittingEmptySubsequences: false).map { term in
        self.value(ofTerm: term, for: platform)
      }
      return parts.contains(false) ? false : parts.contains(nil) ? nil : true
    }
    return answers.contains(true) ? true : answers.contains(nil) ? nil : false
  }

  private static func value(ofTerm term: Substring, for platform: ApplePlatform?) -> Bool? {
    if term.hasPrefix("!") { return value(ofTerm: term.dropFirst(), for: platform).map { !$0 } }
    guard let match = term.wholeMatch(of: #/os\((\w+)\)/#) else { return nil }
    return match.output.1 == (platform?.rawValue ?? "Linux")
  }
}
