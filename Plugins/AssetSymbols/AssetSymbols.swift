import Foundation
import PackagePlugin

/// Writes a Swift file of the names in a target's asset catalogs before the target is compiled, and again when one of
/// them changes.
///
/// A target asks for it with `plugins: [.plugin(name: "AssetSymbols", package: "rotor")]`, and lists its catalogs among
/// its resources as ever.
@main
struct AssetSymbols: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let catalogs: [URL] = Self.catalogs(in: target.directoryURL)
    guard !catalogs.isEmpty else { return [] }
    let output: URL = context.pluginWorkDirectoryURL.appending(path: "GeneratedAssetSymbols.swift")
    return [
      .buildCommand(
        displayName: "Writing the asset symbols of \(target.name)",
        executable: try context.tool(named: "AssetSymbolsTool").url,
        arguments: [output.path] + catalogs.map(\.path), inputFiles: catalogs.flatMap(Self.contents),
        outputFiles: [output])
    ]
  }

  /// The catalogs of a target's folder, in an order that does not depend on the file system.
  private static func catalogs(in folder: URL) -> [URL] {
    items(in: folder).filter { $0.pathExtension == "xcassets" }.sorted { $0.path < $1.path }
  }

  /// What the names depend on: the catalog's descriptions, and the folders that they lie in.
  private static func contents(of catalog: URL) -> [URL] {
    [catalog] + items(in: catalog).filter { $0.lastPathComponent == "Contents.json" || $0.hasDirectoryPath }
  }

  private static func items(in folder: URL) -> [URL] {
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (found?.allObjects ?? []).compactMap { $0 as? URL }
  }
}
