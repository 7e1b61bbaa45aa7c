import Foundation

/// Kinds of text that become links by themselves.
///
/// Addresses of the web and of mail, and telephone numbers, are found; the other kinds name nothing here.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
  public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// Finds what becomes a link.
struct DetectedLinks {
  private let types: UIDataDetectorTypes

  init(_ types: UIDataDetectorTypes) { self.types = types }

  /// A mark at the end of a sentence is no part of an address.
  private static let web = pattern(#"\b(?:https?://|www\.)[^\s<>"]*[^\s<>".,;:!?')\]}]"#)
  private static let mail = pattern(#"\b[A-Z0-9._%+-]+@[A-Z0-9-]+(?:\.[A-Z0-9-]+)*\.[A-Z]{2,}\b"#)
  private static let phone = pattern(#"(?<![\w.+])\+?\(?\d[\d ().\-]{5,}\d(?!\w)"#)

  private static func pattern(_ pattern: String) -> NSRegularExpression? {
    try? NSRegularExpression(pattern: pattern, options: .caseInsensitive)
  }

  /// The links in a text, in UTF-16 code units; none overlaps another one.
  func found(in text: String) -> [(range: NSRange, url: URL)] {
    var found: [(range: NSRange, url: URL)] = []
    func add(_ pattern: NSRegularExpression?, _ url: (String) -> String?) {
      let all = NSRange(location: 0, length: text.utf16.count)
      for match in pattern?.matches(in: text, range: all) ?? [] {
        let words: String = (text as NSString).substring(with: match.range)
        let isFree: Bool = found.allSatisfy { NSIntersectionRange($0.range, match.range).length == 0 }
        if isFree, let url = url(words).flatMap({ URL(string: $0) }) { found.append((match.range, url)) }
      }
    }
    if types.contains(.link) {
      add(Self.web) { $0.lowercased().hasPrefix("www.") ? "http://" + $0 : $0 }
      add(Self.mail) { "mailto:" + $0 }
    }
    if types.contains(.phoneNumber) {
      add(Self.phone) { words in
        let digits: String = words.filter { $0.isASCII && $0.isNumber }
        guard (7...15).contains(digits.count) else { return nil }
        return "tel:" + (words.hasPrefix("+") ? "+" : "") + digits
      }
    }
    return found.sorted { $0.range.location < $1.range.location }
  }
}
