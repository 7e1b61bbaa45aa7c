import Foundation
import PackagePlugin

/// Changes source with `@objc`, `#selector` and the like for the compiler before a target is compiled, and again when a file of
/// it changes. The files themselves stay as they are.
///
/// A target asks for it with its plugins and tells the compiler where the changed forms are:
///
/// ```swift
/// .executableTarget(
///   name: "Shop", dependencies: [.product(name: "UIKit", package: "rotor")],
///   swiftSettings: [
///     .unsafeFlags(["-vfsoverlay", "\(Context.packageDirectory)/.build/objective-c-steps/Shop/overlay.yaml"])
///   ],
///   plugins: [.plugin(name: "ObjectiveCSteps", package: "rotor")])
/// ```
@main
struct ObjectiveCSteps: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let sources: [URL] = Self.sources(of: target)
    let package: String = context.package.directoryURL.path
    let used: [URL] = target.recursiveTargetDependencies.filter { $0.directoryURL.path.hasPrefix(package) }
      .flatMap(Self.sources)
    // A place that the manifest can name, wherever the build keeps the rest of its products.
    let folder: String = package + "/.build/objective-c-steps/" + target.name
    let mark: URL = context.pluginWorkDirectoryURL.appending(path: "ObjectiveCSteps.swift")
    return [
      .buildCommand(
        displayName: "Taking the step from Objective-C for \(target.name)",
        executable: try context.tool(named: "objective-c-step").url,
        arguments: [folder, mark.path] + sources.map(\.path) + ["--uses"] + used.map(\.path),
        inputFiles: sources + used, outputFiles: [mark])
    ]
  }

  private static func sources(of target: Target) -> [URL] {
    (target as? any SourceModuleTarget)?.sourceFiles(withSuffix: "swift").map(\.url) ?? []
  }
}
