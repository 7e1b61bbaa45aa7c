import Foundation

/// The app as it is started: a folder NAME.app with the program, its description and its resources, so that they are all in
/// the main bundle as on Apple's systems.
package struct AppFolder {
  package let location: URL

  package init(_ location: URL) { self.location = location }

  /// Brings the folder to what a plan and a build have made.
  ///
  /// - Parameters:
  ///   - program: The program that was built.
  ///   - bundles: Folders with the resources of packages, which their code looks for beside the program.
  /// - Returns: The program to start.
  package func write(_ plan: AppPlan, program: URL, bundles: [URL]) throws -> URL {
    let manager = FileManager.default
    try? manager.removeItem(at: location)
    try manager.createDirectory(at: location, withIntermediateDirectories: true)
    let work = WorkFolder(location)
    for resource in plan.resources {
      let first: String = resource.path.split(separator: "/")[0].description
      // A picture by the program's own name or the description would take its place.
      guard first != program.lastPathComponent, resource.path != "Info.plist" else { continue }
      try work.link(resource.path, to: resource.file)
    }
    for bundle in bundles { try work.link(bundle.lastPathComponent, to: bundle) }
    try information(of: plan, program: program)
      .write(to: location.appendingPathComponent("Info.plist"), options: .atomic)
    // The system finds the main bundle by where the file of the program lies: a link to it would lead elsewhere.
    let started: URL = location.appendingPathComponent(program.lastPathComponent)
    do {
      try manager.linkItem(at: program, to: started)
    } catch {
      try manager.copyItem(at: program, to: started)
    }
    return started
  }

  private func information(of plan: AppPlan, program: URL) throws -> Data {
    var entries: [String: Any] = [:]
    if let file = plan.informationFile, let data = try? Data(contentsOf: file),
      let own = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil) as? [String: Any]
    {
      entries = own.mapValues { Self.expanded($0, plan.settings) }
    }
    for (key, value) in plan.information where entries[key] == nil {
      entries[key] = value == "YES" ? true : value == "NO" ? false : value as Any
    }
    entries["CFBundleExecutable"] = program.lastPathComponent
    entries["CFBundlePackageType"] = "APPL"
    return try PropertyListSerialization.data(fromPropertyList: entries, format: .xml, options: 0)
  }

  /// A value with its references to settings filled in.
  private static func expanded(_ value: Any, _ settings: BuildSettings) -> Any {
    switch value {
    case let text as String: settings.expand(text)
    case let values as [Any]: values.map { expanded($0, settings) }
    case let values as [String: Any]: values.mapValues { expanded($0, settings) }
    default: value
    }
  }
}
