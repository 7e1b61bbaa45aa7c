import CoreGraphics

/// The drawing of a page, with its marked parts.
enum MarkedContent {
  /// The names that Cairo is given for all parts: the structure says what they are.
  static let name = "NonStruct"

  /// Gives the parts the names of their types, and marks all that lies between them as decoration: in a tagged file
  /// everything is the one or the other.
  ///
  /// - Parameters:
  ///   - content: as Cairo writes it: the beginning and the end of a part stand on lines of their own.
  ///   - types: The names of the types of the page's parts with their slash, by the numbers of the marks.
  static func named(_ content: Data, types: [String]) -> Data {
    let begin = Data("/\(name) << /MCID ".utf8)
    var result = Data()
    result.reserveCapacity(content.count + 64 * types.count)
    var isDecoration = false
    // How many marks are open inside of a part: Cairo marks ligatures by themselves.
    var depth = 0
    func isBlank(_ line: Data) -> Bool { line.allSatisfy { $0 == 0x20 } }
    for line in content.split(separator: 0x0A, omittingEmptySubsequences: true) {
      if line.starts(with: begin) {
        if isDecoration { result += Data("EMC\n".utf8) }
        isDecoration = false
        depth += 1
        let mark: Data = line.dropFirst(begin.count).prefix { $0 >= 0x30 && $0 <= 0x39 }
        let number: Int = Int(String(decoding: mark, as: UTF8.self)) ?? 0
        let type: String = types.indices.contains(number) ? types[number] : "/Span"
        result += Data("\(type) << /MCID \(number) >> BDC\n".utf8)
        continue
      }
      if depth == 0, !isDecoration, !isBlank(line) {
        result += Data("/Artifact BMC\n".utf8)
        isDecoration = true
      }
      if line.suffix(3) == Data("BDC".utf8) {
        depth += 1
      } else if line == Data("EMC".utf8) {
        depth -= 1
      }
      result += line
      result.append(0x0A)
    }
    if isDecoration { result += Data("EMC\n".utf8) }
    return result
  }
}
