import Foundation

extension XcodeProject {
  /// The settings of a target: those of the project, then its own, each over those of its file of settings.
  func settings(of target: Object, configuration: String, platform: ApplePlatform?) -> BuildSettings {
    let layers: [[String: String]] =
      layers(of: project, configuration: configuration) + layers(of: target, configuration: configuration)
    let kits: [String] = layers.flatMap { layer in
      [layer["SDKROOT"], layer["SUPPORTED_PLATFORMS"]].compactMap { $0 }.flatMap(BuildSettings.words)
    }
    let name: String = target["name"] ?? ""
    let folder: String = root.path
    var settings = BuildSettings(
      platform: platform ?? ApplePlatform(kits: kits),
      values: [
        "TARGET_NAME": name, "TARGETNAME": name, "PRODUCT_NAME": name, "PROJECT_NAME": self.name,
        "SRCROOT": folder, "SOURCE_ROOT": folder, "PROJECT_DIR": folder, "CONFIGURATION": configuration,
        "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
        "DEVELOPMENT_LANGUAGE": project["developmentRegion"] ?? "en", "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
      ])
    for layer in layers { settings.add(layer) }
    return settings
  }

  /// The settings in a project's or target's configuration of a name, else in its default one.
  private func layers(of owner: Object, configuration: String) -> [[String: String]] {
    guard let list = object(owner["buildConfigurationList"]) else { return [] }
    let all: [Object] = objects(list.list("buildConfigurations"))
    let fallback: String? = list["defaultConfigurationName"]
    guard
      let found = all.first(where: { $0["name"] == configuration }) ?? all.first(where: { $0["name"] == fallback })
        ?? all.first
    else { return [] }
    let own: [String: OldPropertyList] = found.fields["buildSettings"]?.dictionary ?? [:]
    let file: URL? = found["baseConfigurationReference"].flatMap { places[$0] }
    return [file.map { SettingsFile.values(of: $0) } ?? [:], own.mapValues { $0.strings.joined(separator: " ") }]
  }
}
