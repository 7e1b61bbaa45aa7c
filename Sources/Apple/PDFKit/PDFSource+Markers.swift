extension PDFSource {
  /// Whether the mark of a PDF stands in the first 1,024 bytes, where readers accept it.
  var hasHeader: Bool {
    bytes(0..<1024 + 5).firstOffset(of: "%PDF-") != nil
  }

  /// The version that the header names, such as 1 and 7.
  var headerVersion: (major: Int, minor: Int)? {
    let head: [UInt8] = bytes(0..<1024 + 10)
    guard let start = head.firstOffset(of: "%PDF-") else { return nil }
    let digits: [Int] = head[(start + 5)...].prefix(3).map { Int($0) - 48 }
    guard digits.count == 3, (0...9).contains(digits[0]), (0...9).contains(digits[2]) else { return nil }
    return (digits[0], digits[2])
  }

  /// Whether the file stops before its end: objects follow the last pointer to a cross-reference table, or none points.
  ///
  /// Readers repair such a file by searching for objects and then show the pages that they find, which would pass a part
  /// of a document off as the whole. Bytes that some servers append after the end do no harm.
  var isCutOff: Bool {
    let step = 1 << 20
    var end = size
    var following: [UInt8] = []
    while end > 0 {
      let start: Int = max(0, end - step)
      let part: [UInt8] = bytes(start..<end) + following.prefix(16)
      if let mark = part.lastOffset(of: "startxref") {
        return part[mark...].firstOffset(of: " 0 obj") != nil
      }
      if part.firstOffset(of: " 0 obj") != nil { return true }
      following = part
      end = start
    }
    return true
  }
}

extension Collection where Element == UInt8, Index == Int {
  /// The index at which `text` first occurs.
  func firstOffset(of text: StaticString) -> Int? {
    offset(of: text, in: startIndex..<endIndex, backward: false)
  }

  /// The index at which `text` last occurs.
  func lastOffset(of text: StaticString) -> Int? {
    offset(of: text, in: startIndex..<endIndex, backward: true)
  }

  private func offset(of text: StaticString, in range: Range<Int>, backward: Bool) -> Int? {
    let length: Int = text.utf8CodeUnitCount
    guard range.count >= length else { return nil }
    return withContiguousStorageIfAvailable { bytes -> Int? in
      let count: Int = bytes.count - length + 1
      for step in 0..<count {
        let place: Int = backward ? count - 1 - step : step
        if bytes[place] == text.utf8Start[0],
          (1..<length).allSatisfy({ bytes[place + $0] == text.utf8Start[$0] })
        {
          return place + range.lowerBound
        }
      }
      return nil
    } ?? nil
  }
}
