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
///     .unsafeFlags([
///       "-vfsoverlay",
///       "\(Context.packageDirectory)/.build/plugins/outputs/shop/Shop/destination/ObjectiveCSteps/overlay.yaml",
///     ])
///   ],
///   plugins: [.plugin(name: "ObjectiveCSteps", package: "rotor")])
/// ```
@main
struct ObjectiveCSteps: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let sources: [URL] = Self.sources(of: target)
    let used: [URL] = target.recursiveTargetDependencies.filter { $0.directoryURL.path.hasPrefix(context.package.directoryURL.path) }
      .flatMap(Self.sources)
    let output: URL = context.pluginWorkDirectoryURL
    return [
      .buildCommand(
        displayName: "Taking the step from Objective-C for \(target.name)",
        executable: try context.tool(named: "objective-c-step").url,
        arguments: [output.path] + sources.map(\.path) + ["--uses"] + used.map(\.path), inputFiles: sources + used,
        outputFiles: [output.appending(path: "ObjectiveCSteps.swift")])
    ]
  }

  private static func sources(of target: Target) -> [URL] {
    (target as? any SourceModuleTarget)?.sourceFiles(withSuffix: "swift").map(\.url) ?? []
  }
}
