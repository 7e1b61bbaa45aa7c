import AppProjects
import Foundation
import ObjectiveCSource

/// A developer's project, and where it is built.
struct Project {
  let options: Options
  let framework: Framework
  /// What to build; nil for a package that knows the framework and is built as it is.
  let plan: AppPlan?
  /// The package that SwiftPM builds.
  let package: URL
  /// The program to build; empty when there is none.
  let program: String
  /// The folder for what is written for the project.
  let work: URL
  /// Beginnings of the names of folders with resources that the build leaves beside the program.
  let bundles: [String]

  init(_ options: Options) throws {
    self.options = options
    framework = try Framework(root: options.root)
    let cache: URL = options.root.appendingPathComponent(".build/rotor/packages")
    let folder: URL = options.folder
    let number: String = Self.number(of: folder.path + "\n" + (options.target ?? ""))
    work = cache.appendingPathComponent(ModuleName.identifier(folder.lastPathComponent) + "-" + number)
    let places: [URL] =
      options.packages + [folder.appendingPathComponent("Packages"), folder.appendingPathComponent(".build/checkouts")]
    let finder = PackageFinder(places: places) {
      try Self.description(of: $0, scratch: cache.appendingPathComponent("descriptions"))
    }
    let framework: Framework = self.framework
    func app(_ project: URL) throws -> AppPlan {
      try AppPlan(
        XcodeProject(at: project), target: options.target, configuration: options.configuration,
        platform: options.assumed, framework: framework, packages: finder)
    }
    var place: ProjectPlace = try ProjectPlace(folder)
    if case .package(let folder) = place {
      let found: SwiftPackage = try finder.package(in: folder)
      let known: AppPlan? =
        try found.uses(framework)
        ? AppPlan(found, target: options.target, framework: framework, packages: finder) : nil
      // A package that names Rotor is built as it is, unless its source needs the step and it does not use the plugin itself.
      if let known, !options.takesStep || found.asksForSteps || !ObjectiveCStep.isNeeded(by: known) {
        plan = nil
        package = folder
        program = try found.program(named: options.target)
        bundles = [found.name + "_"] + found.localFolders.map { $0.lastPathComponent + "_" } + ["Rotor_"]
        return
      }
      // The project beside a package of libraries makes the app of them, where it has one.
      if !found.hasProgram, let project = try? ProjectPlace.project(in: folder), (try? app(project)) != nil {
        place = .project(project)
      }
    }
    let plan: AppPlan =
      switch place {
      case .package(let folder):
        try AppPlan(finder.package(in: folder), target: options.target, framework: framework, packages: finder)
      case .project(let location): try app(location)
      case .sources(let folder): try AppPlan(folder: folder, framework: framework)
      }
    self.plan = plan
    package = work
    program = plan.program ?? ""
    bundles = [ModuleName.identifier(plan.name) + "_", "Rotor_"]
  }

  /// A number that is the same for equal texts in every run, so that a project finds its folder again.
  private static func number(of text: String) -> String {
    let hash: UInt64 = text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }

  private static func description(of package: URL, scratch: URL) throws -> Data {
    do {
      return try run([
        "swift", "package", "--package-path", package.path, "--scratch-path", scratch.path, "dump-package",
      ])
    } catch {
      throw ProjectError("The package in \(package.path) cannot be read; the messages above say why.")
    }
  }

  /// Runs a program of the toolchain.
  ///
  /// - Returns: What it prints; its messages go where those of this program go.
  /// - Throws: ``ProjectError`` when it fails.
  @discardableResult
  static func run(_ command: [String]) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data: Data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw ProjectError("\(command[0]) failed.") }
    return data
  }
}
