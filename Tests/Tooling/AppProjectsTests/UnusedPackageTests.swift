import Foundation
import Testing

@testable import AppProjects

/// Packages that an app for several systems names, and that this one does not need.
@Suite("Packages that nothing imports")
struct UnusedPackageTests {
  @Test(
    "What a condition of systems leaves out is not read, and what it cannot tell stays",
    arguments: [
      ("#if os(macOS)\nimport A\n#else\nimport B\n#endif", ["B"], ["A"]),
      ("#if os(iOS) || os(macOS)\nimport A\n#elseif os(Linux)\nimport B\n#endif", ["A"], ["A"]),
      ("#if os(iOS) && DEBUG\nimport A\n#else\nimport B\n#endif", ["A", "B"], ["B"]),
      ("#if !os(iOS) // not there\nimport A\n#endif\nimport C", ["C"], ["A", "C"]),
      ("#if canImport(A)\nimport A\n#else\n#if os(macOS)\nimport B\n#endif\n#endif", ["A"], ["A", "B"]),
      ("#if (os(iOS))\nimport A\n#endif", ["A"], ["A"]),
      ("#endif\n#else\nimport A // os(iOS)", ["A"], ["A"]),
    ])
  func conditions(source: String, phone: [String], mac: [String]) {
    #expect(ImportedModules.of(SystemConditions.compiledParts(of: source, for: .iOS)) == Set(phone))
    #expect(ImportedModules.of(SystemConditions.compiledParts(of: source, for: .macOS)) == Set(mac))
  }

  @Test("Without an assumed system the conditions are those of Linux")
  func linux() {
    let source: String = "#if os(Linux)\nimport A\n#elseif os(iOS)\nimport B\n#endif"
    #expect(ImportedModules.of(SystemConditions.compiledParts(of: source, for: nil)) == ["A"])
  }

  @Test("A package of which nothing that is compiled imports a module is left out, with what only it needs")
  func unused() throws {
    let folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file: URL = folder.appendingPathComponent("App.swift")
    try Data("import Shown\n#if os(macOS)\nimport Keys\n#endif\n".utf8).write(to: file)
    var plan = AppPlan(name: "App")
    func add(_ name: String, _ dependencies: [String], _ sources: [URL] = []) {
      var target = AppPlan.Target(name: name, kind: name == "App" ? .program : .library, folder: folder)
      (target.sources, target.dependencies) = (sources, dependencies)
      plan.targets.append(target)
    }
    add("App", ["Shown", "Keys", "Umbrella"], [file])
    add("Shown", ["Shared"])
    add("Keys", ["Shared", "OnlyKeys"])
    add("OnlyKeys", [])
    add("Shared", [])
    // A product whose module is not imported, but one that it is made of.
    add("Umbrella", ["Shown"])
    var mac: AppPlan = plan
    plan.leaveOutUnused(own: ["App"], platform: .iOS)
    #expect(plan.targets.map(\.name) == ["App", "Shown", "Shared", "Umbrella"])
    #expect(plan.targets[0].dependencies == ["Shown", "Umbrella"])
    #expect(plan.notes.count == 1 && plan.notes[0].contains("Keys"))
    mac.leaveOutUnused(own: ["App"], platform: .macOS)
    #expect(mac.targets.count == 6 && mac.notes.isEmpty)
  }

  @Test("A product that is linked for other systems alone is none of the target's")
  func filters() throws {
    let folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let location: URL = folder.appendingPathComponent("App.xcodeproj")
    try FileManager.default.createDirectory(at: location, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let text: String = """
      { objects = {
        P = { isa = PBXProject; targets = (T); mainGroup = G; };
        G = { isa = PBXGroup; children = (); };
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
              packageProductDependencies = (A, B); buildPhases = (F); };
        F = { isa = PBXFrameworksBuildPhase; files = (FA, FB); };
        FA = { isa = PBXBuildFile; productRef = A; platformFilters = (macos, ); };
        FB = { isa = PBXBuildFile; productRef = B; };
        A = { isa = XCSwiftPackageProductDependency; productName = Keys; };
        B = { isa = XCSwiftPackageProductDependency; productName = Shown; };
      }; rootObject = P; }
      """
    try Data(text.utf8).write(to: location.appendingPathComponent("project.pbxproj"))
    let project = try XcodeProject(at: location)
    func products(_ platform: ApplePlatform) throws -> [String] {
      try project.target("App", configuration: "Debug", platform: platform).products.map(\.name)
    }
    #expect(try products(.iOS) == ["Shown"])
    #expect(try Set(products(.macOS)) == ["Keys", "Shown"])
  }
}
