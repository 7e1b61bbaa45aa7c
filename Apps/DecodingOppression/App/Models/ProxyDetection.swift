/// The stand-in words of a clause, and whether the clause widens the class of people that it hits.
public struct ProxyDetection: Codable, Hashable, Sendable {
  /// The proxy terms in the order in which they first stand in the clause, each once (behaviour 5).
  public var terms: [String]
  /// Whether the clause widens a class of people (behaviour 6).
  public var expandsOutgroup: Bool

  /// Creates a detection; the default found nothing.
  public init(terms: [String] = [], expandsOutgroup: Bool = false) {
    self.terms = terms
    self.expandsOutgroup = expandsOutgroup
  }

  /// Nothing found.
  public static let none: ProxyDetection = .init()
}
