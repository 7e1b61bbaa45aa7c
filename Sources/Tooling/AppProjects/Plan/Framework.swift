import Foundation

/// The checkout of the framework that apps are built with.
package struct Framework {
  /// Its folder.
  package let root: URL
  /// The names of the libraries that apps can import.
  package let products: Set<String>
  /// The names of all its modules.
  package let modules: Set<String>

  /// What imports of Foundation alone bring on Apple's systems and not here: modules of the toolchain and of the framework.
  package static let impliedModules: [String] = [
    "Combine", "CoreGraphics", "FoundationGaps", "FoundationNetworking", "FoundationXML", "Observation",
    "Selectors",
  ]

  /// Reads the names from the framework's own plan.
  package init(root: URL) throws {
    let file: URL = root.appendingPathComponent("Package.swift")
    guard let plan = try? String(contentsOf: file, encoding: .utf8) else {
      throw ProjectError("\(root.path) is no checkout of Rotor: it has no Package.swift.")
    }
    self.init(root: root, plan: plan)
  }

  package init(root: URL, plan: String) {
    self.root = root
    func names(_ pattern: Regex<(Substring, Substring)>) -> Set<String> {
      Set(plan.matches(of: pattern).map { String($0.output.1) })
    }
    // The plan lists the libraries of one module by their names alone.
    let list: Substring = plan.firstMatch(of: #/products: \[([^\]]*)\]\.map/#)?.output.1 ?? ""
    products = Set(list.matches(of: #/"([^"]+)"/#).map { String($0.output.1) })
      .union(names(#/\.library\(name: "([^"]+)"/#)).subtracting(["Gallery", "RotorPreview", "XCUIAutomation"])
    modules = names(#/(?:module|cModule|library|testingOverlay|tests|viewTests)\(\s*"([^"]+)"/#)
      .union(names(#/(?:arget|macro|plugin)\(\s*name: "([^"]+)"/#)).union(products)
      .union(["Foundation", "Swift", "Testing", "XCTest"])
  }

  /// The name by which packages refer to the framework: that of its folder.
  package var identity: String { root.lastPathComponent.lowercased() }
}
