import Foundation

extension AppPlan {
  /// What builds an app of all sources in a folder that has neither a package nor a project.
  package init(folder: URL, framework: Framework) throws {
    let name: String = folder.lastPathComponent
    var files = ProjectFiles()
    FolderContents(folder, leavingOut: ["build", "out"]).add(to: &files)
    guard !files.sources.isEmpty else {
      throw ProjectError("\(folder.path) has no package, no Xcode project and no Swift source.")
    }
    self.init(name: name)
    var program = Target(name: ModuleName.free(name, taken: framework.modules), kind: .program, folder: folder)
    var tests: [URL] = []
    for source in files.sources {
      let isTest: Bool = ImportedModules.of([source]).contains { $0 == "XCTest" || $0 == "Testing" }
      if isTest { tests.append(source) } else { program.sources.append(source) }
    }
    let catalogs: [URL] = files.resources.map(\.file).filter { $0.pathExtension == "xcassets" }
    if let symbols = GeneratedSymbols.source(of: catalogs) {
      program.generated["GeneratedAssetSymbols.swift"] = symbols
    }
    self.program = program.name
    targets = [program]
    if !tests.isEmpty {
      var target = Target(name: program.name + "Tests", kind: .tests, folder: folder)
      target.sources = tests
      target.dependencies = [program.name]
      targets.append(target)
    }
    resources = files.resources.filter { $0.file.lastPathComponent != "Info.plist" }
    informationFile = files.resources.first { $0.file.lastPathComponent == "Info.plist" }?.file
    information = ["CFBundleName": name]
    settings = BuildSettings(
      platform: .iOS, values: ["PRODUCT_NAME": name, "TARGET_NAME": name, "EXECUTABLE_NAME": program.name])
  }
}
