extension AssetSymbols {
  /// The file: the resources' names, and members of the types that show them for those names that are free.
  package var source: String {
    var lines: [String] = ["import Foundation", "import SwiftUI", ""]
    lines += ["private let resourceBundle = Foundation.Bundle.module", ""]
    for kind in Kind.allCases {
      guard let root = roots[kind], !root.isEmpty else { continue }
      lines.append("extension \(kind.rawValue)Resource {")
      lines += Self.body(of: root, kind, indent: "  ") { member, indent in
        let name: String = Self.quoted(member.name)
        return [
          "\(indent)static let \(member.symbol) = \(kind.rawValue)Resource(name: \(name), bundle: resourceBundle)"
        ]
      }
      lines += ["}", ""]
      for shown in kind.shown { lines += extensions(of: root, kind, shown) }
    }
    return lines.joined(separator: "\n")
  }

  private func extensions(of root: Namespace, _ kind: Kind, _ shown: Shown) -> [String] {
    let space: Namespace = shown.isTopLevelOnly ? Namespace(members: root.members) : root
    let body: [String] = Self.body(of: space, kind, indent: "  ") { member, indent in
      guard !(member.path.isEmpty && shown.taken.contains(member.symbol)) else { return [] }
      let path: String = member.path.isEmpty ? "" : member.path.joined(separator: ".") + "."
      return [
        "\(indent)static var \(member.symbol): \(shown.type) { "
          + "\(shown.type)(\(shown.label)\(kind.rawValue)Resource.\(path)\(member.symbol)) }"
      ]
    }
    guard !body.isEmpty else { return [] }
    return ["extension \(shown.extended) {"] + body + ["}", ""]
  }

  private typealias Member = (symbol: String, name: String, path: [String])

  private static func body(
    of space: Namespace, _ kind: Kind, indent: String, path: [String] = [], line: (Member, String) -> [String]
  ) -> [String] {
    var lines: [String] = space.members.flatMap { line(($0.symbol, $0.name, path), indent) }
    for inner in space.inner {
      let body: [String] = body(
        of: inner.content, kind, indent: indent + "  ", path: path + [inner.symbol], line: line)
      guard !body.isEmpty else { continue }
      lines += ["\(indent)enum \(inner.symbol) {"] + body + ["\(indent)}"]
    }
    return lines
  }

  private static func quoted(_ name: String) -> String {
    let escaped: String = name.map { $0 == "\\" || $0 == "\"" ? "\\\($0)" : String($0) }.joined()
    return "\"\(escaped)\""
  }
}

/// A type that gets a member for each name.
struct Shown {
  var type: String
  var extended: String
  var label: String = ""
  /// An extension of a protocol can hold no types.
  var isTopLevelOnly: Bool = false
  /// Names that the type has itself.
  var taken: Set<String> = []
}

extension AssetSymbols.Kind {
  var shown: [Shown] {
    switch self {
    case .color:
      [
        Shown(type: "SwiftUI.Color", extended: "SwiftUI.Color", taken: Self.colors),
        Shown(
          type: "SwiftUI.Color", extended: "SwiftUI.ShapeStyle where Self == SwiftUI.Color", isTopLevelOnly: true,
          taken: Self.colors.union(Self.styles)),
        Shown(type: "UIKit.UIColor", extended: "UIKit.UIColor", label: "resource: ", taken: Self.uiColors),
      ]
    case .image: [Shown(type: "UIKit.UIImage", extended: "UIKit.UIImage", label: "resource: ")]
    }
  }

  private static let colors: Set<String> = [
    "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange", "pink",
    "primary",
    "purple", "red", "secondary", "teal", "white", "yellow",
  ]

  private static let styles: Set<String> = [
    "background", "bar", "fill", "foreground", "link", "placeholder", "quaternary", "quinary", "regularMaterial",
    "selection", "separator", "tertiary", "thickMaterial", "thinMaterial", "tint", "ultraThickMaterial",
    "ultraThinMaterial", "windowBackground",
  ]

  private static let uiColors: Set<String> = [
    "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "label", "lightGray",
    "lightText",
    "link", "magenta", "opaqueSeparator", "orange", "placeholderText", "purple", "quaternaryLabel",
    "quaternarySystemFill", "red", "secondaryLabel", "secondarySystemBackground", "secondarySystemFill",
    "secondarySystemGroupedBackground", "separator", "systemBackground", "systemBlue", "systemBrown", "systemCyan",
    "systemFill", "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6",
    "systemGreen",
    "systemGroupedBackground", "systemIndigo", "systemMint", "systemOrange", "systemPink", "systemPurple", "systemRed",
    "systemTeal", "systemYellow", "tertiaryLabel", "tertiarySystemBackground", "tertiarySystemFill",
    "tertiarySystemGroupedBackground", "tintColor", "white", "yellow",
  ]
}
