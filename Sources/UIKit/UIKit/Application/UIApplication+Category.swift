import Foundation

extension UIApplication {
  /// A kind of program of which the person chooses one.
  public enum Category: Int, Sendable {
    case webBrowser = 1

    /// The addresses that a program of the kind opens.
    fileprivate var type: String {
      switch self {
      case .webBrowser: "x-scheme-handler/https"
      }
    }
  }

  /// Whether the person has chosen this program for what a kind of programs does.
  ///
  /// A desktop knows programs by their desktop files: the one of this program is called as its bundle identifier, or as its executable.
  ///
  /// - Parameter category: The kind.
  /// - Throws: `CocoaError.fileReadNoSuchFile` where no program has been chosen.
  public func isDefault(_ category: Category) throws -> Bool {
    try isDefault(category, environment: ProcessInfo.processInfo.environment)
  }

  /// The same in an environment, which says where the desktop keeps what people choose.
  package func isDefault(_ category: Category, environment: [String: String]) throws -> Bool {
    guard let chosen = DefaultPrograms(environment)[category.type] else { throw CocoaError(.fileReadNoSuchFile) }
    let names: [String] = [Bundle.main.bundleIdentifier, ProcessInfo.processInfo.processName].compactMap { $0 }
    return names.contains { chosen == $0 + ".desktop" }
  }
}

/// The programs that the person has chosen, in the files `mimeapps.list` of the desktop.
struct DefaultPrograms {
  private let files: [URL]

  init(_ environment: [String: String]) {
    func folders(_ name: String, _ standard: String) -> [String] {
      let value: String = environment[name].flatMap { $0.isEmpty ? nil : $0 } ?? standard
      return value.split(separator: ":").map(String.init)
    }
    let home: String = environment["HOME"] ?? NSHomeDirectory()
    let settings: [String] =
      folders("XDG_CONFIG_HOME", home + "/.config") + folders("XDG_CONFIG_DIRS", "/etc/xdg")
    let data: [String] =
      folders("XDG_DATA_HOME", home + "/.local/share") + folders("XDG_DATA_DIRS", "/usr/local/share:/usr/share")
    files = (settings + data.map { $0 + "/applications" }).map {
      URL(fileURLWithPath: $0).appendingPathComponent("mimeapps.list")
    }
  }

  /// The name of the desktop file for a type; nil where nobody has chosen.
  subscript(type: String) -> String? {
    for file in files {
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      if let name = Self.choice(of: type, in: text) { return name }
    }
    return nil
  }

  static func choice(of type: String, in text: String) -> String? {
    var isInside: Bool = false
    for line in text.split(whereSeparator: \.isNewline).map({ $0.trimmingCharacters(in: .whitespaces) }) {
      if line.hasPrefix("[") {
        isInside = line == "[Default Applications]"
      } else if isInside, let equals = line.firstIndex(of: "="),
        line[..<equals].trimmingCharacters(in: .whitespaces) == type
      {
        let names: [Substring] = line[line.index(after: equals)...].split(separator: ";")
        return names.first?.trimmingCharacters(in: .whitespaces)
      }
    }
    return nil
  }
}
