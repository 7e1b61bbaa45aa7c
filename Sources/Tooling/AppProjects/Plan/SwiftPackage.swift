import Foundation

/// A package of somebody's, as `swift package dump-package` describes it.
package struct SwiftPackage {
  struct Target {
    enum Use: Equatable {
      case named(String)
      case product(String, package: String?)
    }

    var name: String
    var type: String
    var path: String?
    var sources: [String]?
    var excluded: [String]
    var resources: [(path: String, isProcessed: Bool)]
    var uses: [Use]
    var language: LanguageSettings
  }

  package let folder: URL
  package let name: String
  let targets: [Target]
  /// The names of the targets in each product, by the product's name.
  let products: [String: [String]]
  /// Products that are programs.
  let programs: [String]
  /// Folders of packages on this machine that it uses.
  package let localFolders: [URL]
  /// Addresses of packages that it takes from repositories.
  let addresses: [String]

  /// - Throws: ``ProjectError`` if the description is none.
  package init(folder: URL, description: Data) throws {
    guard let root = try? JSONSerialization.jsonObject(with: description) as? [String: Any],
      let name = root["name"] as? String
    else { throw ProjectError("The package in \(folder.path) cannot be read.") }
    self.folder = folder
    self.name = name
    let mode: String = Self.mode(of: root)
    targets = (root["targets"] as? [[String: Any]] ?? []).map { Self.target($0, mode: mode) }
    var products: [String: [String]] = [:]
    var programs: [String] = []
    for product in root["products"] as? [[String: Any]] ?? [] {
      guard let name = product["name"] as? String else { continue }
      products[name] = product["targets"] as? [String] ?? []
      if (product["type"] as? [String: Any])?["executable"] != nil { programs.append(name) }
    }
    self.products = products
    self.programs = programs
    var localFolders: [URL] = []
    var addresses: [String] = []
    for dependency in root["dependencies"] as? [[String: Any]] ?? [] {
      for local in dependency["fileSystem"] as? [[String: Any]] ?? [] {
        if let path = local["path"] as? String { localFolders.append(URL(fileURLWithPath: path)) }
      }
      for remote in dependency["sourceControl"] as? [[String: Any]] ?? [] {
        let location = remote["location"] as? [String: Any]
        for place in location?["remote"] as? [[String: Any]] ?? [] {
          if let address = place["urlString"] as? String { addresses.append(address) }
        }
      }
    }
    self.localFolders = localFolders
    self.addresses = addresses
  }

  /// The mode of the language that the package asks for, or that its version of the tools stands for.
  private static func mode(of root: [String: Any]) -> String {
    let asked: [String] = root["swiftLanguageVersions"] as? [String] ?? []
    if let highest = asked.max() { return highest.hasPrefix("6") ? "6" : highest }
    let version: String = (root["toolsVersion"] as? [String: Any])?["_version"] as? String ?? "5.0"
    return version.hasPrefix("6") ? "6" : "5"
  }

  private static func target(_ fields: [String: Any], mode: String) -> Target {
    let resources: [(String, Bool)] = (fields["resources"] as? [[String: Any]] ?? []).compactMap { resource in
      guard let path = resource["path"] as? String else { return nil }
      return (path, (resource["rule"] as? [String: Any])?["process"] != nil)
    }
    let uses: [Target.Use] = (fields["dependencies"] as? [[String: Any]] ?? []).compactMap { use in
      if let product = use["product"] as? [Any], let name = product.first as? String {
        return .product(name, package: product.count > 1 ? product[1] as? String : nil)
      }
      let named: [Any]? = use["byName"] as? [Any] ?? use["target"] as? [Any]
      return (named?.first as? String).map { .named($0) }
    }
    return Target(
      name: fields["name"] as? String ?? "", type: fields["type"] as? String ?? "regular",
      path: fields["path"] as? String, sources: fields["sources"] as? [String],
      excluded: fields["exclude"] as? [String] ?? [], resources: resources, uses: uses,
      language: language(fields["settings"] as? [[String: Any]] ?? [], mode: mode))
  }

  private static func language(_ settings: [[String: Any]], mode: String) -> LanguageSettings {
    var language = LanguageSettings()
    language.mode = mode
    for setting in settings where setting["tool"] as? String == "swift" && setting["condition"] == nil {
      for (kind, value) in setting["kind"] as? [String: Any] ?? [:] {
        let content: Any? = (value as? [String: Any])?["_0"]
        let text: String = content as? String ?? ""
        switch kind {
        case "swiftLanguageMode", "swiftLanguageVersion": language.mode = text
        case "define": language.conditions.append(text)
        case "enableUpcomingFeature": language.upcoming.append(text)
        case "enableExperimentalFeature": language.experimental.append(text)
        case "defaultIsolation": language.isOnMainActor = text == "MainActor"
        case "unsafeFlags": language.arguments += content as? [String] ?? []
        default: break
        }
      }
    }
    return language
  }
}

extension SwiftPackage {
  /// Whether the package names the framework itself, and thus needs no other description.
  package func uses(_ framework: Framework) -> Bool {
    let root: String = framework.root.resolvingSymlinksInPath().path
    return localFolders.contains { $0.resolvingSymlinksInPath().path == root }
  }

  /// Whether the package has its sources changed by the plugin for source that needs Objective-C.
  package var asksForSteps: Bool {
    let manifest: URL = folder.appendingPathComponent("Package.swift")
    return (try? String(contentsOf: manifest, encoding: .utf8))?.contains("\"ObjectiveCSteps\"") ?? false
  }

  /// Whether the package has a program.
  package var hasProgram: Bool { !programs.isEmpty || targets.contains { $0.type == "executable" } }

  /// The program of a name, or the only one; empty for a package of libraries.
  package func program(named name: String?) throws -> String {
    let all: [String] = programs.sorted()
    let list: String = all.joined(separator: ", ")
    if let name {
      guard all.contains(name) else {
        throw ProjectError("The package \(self.name) has no program \(name)\(all.isEmpty ? "" : "; it has: \(list)").")
      }
      return name
    }
    guard all.count < 2 else {
      throw ProjectError("The package \(self.name) has several programs; choose one with --target: \(list).")
    }
    return all.first ?? ""
  }
}
