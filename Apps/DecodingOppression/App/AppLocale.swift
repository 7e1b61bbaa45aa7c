import Foundation

/// The locale of numbers and dates, taken in this one place.
public enum AppLocale {
  /// The user's locale; on Linux that of LC_ALL, LC_TIME or LANG, since Foundation there does not look at them.
  public static var current: Locale {
    #if os(Linux)
      locale(environment: ProcessInfo.processInfo.environment)
    #else
      .current
    #endif
  }

  /// The first of the three variables that is set decides; "C", "POSIX" and none mean en_US.
  static func locale(environment: [String: String]) -> Locale {
    let value: String = ["LC_ALL", "LC_TIME", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    // "de_DE.UTF-8@euro" names an encoding and a variant too.
    let name: Substring = value.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
    let isPlain: Bool = name == "C" || name == "POSIX" || name.count < 2
    return Locale(identifier: isPlain ? "en_US" : String(name))
  }
}
