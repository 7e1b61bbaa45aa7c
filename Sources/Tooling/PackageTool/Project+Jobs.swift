import AppProjects
import Foundation

extension Project {
  /// Writes the folder of the build, and prints the package, the program and the folder, each in a line.
  func write() throws {
    if let plan {
      for note in plan.notes { say(note) }
      let manifest: String = Manifest(plan, framework: framework, impliesImports: options.impliesImports).source
      try WorkFolder(work).write(plan, manifest: manifest) { source in
        options.assumed.flatMap { SystemConditions.assuming($0, in: source) }
      }
    } else {
      try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
    }
    print(package.path)
    print(program)
    print(work.path)
  }

  /// Makes the app of what was built, and prints the program to start.
  func stage() throws {
    guard let built = options.built, !program.isEmpty else { throw ProjectError("There is no program to start.") }
    let names: [String] = (try? FileManager.default.contentsOfDirectory(atPath: built.path)) ?? []
    let resources: [URL] = names.sorted().filter { name in
      name.hasSuffix(".resources") && bundles.contains { name.lowercased().hasPrefix($0.lowercased()) }
    }.map { built.appendingPathComponent($0) }
    let app = AppFolder(work.appendingPathComponent(ModuleName.identifier(plan?.name ?? program) + ".app"))
    let started: URL = try app.write(
      plan ?? AppPlan(name: program), program: built.appendingPathComponent(program), bundles: resources)
    print(started.path)
  }

  /// Prints what a build that failed lacks.
  func explain() throws {
    guard let file = options.log, let data = try? Data(contentsOf: file) else { return }
    let links: [String: URL] = plan.map { SourceLayout($0).links } ?? [:]
    let start: String = work.path + "/"
    let errors: [CompilerMessage] = CompilerMessage.errors(in: String(decoding: data, as: UTF8.self)) { path in
      guard path.hasPrefix(start) else { return path }
      return links[String(path.dropFirst(start.count))]?.path ?? path
    }
    let sources: Int = plan?.sources.count ?? 0
    let affected: Int = Set(errors.map(\.file)).count
    if !errors.isEmpty, sources > 0 { say("\(affected) of \(sources) files do not compile.") }
    for line in FailureSummary(errors).lines(folder: options.folder.path) { say(line) }
    hint(errors)
  }

  /// Says what may help, from what the sources are like.
  private func hint(_ errors: [CompilerMessage]) {
    guard !errors.isEmpty, options.assumed == nil, let plan else { return }
    let conditions: Int = plan.sources.count { file in
      guard let source = try? String(contentsOf: file, encoding: .utf8) else { return false }
      return SystemConditions.assuming(plan.settings.platform, in: source) != nil
    }
    guard conditions > 0 else { return }
    let name: String = plan.settings.platform.rawValue
    say("\(conditions) files have parts for one of Apple's systems; --assume-os \(name) compiles those for \(name).")
  }
}
