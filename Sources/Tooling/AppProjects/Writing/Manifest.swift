import Foundation

/// The package that builds a plan, as source of its `Package.swift`.
package struct Manifest {
  private let plan: AppPlan
  private let framework: Framework
  private let impliesImports: Bool
  private let arguments: [String]

  /// - Parameters:
  ///   - impliesImports: Whether files see the modules of ``Framework/impliedModules`` without importing them.
  ///   - arguments: Further arguments for the compiler, for all targets.
  package init(_ plan: AppPlan, framework: Framework, impliesImports: Bool, arguments: [String] = []) {
    self.arguments = arguments
    self.plan = plan
    self.framework = framework
    self.impliesImports = impliesImports
  }

  package var source: String {
    var lines: [String] = [
      "// swift-tools-version: 6.2", "import PackageDescription", "", "let package = Package(",
      "  name: \(Self.quoted(ModuleName.identifier(plan.name))),",
    ]
    if plan.targets.contains(where: { target in target.resources.contains { $0.path.contains(".lproj/") } }) {
      lines.append("  defaultLocalization: \(Self.quoted(plan.information["CFBundleDevelopmentRegion"] ?? "en")),")
    }
    lines += ["  dependencies: [.package(path: \(Self.quoted(framework.root.path)))],", "  targets: ["]
    for target in plan.targets { lines += description(of: target) }
    return (lines + ["  ]", ")", ""]).joined(separator: "\n")
  }

  private func description(of target: AppPlan.Target) -> [String] {
    let kind: String =
      switch target.kind {
      case .program: "executableTarget"
      case .library, .cLanguages: "target"
      case .tests: "testTarget"
      }
    var lines: [String] = ["    .\(kind)("]
    var dependencies: [String] = Self.unique(target.dependencies).map(Self.quoted)
    dependencies += products(of: target).map {
      ".product(name: \(Self.quoted($0)), package: \(Self.quoted(framework.identity)))"
    }
    lines.append("      name: \(Self.quoted(target.name)),")
    lines.append("      dependencies: [\(dependencies.joined(separator: ", "))],")
    lines.append("      path: \(Self.quoted(SourceLayout.folder(of: target))),")
    let resources: [String] = Self.unique(target.resources.map { $0.path.split(separator: "/")[0].description })
    let copies: [String] = resources.map { ".copy(\(Self.quoted(SourceLayout.resourceFolder + "/" + $0)))" }
    if !copies.isEmpty { lines.append("      resources: [\(copies.joined(separator: ", "))],") }
    lines.append("      swiftSettings: [")
    for setting in settings(of: target) { lines.append("        \(setting),") }
    return lines + ["      ]),"]
  }

  /// The libraries of the framework that a target imports, and those that its implied imports need.
  private func products(of target: AppPlan.Target) -> [String] {
    guard target.kind != .cLanguages else { return [] }
    var modules: Set<String> = ImportedModules.of(target.sources)
    for source in target.generated.values { modules.formUnion(ImportedModules.of(source)) }
    if impliesImports { modules.formUnion(Framework.impliedModules) }
    return modules.intersection(framework.products).sorted()
  }

  private func settings(of target: AppPlan.Target) -> [String] {
    let language: LanguageSettings = target.language
    var settings: [String] = [".swiftLanguageMode(.v\(language.mode.replacingOccurrences(of: ".", with: "_")))"]
    if language.isOnMainActor { settings.append(".defaultIsolation(MainActor.self)") }
    settings += Self.unique(language.conditions).map { ".define(\(Self.quoted($0)))" }
    settings += Self.unique(language.upcoming).map { ".enableUpcomingFeature(\(Self.quoted($0)))" }
    settings += Self.unique(language.experimental).map { ".enableExperimentalFeature(\(Self.quoted($0)))" }
    // All faults at once, not those of the first files alone.
    var arguments: [String] = ["-continue-building-after-errors"] + self.arguments + language.arguments
    if impliesImports {
      arguments += Framework.impliedModules.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
    }
    settings.append(".unsafeFlags([\(arguments.map(Self.quoted).joined(separator: ", "))])")
    return settings
  }

  private static func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  /// A literal of Swift.
  static func quoted(_ text: String) -> String {
    let escaped: String = text.map { character in
      switch character {
      case "\\", "\"": "\\\(character)"
      case "\n": "\\n"
      case "\r": "\\r"
      default: String(character)
      }
    }.joined()
    return "\"\(escaped)\""
  }
}
