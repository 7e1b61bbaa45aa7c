import Foundation

extension AppPlan {
  /// Leaves out the packages of which nothing that is compiled imports a module, with what only they need. Apps for several
  /// systems name packages that one of these alone uses and the others may not even compile.
  ///
  /// - Parameters:
  ///   - own: The names of the targets that are the project's own.
  ///   - platform: The system of Apple's that is assumed; nil for the one that compiles.
  mutating func leaveOutUnused(own: Set<String>, platform: ApplePlatform?) {
    var leftOut: Set<String> = []
    for index in targets.indices where own.contains(targets[index].name) {
      let sources: [String] = targets[index].sources.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
      let imported: Set<String> = sources.reduce(into: []) { found, source in
        found.formUnion(ImportedModules.of(SystemConditions.compiledParts(of: source, for: platform)))
      }
      let unused: [String] = targets[index].dependencies.filter { name in
        !own.contains(name) && reached(from: [name]).isDisjoint(with: imported)
      }
      leftOut.formUnion(unused)
      targets[index].dependencies.removeAll { unused.contains($0) }
    }
    let needed: Set<String> = reached(from: targets.map(\.name).filter { own.contains($0) })
    for name in leftOut.subtracting(needed).sorted() {
      notes.append("The package's module \(name) is left out: nothing that is compiled imports it.")
    }
    targets.removeAll { !needed.contains($0.name) }
  }

  /// The targets with these names and all that they depend on.
  private func reached(from names: [String]) -> Set<String> {
    var found: Set<String> = Set(names)
    var waiting: [String] = names
    while let name = waiting.popLast() {
      for dependency in targets.first(where: { $0.name == name })?.dependencies ?? []
      where found.insert(dependency).inserted { waiting.append(dependency) }
    }
    return found
  }
}
