/// Finds the page on which each clause of a document begins.
///
/// Clauses are made of lines that were joined, cleaned and divided, so places are found by letters alone: those of a
/// clause stand in the same order on the pages. The search goes on where the clause before ended; a footnote, which is
/// moved behind the text, is looked for from the start.
struct ClausePages {
  /// The letters of all pages in small letters, as UTF-8.
  private var letters: [UInt8] = []
  /// Where the letters of each page begin.
  private var starts: [Int] = []
  private var position = 0

  /// The number of letters of a clause, in bytes, that are looked for. The rest of a long clause may stand on the next page,
  /// behind a foot and a head.
  private static let comparedLength = 48

  /// Takes the cleaned lines of the pages, without running heads.
  init(_ pages: [[String]]) {
    for lines in pages {
      starts.append(letters.count)
      for line in lines { letters += Self.letters(line) }
    }
  }

  /// The page of the next clause, from 1; nil when it has no letters or stands nowhere as it is.
  mutating func page(ofNext clause: String) -> Int? {
    let all: [UInt8] = Self.letters(clause)
    let sought: ArraySlice<UInt8> = all.prefix(Self.comparedLength)
    guard !sought.isEmpty else { return nil }
    guard let place = find(sought, from: position) ?? find(sought, from: 0) else { return nil }
    if place >= position { position = min(place + all.count, letters.count) }
    // The last page that begins at or before the place; pages without letters begin where the next does.
    return starts.lastIndex { $0 <= place }.map { $0 + 1 }
  }

  private func find(_ sought: ArraySlice<UInt8>, from start: Int) -> Int? {
    guard let first = sought.first else { return nil }
    var place: Int = start
    while place + sought.count <= letters.count {
      guard let next = letters[place...(letters.count - sought.count)].firstIndex(of: first) else { return nil }
      if letters[next..<next + sought.count].elementsEqual(sought) { return next }
      place = next + 1
    }
    return nil
  }

  private static func letters(_ text: String) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count)
    for scalar in text.lowercased().unicodeScalars where scalar.properties.isAlphabetic {
      result += UTF8.encode(scalar) ?? UTF8.EncodedScalar()
    }
    return result
  }
}
