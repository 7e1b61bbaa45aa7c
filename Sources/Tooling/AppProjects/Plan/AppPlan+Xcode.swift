import Foundation

extension AppPlan {
  /// What builds an app of an Xcode project.
  ///
  /// - Parameters:
  ///   - name: The target to build; when nil, the project's only app.
  ///   - configuration: "Debug" or "Release": whose settings count.
  ///   - packages: Where packages lie that the project takes from repositories.
  package init(
    _ project: XcodeProject, target name: String?, configuration: String, platform: ApplePlatform?,
    framework: Framework, packages: PackageFinder
  ) throws {
    let app: XcodeTarget = try project.target(
      try name ?? Self.onlyApp(of: project), configuration: configuration, platform: platform)
    self.init(name: app.name)
    settings = app.settings
    var moduleNames: [String: String] = [:]
    func moduleName(_ target: XcodeTarget) -> String {
      let wanted: String = target.settings["PRODUCT_MODULE_NAME"] ?? target.name
      let free: String = ModuleName.free(wanted, taken: framework.modules)
      if free != wanted, moduleNames[target.name] == nil {
        notes.append("The module of \(target.name) is called \(free), because the framework has a module \(wanted).")
      }
      moduleNames[target.name] = free
      return free
    }
    // The app's own libraries come with it; extensions and apps for other devices do not.
    var parts: [XcodeTarget] = [app]
    var index = 0
    while index < parts.count {
      for dependency in parts[index].dependencies where !parts.contains(where: { $0.name == dependency }) {
        let part: XcodeTarget = try project.target(dependency, configuration: configuration, platform: platform)
        if part.kind == .library { parts.append(part) } else { notes.append("The target \(part.name) is left out.") }
      }
      index += 1
    }
    for part in parts { _ = moduleName(part) }
    for part in parts {
      let isApp: Bool = part.name == app.name
      var target = Target(
        name: moduleNames[part.name] ?? part.name, kind: isApp ? .program : .library, folder: project.root)
      target.language = LanguageSettings(part.settings)
      target.dependencies = part.dependencies.compactMap { moduleNames[$0] }
      target.dependencies += addPackages(of: part, in: project, packages: packages, framework: framework)
      add(part, to: &target)
      if isApp { program = target.name }
      targets.append(target)
    }
    try addTests(of: app, in: project, configuration: configuration, moduleNames: moduleNames)
    let tests: [String] = targets.filter { $0.kind == .tests }.map(\.name)
    leaveOutUnused(own: Set(moduleNames.values).union(tests), platform: platform)
    setInformation(app, in: project)
  }

  private static func onlyApp(of project: XcodeProject) throws -> String {
    let apps: [String] = project.targetNames.filter { $0.kind == .application }.map(\.name)
    let place: String = project.location.lastPathComponent
    if apps.count == 1 { return apps[0] }
    if apps.isEmpty {
      let others: String = project.targetNames.map(\.name).joined(separator: ", ")
      throw ProjectError("\(place) has no app\(others.isEmpty ? "" : "; its targets are: \(others)").")
    }
    // A target of the project's own name is the app; the others stand for other devices.
    if apps.contains(project.name) { return project.name }
    throw ProjectError("\(place) has several apps; choose one with --target: \(apps.joined(separator: ", ")).")
  }

  private mutating func add(_ part: XcodeTarget, to target: inout Target) {
    target.sources = Self.unique(part.files.sources)
    resources += part.files.resources
    let catalogs: [URL] = part.files.resources.map(\.file).filter { $0.pathExtension == "xcassets" }
    if target.kind == .program, let symbols = GeneratedSymbols.source(of: catalogs) {
      target.generated["GeneratedAssetSymbols.swift"] = symbols
    }
    if !part.files.missing.isEmpty {
      let first: String = part.files.missing[0].path
      notes.append("\(part.name) names \(part.files.missing.count) files that are not there, the first is \(first).")
    }
    if !part.files.foreign.isEmpty {
      let first: String = part.files.foreign[0].lastPathComponent
      notes.append(
        "\(part.name) has \(part.files.foreign.count) files that are not Swift and left out, such as \(first).")
    }
    if part.scripts > 0 { notes.append("\(part.name) has \(part.scripts) scripts, which are not run.") }
  }

  private static func unique(_ files: [URL]) -> [URL] {
    var seen: Set<String> = []
    return files.filter { seen.insert($0.path).inserted }
  }

  private mutating func addPackages(
    of part: XcodeTarget, in project: XcodeProject, packages: PackageFinder, framework: Framework
  ) -> [String] {
    var found: [String] = []
    for product in part.products {
      do {
        found += try addProduct(
          product.name, folder: product.folder, address: product.address, local: project.localPackages,
          packages: packages, framework: framework)
      } catch {
        notes.append("\(error)")
      }
    }
    return found
  }

  private mutating func addTests(
    of app: XcodeTarget, in project: XcodeProject, configuration: String, moduleNames: [String: String]
  ) throws {
    for (name, kind) in project.targetNames where kind == .unitTests {
      let tests: XcodeTarget = try project.target(
        name, configuration: configuration, platform: app.settings.platform)
      guard tests.dependencies.contains(app.name), !tests.files.sources.isEmpty else { continue }
      var target = Target(name: ModuleName.identifier(name), kind: .tests, folder: project.root)
      target.sources = Self.unique(tests.files.sources)
      target.resources = tests.files.resources
      target.language = LanguageSettings(tests.settings)
      target.dependencies = [moduleNames[app.name] ?? app.name]
      targets.append(target)
    }
  }

  private mutating func setInformation(_ app: XcodeTarget, in project: XcodeProject) {
    informationFile = app.settings["INFOPLIST_FILE"].map { project.url($0) }
    for name in app.settings.names where name.hasPrefix("INFOPLIST_KEY_") {
      information[String(name.dropFirst("INFOPLIST_KEY_".count))] = app.settings[name]
    }
    information["CFBundleName"] = app.settings["PRODUCT_NAME"] ?? app.name
    information["CFBundleIdentifier"] = app.settings["PRODUCT_BUNDLE_IDENTIFIER"]
    information["CFBundleShortVersionString"] = app.settings["MARKETING_VERSION"] ?? "1.0"
    information["CFBundleVersion"] = app.settings["CURRENT_PROJECT_VERSION"] ?? "1"
    information["CFBundleDevelopmentRegion"] = app.settings["DEVELOPMENT_LANGUAGE"]
  }
}
