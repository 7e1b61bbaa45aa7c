import AppProjects
import Foundation
import ObjectiveCSource

extension Project {
  /// Writes the folder of the build, and prints the package, the program and the folder, each in a line. After a build that
  /// failed, named by `--log`, it makes stand-ins for modules that were not found, and prints nothing when there are none.
  func write() throws {
    var absent: AbsentModules = absentModules
    if let plan {
      if options.log != nil {
        guard absent.add(from: errors) else { return }
      } else {
        for note in plan.notes { say(note) }
      }
      try absent.write { name, source, module in
        try Self.run([
          "swiftc", "-parse-as-library", "-module-name", name, "-emit-module", "-emit-module-path", module.path,
          source.path,
        ])
      }
      let manifest = Manifest(
        plan, framework: framework, impliesImports: options.impliesImports, arguments: absent.arguments)
      let step: ObjectiveCStep? = options.takesStep ? ObjectiveCStep(of: plan, assuming: options.assumed) : nil
      try WorkFolder(work).write(plan, manifest: manifest.source) { source, file in
        let assumed: String? = options.assumed.flatMap { SystemConditions.assuming($0, in: source) }
        return step?.rewrite(assumed ?? source, path: file.path) ?? assumed
      }
    } else {
      guard options.log == nil else { return }
      try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
    }
    print(package.path)
    print(program)
    print(work.path)
  }

  private var absentModules: AbsentModules {
    let present: Set<String> = framework.products.union((plan?.targets ?? []).map(\.name))
    return AbsentModules(work.appendingPathComponent("Absent"), present: present)
  }

  /// The errors of the build's log, in the developer's files.
  private var errors: [CompilerMessage] {
    guard let file = options.log, let data = try? Data(contentsOf: file) else { return [] }
    let links: [String: URL] = plan.map { SourceLayout($0).links } ?? [:]
    let start: String = work.path + "/"
    return CompilerMessage.errors(in: String(decoding: data, as: UTF8.self)) { path in
      guard path.hasPrefix(start) else { return path }
      return links[String(path.dropFirst(start.count))]?.path ?? path
    }
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
    for name in absentModules.names { say("The module \(name) is not here; the app uses nothing of it.") }
    print(started.path)
  }

  /// Prints what a build that failed lacks.
  func explain() throws {
    let errors: [CompilerMessage] = imports(of: absentModules.names) + self.errors
    let sources: Int = plan?.sources.count ?? 0
    let affected: Int = Set(errors.map(\.file)).count
    if !errors.isEmpty, sources > 0 { say("\(affected) of \(sources) files do not compile.") }
    for line in FailureSummary(errors).lines(folder: options.folder.path) { say(line) }
    for sentence in AbsentModules.sentences(for: absentModules.names) { say(sentence) }
    hint(errors)
  }

  /// The imports of modules for which empty ones stand in, as the compiler would complain of them.
  private func imports(of modules: [String]) -> [CompilerMessage] {
    (plan?.sources ?? []).flatMap { file -> [CompilerMessage] in
      guard !modules.isEmpty, let source = try? String(contentsOf: file, encoding: .utf8) else { return [] }
      let compiled: Set<String> = ImportedModules.of(SystemConditions.compiledParts(of: source, for: options.assumed))
      let missing: Set<String> = compiled.intersection(modules)
      let lines: [Substring] = source.split(separator: "\n", omittingEmptySubsequences: false)
      return lines.enumerated().flatMap { number, line in
        ImportedModules.of(String(line)).intersection(missing).map {
          CompilerMessage(file: file.path, line: number + 1, column: 1, text: "no such module '\($0)'")
        }
      }
    }
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
