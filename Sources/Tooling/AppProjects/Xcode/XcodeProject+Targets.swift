import Foundation

extension XcodeProject {
  /// The names and kinds of all targets, in the project's order.
  package var targetNames: [(name: String, kind: XcodeTarget.Kind)] {
    nativeTargets.map { ($0["name"] ?? "", XcodeTarget.Kind(productType: $0["productType"] ?? "")) }
  }

  private var nativeTargets: [Object] {
    objects(project.list("targets")).filter { $0.isa == "PBXNativeTarget" }
  }

  /// A target by its name.
  ///
  /// - Parameters:
  ///   - configuration: The name of the configuration whose settings count, such as "Debug".
  ///   - platform: The system of Apple's whose files and settings count; when nil, the first that the target supports.
  package func target(_ name: String, configuration: String, platform: ApplePlatform? = nil) throws -> XcodeTarget {
    guard let object = nativeTargets.first(where: { $0["name"] == name }) else {
      let names: String = targetNames.map(\.name).joined(separator: ", ")
      throw ProjectError("\(location.lastPathComponent) has no target \(name); its targets are: \(names).")
    }
    let settings: BuildSettings = settings(of: object, configuration: configuration, platform: platform)
    var target = XcodeTarget(
      name: name, kind: XcodeTarget.Kind(productType: object["productType"] ?? ""), settings: settings)
    for phase in objects(object.list("buildPhases")) {
      switch phase.isa {
      case "PBXSourcesBuildPhase", "PBXResourcesBuildPhase":
        for file in objects(phase.list("files")) { add(file, to: &target) }
      case "PBXShellScriptBuildPhase": target.scripts += 1
      default: break
      }
    }
    addSynchronizedFiles(of: object, to: &target)
    target.products = packageProducts(of: object, for: settings.platform)
    target.dependencies = objects(object.list("dependencies")).compactMap { self.object($0["target"])?["name"] }
    // The settings say of this file how it is used; it is no resource even when the project lists it as one.
    if let information = settings["INFOPLIST_FILE"] {
      let file: URL = url(information)
      target.files.resources.removeAll { $0.file.path == file.path }
    }
    return target
  }

  /// A path of the settings, from the project's folder.
  package func url(_ path: String) -> URL {
    path.hasPrefix("/") ? URL(fileURLWithPath: path) : root.appendingPathComponent(path).standardizedFileURL
  }

  private func add(_ file: Object, to target: inout XcodeTarget) {
    let filters: [String] = file.list("platformFilters") + file.list("platformFilter")
    guard target.settings.platform.passes(filters) else { return }
    guard let reference = object(file["fileRef"]) else { return }
    let parts: [Object] = reference.isa == "PBXVariantGroup" ? objects(reference.list("children")) : [reference]
    for part in parts {
      guard let place = places[part.id] else { continue }
      target.files.add(place)
    }
  }

  /// The products that the target links for a platform: those of other platforms are named among its dependencies as well.
  private func packageProducts(of target: Object, for platform: ApplePlatform) -> [XcodeTarget.PackageProduct] {
    var found: [XcodeTarget.PackageProduct] = []
    var ids: [String] = target.list("packageProductDependencies")
    for phase in objects(target.list("buildPhases")) where phase.isa == "PBXFrameworksBuildPhase" {
      for file in objects(phase.list("files")) {
        guard let product = file["productRef"] else { continue }
        let filters: [String] = file.list("platformFilters") + file.list("platformFilter")
        if platform.passes(filters) { ids.append(product) } else { ids.removeAll { $0 == product } }
      }
    }
    for product in objects(ids) {
      guard let name = product["productName"], !found.contains(where: { $0.name == name }) else { continue }
      let package: Object? = object(product["package"])
      found.append(
        XcodeTarget.PackageProduct(
          name: name, address: package?["repositoryURL"], folder: package?["relativePath"].map { url($0) }))
    }
    return found
  }

  /// Folders of packages on this machine that the project names, as packages or as files.
  package var localPackages: [URL] {
    let named: [URL] = all("XCLocalSwiftPackageReference").compactMap { $0["relativePath"].map { url($0) } }
    let files: [URL] = all("PBXFileReference").compactMap { places[$0.id] }.filter {
      FileManager.default.fileExists(atPath: $0.appendingPathComponent("Package.swift").path)
    }
    return named + files.filter { !named.contains($0) }
  }
}
