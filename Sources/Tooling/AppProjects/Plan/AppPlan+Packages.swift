import Foundation

extension AppPlan {
  /// What builds a package that does not know the framework: its targets, and those of packages that it uses, each with the
  /// framework's libraries that it imports.
  package init(
    _ package: SwiftPackage, target name: String?, framework: Framework, packages: PackageFinder
  ) throws {
    self.init(name: package.name)
    for target in package.targets { try add(target, of: package, packages: packages, framework: framework) }
    let programs: [Target] = targets.filter { $0.kind == .program }
    if let name {
      guard let chosen = programs.first(where: { $0.name == name }) else {
        let names: String = programs.map(\.name).joined(separator: ", ")
        throw ProjectError(
          "The package \(package.name) has no program \(name)\(names.isEmpty ? "" : "; it has: \(names)").")
      }
      program = chosen.name
    } else if programs.count > 1 {
      let names: String = programs.map(\.name).joined(separator: ", ")
      throw ProjectError("The package \(package.name) has several programs; choose one with --target: \(names).")
    } else {
      program = programs.first?.name
    }
    if let program { self.name = program }
    information = ["CFBundleName": self.name]
  }

  /// Adds the targets of a package's product.
  ///
  /// - Returns: The names of the targets that the product stands for.
  /// - Throws: ``ProjectError`` that names the package if it is not on this machine.
  mutating func addProduct(
    _ product: String, folder: URL?, address: String?, local: [URL], packages: PackageFinder, framework: Framework
  ) throws -> [String] {
    if framework.products.contains(product) { return [] }  // imports bring it
    var folders: [URL] = [folder, address.flatMap { packages.folder(address: $0) }].compactMap { $0 }
    if address == nil { folders += local }
    for folder in folders {
      let package: SwiftPackage
      do {
        package = try packages.package(in: folder)
      } catch {
        notes.append("\(error)")
        continue
      }
      guard let names = package.products[product] else { continue }
      for target in package.targets where names.contains(target.name) {
        try add(target, of: package, packages: packages, framework: framework)
      }
      return names.filter { name in targets.contains { $0.name == name } }
    }
    let source: String = address.map { "from \($0)" } ?? "on this machine"
    throw ProjectError(
      "The package with \(product) \(source) is not here: clone it into a folder and name that with --packages FOLDER.")
  }

  /// Adds a target of a package and those that it needs.
  private mutating func add(
    _ target: SwiftPackage.Target, of package: SwiftPackage, packages: PackageFinder, framework: Framework
  ) throws {
    guard !targets.contains(where: { $0.name == target.name }) else { return }
    guard ["regular", "executable", "test"].contains(target.type) else {
      return notes.append("The target \(target.name) of \(package.name) is a \(target.type), which is left out.")
    }
    let files: ProjectFiles = try package.files(of: target)
    guard !files.sources.isEmpty || !files.foreign.isEmpty else {
      return notes.append("The target \(target.name) of \(package.name) has no sources.")
    }
    let kind: Target.Kind =
      files.sources.isEmpty
      ? .cLanguages
      : target.type == "executable" || target.type == "regular" && Self.isApp(files.sources)
        ? .program : target.type == "test" ? .tests : .library
    var planned = Target(name: target.name, kind: kind, folder: try package.folder(of: target))
    planned.sources = files.sources
    planned.resources = files.resources
    planned.language = target.language
    let place: Int = targets.count
    targets.append(planned)
    for use in target.uses {
      do {
        targets[place].dependencies += try names(for: use, in: package, packages: packages, framework: framework)
      } catch {
        notes.append("\(error)")
      }
    }
  }

  /// A library with the entry of an app is one that Xcode's project beside it makes an app of.
  private static func isApp(_ sources: [URL]) -> Bool {
    sources.contains { file in
      guard let source = try? String(contentsOf: file, encoding: .utf8) else { return false }
      return source.contains(#/^[ \t]*@(?:main|UIApplicationMain)\b/#.anchorsMatchLineEndings())
        && source.contains(#/[:,]\s*(?:(?:SwiftUI\.)?App|UIApplicationDelegate)\b/#)
    }
  }

  private mutating func names(
    for use: SwiftPackage.Target.Use, in package: SwiftPackage, packages: PackageFinder, framework: Framework
  ) throws -> [String] {
    switch use {
    case .named(let name):
      if let inner = package.targets.first(where: { $0.name == name }) {
        try add(inner, of: package, packages: packages, framework: framework)
        return targets.contains { $0.name == name } ? [name] : []
      }
      return try addProduct(
        name, folder: nil, address: package.addresses.first { PackageFinder.name(ofAddress: $0) == name },
        local: package.localFolders, packages: packages, framework: framework)
    case .product(let name, let identity):
      let address: String? = package.addresses.first {
        PackageFinder.name(ofAddress: $0).lowercased() == identity?.lowercased()
      }
      return try addProduct(
        name, folder: nil, address: address, local: package.localFolders, packages: packages, framework: framework)
    }
  }
}
