import Foundation
import FoundationGaps

extension UIPasteboard {
  /// A kind of text, by its name.
  public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// An address of the web, with its scheme or without.
    public static let probableWebURL = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-url")
    /// Words that one would look for in the web.
    public static let probableWebSearch = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-search")
    /// A number alone.
    public static let number = DetectionPattern(rawValue: "com.apple.uikit.pasteboard-detection-pattern.number")

    fileprivate var path: PartialKeyPath<DetectedValues>? {
      switch self {
      case .probableWebURL: \DetectedValues.probableWebURL
      case .probableWebSearch: \DetectedValues.probableWebSearch
      case .number: \DetectedValues.number
      default: nil
      }
    }
  }

  /// The kinds of texts that were found on a pasteboard, with the texts.
  public struct DetectedValues {
    /// The kinds that were found, of those that were asked for.
    public internal(set) var patterns: Set<PartialKeyPath<DetectedValues>> = []
    /// An address of the web, with its scheme or without; empty for none.
    public internal(set) var probableWebURL: String = ""
    /// Words that one would look for in the web: a line that is neither an address nor a number. Empty for none.
    public internal(set) var probableWebSearch: String = ""
    /// A number that is the whole text; nil for none.
    public internal(set) var number: Double?

    /// The longest text that is words to look for, in characters.
    private static let limit: Int = 200

    /// - Parameters:
    ///   - text: The text of an item; nil for one without.
    ///   - wanted: The kinds that are asked for.
    init(_ text: String?, _ wanted: Set<PartialKeyPath<DetectedValues>>) {
      let text: String = (text ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
      guard !text.isEmpty else { return }
      let address: String? = Self.address(text)
      let value: Double? = Self.number(text)
      if wanted.contains(\.probableWebURL), let address {
        probableWebURL = address
        patterns.insert(\.probableWebURL)
      }
      if wanted.contains(\.number), let value {
        number = value
        patterns.insert(\.number)
      }
      let isLine: Bool = text.count <= Self.limit && !text.contains(where: \.isNewline)
      if wanted.contains(\.probableWebSearch), isLine, address == nil, value == nil {
        probableWebSearch = text
        patterns.insert(\.probableWebSearch)
      }
    }

    /// The text as an address of the web; nil for other texts.
    private static func address(_ text: String) -> String? {
      guard !text.contains(where: \.isWhitespace) else { return nil }
      let rest: Substring
      if let range = text.range(of: "://") {
        guard ["http", "https"].contains(text[..<range.lowerBound].lowercased()) else { return nil }
        rest = text[range.upperBound...]
        return rest.first.map { $0.isLetter || $0.isNumber || $0 == "[" } == true ? text : nil
      }
      // Without a scheme the name of a machine has a dot, and ends with letters.
      let host: Substring = text.prefix { $0 != "/" && $0 != "?" && $0 != "#" && $0 != ":" }
      let labels: [Substring] = host.split(separator: ".", omittingEmptySubsequences: false)
      guard labels.count > 1, !host.contains("@"), let last = labels.last, last.count > 1, last.allSatisfy(\.isLetter),
        labels.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" } })
      else { return nil }
      return text
    }

    /// The number that a text is, with commas between its thousands or without; nil for other texts.
    private static func number(_ text: String) -> Double? {
      guard text.allSatisfy({ $0.isASCII && ($0.isNumber || "+-.,eE".contains($0)) }) else { return nil }
      if let value = Double(text) { return value.isFinite ? value : nil }
      let parts: [Substring] = text.split(separator: ".", omittingEmptySubsequences: false)
      let groups: [Substring] = parts[0].split(separator: ",", omittingEmptySubsequences: false)
      guard parts.count < 3, groups.count > 1, groups.dropFirst().allSatisfy({ $0.count == 3 }) else { return nil }
      return Double(text.replacingOccurrences(of: ",", with: ""))
    }
  }

  private func detected(
    _ wanted: Set<PartialKeyPath<DetectedValues>>, _ itemSet: IndexSet?
  ) -> [DetectedValues] {
    let all: [NSItemProvider] = itemProviders
    let chosen: [NSItemProvider] = itemSet.map { $0.filter { all.indices.contains($0) }.map { all[$0] } } ?? all
    return chosen.map { item in
      let text: String? = waited { finish in
        if item.canLoadObject(ofClass: String.self) {
          _ = item.loadObject(ofClass: String.self) { text, _ in finish(text) }
        } else if item.canLoadObject(ofClass: URL.self) {
          _ = item.loadObject(ofClass: URL.self) { url, _ in finish(url?.absoluteString) }
        } else {
          finish(nil)
        }
      }
      return DetectedValues(text, wanted)
    }
  }

  /// What all items have together: of each kind the first one.
  private func merged(_ wanted: Set<PartialKeyPath<DetectedValues>>) -> DetectedValues {
    detected(wanted, nil).reduce(into: DetectedValues(nil, [])) { result, values in
      if result.probableWebURL.isEmpty { result.probableWebURL = values.probableWebURL }
      if result.probableWebSearch.isEmpty { result.probableWebSearch = values.probableWebSearch }
      result.number = result.number ?? values.number
      result.patterns.formUnion(values.patterns)
    }
  }

  // MARK: Asking

  /// The kinds of texts that are on the pasteboard, of those that are asked for.
  public func detectedPatterns(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>
  ) async throws -> Set<PartialKeyPath<DetectedValues>> { merged(keyPaths).patterns }

  /// The same for items at some places, nil for all, one after the other.
  public func detectedPatterns(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?
  ) async throws -> [Set<PartialKeyPath<DetectedValues>>] { detected(keyPaths, itemSet).map(\.patterns) }

  /// The texts of some kinds that are on the pasteboard.
  public func detectedValues(for keyPaths: Set<PartialKeyPath<DetectedValues>>) async throws -> DetectedValues {
    merged(keyPaths)
  }

  /// The same for items at some places, nil for all, one after the other.
  public func detectedValues(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?
  ) async throws -> [DetectedValues] { detected(keyPaths, itemSet) }

  /// Tells the kinds of texts that are on the pasteboard, soon after.
  public func detectPatterns(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>,
    completionHandler: @escaping (Result<Set<PartialKeyPath<DetectedValues>>, any Error>) -> Void
  ) { soon { completionHandler(.success(self.merged(keyPaths).patterns)) } }

  /// The same for items at some places, nil for all, one after the other.
  public func detectPatterns(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?,
    completionHandler: @escaping (Result<[Set<PartialKeyPath<DetectedValues>>], any Error>) -> Void
  ) { soon { completionHandler(.success(self.detected(keyPaths, itemSet).map(\.patterns))) } }

  /// Tells the texts of some kinds that are on the pasteboard, soon after.
  public func detectValues(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>,
    completionHandler: @escaping (Result<DetectedValues, any Error>) -> Void
  ) { soon { completionHandler(.success(self.merged(keyPaths))) } }

  /// The same for items at some places, nil for all, one after the other.
  public func detectValues(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?,
    completionHandler: @escaping (Result<[DetectedValues], any Error>) -> Void
  ) { soon { completionHandler(.success(self.detected(keyPaths, itemSet))) } }

  /// Tells which of some kinds are on the pasteboard, by their names.
  public func detectPatterns(
    for patterns: Set<DetectionPattern>,
    completionHandler: @escaping (Result<Set<DetectionPattern>, any Error>) -> Void
  ) {
    soon {
      let found = self.merged(Set(patterns.compactMap(\.path))).patterns
      completionHandler(.success(patterns.filter { pattern in pattern.path.map(found.contains) ?? false }))
    }
  }

  /// Tells the texts of some kinds that are on the pasteboard, by their names.
  public func detectValues(
    for patterns: Set<DetectionPattern>,
    completionHandler: @escaping (Result<[DetectionPattern: Any], any Error>) -> Void
  ) {
    soon {
      let found: DetectedValues = self.merged(Set(patterns.compactMap(\.path)))
      var values: [DetectionPattern: Any] = [:]
      for pattern in patterns {
        guard let path = pattern.path, found.patterns.contains(path) else { continue }
        values[pattern] = pattern == .number ? found.number.map { $0 as Any } : found[keyPath: path]
      }
      completionHandler(.success(values))
    }
  }

  private func soon(_ action: @escaping @MainActor () -> Void) { Task { @MainActor in action() } }
}
