/// Finds the year of a policy (specification 3.9), so that a time line can place it.
enum PolicyYear {
  /// Years outside are taken for other numbers.
  static let plausible: ClosedRange<Int> = 1600...2100

  /// The first year in the name, else the first year in the opening of the text that a date word announces.
  static func find(name: String, text: String) -> Int? {
    let named: [Substring] = words(name)
    for word in named {
      if let year = year(word) { return year }
    }
    let opening: [Substring] = words(text.prefix(4000))
    for (position, word) in opening.enumerated() {
      guard let year = year(word) else { continue }
      // Within the five words before: "enacted March 3, 1985", "Act of 1882", "effective on 1 July 2021".
      let before: ArraySlice<Substring> = opening[max(0, position - 5)..<position]
      if before.contains(where: { announcing.contains($0.lowercased()) }) { return year }
    }
    return nil
  }

  private static func words(_ text: some StringProtocol) -> [Substring] {
    Substring(text).split { !$0.isLetter && !$0.isNumber }
  }

  private static func year(_ word: Substring) -> Int? {
    guard word.utf8.count == 4, let number = Int(word), plausible.contains(number) else { return nil }
    return number
  }

  private static let announcing: Set<String> = [
    "adopted", "enacted", "effective", "approved", "passed", "ratified", "dated", "act", "january", "february",
    "march", "april", "may", "june", "july", "august", "september", "october", "november", "december",
  ]
}
