import DecodingOppression
import Foundation

/// The hidden file in an output folder that lists the results in it, so that a later run replaces nothing else.
enum OutputMarker {
  static let fileName = ".decoding-oppression"
  /// How the folders begin in which runs collect their results.
  static let stagingPrefix = ".decoding-oppression-"

  /// The first file in a folder that is no unchanged result of an earlier run; nil when there is none.
  static func foreignFile(in folder: String) -> String? {
    let names: [String] = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    let known: [String: String] = checksums(in: folder)
    return names.first { name in
      if name == fileName || name.hasPrefix(stagingPrefix) { return false }
      guard let checksum = known[name] else { return true }
      return Self.checksum(of: folder + "/" + name) != checksum
    }
  }

  /// The checksum of a file; nil when it cannot be read.
  static func checksum(of file: String) -> String? {
    FileManager.default.contents(atPath: file).map { SHA256.hexadecimal(of: $0) }
  }

  /// The marker's text: a line for each result with its checksum, as `sha256sum` writes and checks it.
  static func data(_ checksums: [String: String]) -> Data {
    Data(checksums.sorted { $0.key < $1.key }.map { "\($0.value)  \($0.key)\n" }.joined().utf8)
  }

  /// The results that the marker in a folder lists, with their checksums.
  static func checksums(in folder: String) -> [String: String] {
    guard let data = FileManager.default.contents(atPath: folder + "/" + fileName) else { return [:] }
    var result: [String: String] = [:]
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      let parts: [Substring] = line.split(separator: " ", maxSplits: 1)
      if parts.count == 2 { result[parts[1].trimmingCharacters(in: .whitespaces)] = String(parts[0]) }
    }
    return result
  }
}
