// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

/// The framework is compiled in Swift 5 mode: the graph and all that hangs from it live on the main actor by
/// construction, and its public API carries the annotations that clients in Swift 6 mode need. The flagship is
/// compiled in Swift 6 mode and thereby checks them.
let framework: [SwiftSetting] = [
  .swiftLanguageMode(.v5), .unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release)),
]
let client: [SwiftSetting] = [.swiftLanguageMode(.v6)]

func engine(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: framework)
}

/// A stand-in for swift-testing's overlay of one of Apple's modules; without it no file could import both.
func testingOverlay(_ name: String) -> Target {
  .target(name: name, swiftSettings: framework + [.unsafeFlags(["-Xfrontend", "-disable-all-autolinking"])])
}

/// Where the running toolchain keeps SwiftSyntax for its own plugins, which saves building it as a package: beside the
/// library of this manifest, which is loaded from lib/swift/pm.
let hostLibraries: String = {
  // Line by line: Foundation reads only the first page of a file that does not tell its size.
  guard let maps = fopen("/proc/self/maps", "r") else { return "/usr/lib/swift/host" }
  var buffer: UnsafeMutablePointer<CChar>?
  var capacity: Int = 0
  defer {
    free(buffer)
    fclose(maps)
  }
  while getline(&buffer, &capacity, maps) > 0, let buffer {
    let line = String(cString: buffer)
    guard let end = line.range(of: "/lib/swift/pm/"), let start = line.firstIndex(of: "/") else { continue }
    return line[start..<end.lowerBound] + "/lib/swift/host"
  }
  return "/usr/lib/swift/host"
}()
let pluginSettings: [SwiftSetting] = [.unsafeFlags(["-I", hostLibraries])]
let pluginLinking: [LinkerSetting] = [
  .unsafeFlags(["-L", hostLibraries, "-Xlinker", "-rpath", "-Xlinker", hostLibraries])
]

func tests(_ name: String, _ dependencies: [Target.Dependency], resources: [Resource] = []) -> Target {
  .testTarget(name: name, dependencies: dependencies, resources: resources, swiftSettings: framework)
}

let package = Package(
  name: "Rotor",
  products: [
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "PDFKit", targets: ["PDFKit"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "QuartzCore", targets: ["QuartzCore"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "SwiftData", targets: ["SwiftData"]),
    .library(name: "XCUIAutomation", targets: ["UITestSupport"]),
    .library(name: "Gallery", targets: ["Gallery"]),
    .library(name: "RotorPreview", targets: ["PreviewSupport"]),
    .plugin(name: "AssetSymbols", targets: ["AssetSymbols"]),
    .executable(name: "decoding-oppression", targets: ["decoding-oppression"]),
  ],
  targets: [
    // Engines: plain structs, no generics of the view layer.
    engine("Diagnostics"),
    .target(name: "CStack"),
    engine("DeepStack", ["CStack"]),
    engine("CoreGraphics", ["_Testing_CoreGraphics"]),
    testingOverlay("_Testing_CoreGraphics"),
    engine("QuartzCore", ["CoreGraphics"]),
    testingOverlay("_Testing_UIKit"),
    engine("ReactiveGraph", ["Diagnostics", "DeepStack"]),
    engine("LayoutEngine", ["CoreGraphics", "DeepStack"]),
    engine("TextEngine", ["CoreGraphics"]),
    engine("ImageEngine", ["CoreGraphics"]),
    engine("DisplayList", ["TextEngine", "CoreGraphics", "DeepStack"]),
    engine("AccessibilityTree", ["CoreGraphics"]),
    engine("HostInterface", ["DisplayList", "AccessibilityTree", "ImageEngine", "TextEngine", "LayoutEngine"]),

    // The real implementations on Debian's libraries.
    .systemLibrary(name: "CCairo", pkgConfig: "cairo"),
    .systemLibrary(name: "CPango", pkgConfig: "pangocairo"),
    .systemLibrary(name: "CRsvg", pkgConfig: "librsvg-2.0"),
    .systemLibrary(name: "CPixbuf", pkgConfig: "gdk-pixbuf-2.0"),
    .systemLibrary(name: "CWebP", pkgConfig: "libwebpdemux"),
    .systemLibrary(name: "CPNG", pkgConfig: "libpng"),
    .target(name: "CPNGRows", dependencies: ["CPNG"]),
    engine("TextPango", ["TextEngine", "CPango"]),
    engine("ChildProcess"),
    engine(
      "RenderCairo",
      [
        "DisplayList", "ImageEngine", "TextPango", "ChildProcess", "CCairo", "CPango", "CRsvg", "CPixbuf", "CWebP",
        "CPNGRows",
      ]),
    engine("HostHeadless", ["HostInterface", "RenderCairo", "TextPango", "SwiftUICore", "Combine"]),

    // The view layer and the public modules.
    engine(
      "SwiftUICore",
      [
        "Diagnostics", "CoreGraphics", "QuartzCore", "ReactiveGraph", "LayoutEngine", "TextEngine", "DisplayList",
        "ImageEngine", "AccessibilityTree", "HostInterface", "Combine", "DeepStack", "DeveloperToolsSupport",
        "UIMacros",
      ]),
    // The compiler's plugin. What it does is a library beside it: a test that needs the plugin itself would have every
    // target built a second time, for the compiler's machine.
    .macro(
      name: "UIMacros", dependencies: ["MacroExpansion"], swiftSettings: framework + pluginSettings,
      linkerSettings: pluginLinking),
    .target(
      name: "MacroExpansion", swiftSettings: framework + pluginSettings, linkerSettings: pluginLinking),
    engine(
      "SwiftUI", ["SwiftUICore", "Combine", "CoreGraphics", "QuartzCore", "HostHeadless", "TextEngine", "UIKit"]),
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3"),
    engine("SwiftDataStore", ["CSQLite"]),
    .systemLibrary(name: "CReferences"),
    engine("SwiftData", ["SwiftDataStore", "CReferences", "SwiftUICore", "ReactiveGraph", "UIMacros"]),
    engine(
      "UIKit",
      [
        "CoreGraphics", "DeveloperToolsSupport", "Diagnostics", "DisplayList", "ImageEngine", "RenderCairo",
        "TextEngine", "TextPango", "_Testing_UIKit",
      ]),
    engine("PDFKit", ["Diagnostics", "CoreGraphics", "ChildProcess", "UIKit"]),
    engine("UITestSupport", ["HostHeadless", "SwiftUICore", "AccessibilityTree"]),

    // What `./rotor preview` links into its program.
    .target(name: "CPreviewTypes"),
    engine("PreviewSupport", ["CPreviewTypes", "SwiftUI", "SwiftUICore", "HostHeadless", "UITestSupport"]),

    // The small modules of Apple's that app code imports.
    engine("Combine"),
    engine("DeveloperToolsSupport"),

    // Names of pictures and colours for the compiler, written from a target's asset catalogs before it is compiled.
    engine("AssetSymbolNames"),
    .executableTarget(name: "AssetSymbolsTool", dependencies: ["AssetSymbolNames"], swiftSettings: framework),
    .plugin(name: "AssetSymbols", capability: .buildTool(), dependencies: ["AssetSymbolsTool"]),

    // The flagship: a client that sees public API only.
    .target(
      name: "DecodingOppression", dependencies: ["SwiftUI", "PDFKit"], path: "Apps/DecodingOppression/App",
      resources: [.copy("Resources")], packageAccess: false, swiftSettings: client),
    .executableTarget(
      name: "decoding-oppression", dependencies: ["DecodingOppression", "SwiftUI", "UITestSupport"],
      path: "Apps/DecodingOppression/CommandLine", packageAccess: false, swiftSettings: client),

    // Every view and effect there is, on pages: a client as well.
    .target(
      name: "Gallery", dependencies: ["SwiftUI"], path: "Apps/Gallery/App",
      resources: [.copy("Resources/Gallery.xcassets")],
      packageAccess: false, swiftSettings: client, plugins: ["AssetSymbols"]),
    .executableTarget(
      name: "gallery-pictures", dependencies: ["Gallery", "SwiftUI", "UITestSupport"], path: "Apps/Gallery/CommandLine",
      packageAccess: false, swiftSettings: client),

    .executableTarget(
      name: "rotor-benchmarks",
      dependencies: [
        "SwiftUI", "SwiftData", "UITestSupport", "CPango", "CSQLite", "CAllocationCount", "DeepContents",
        "BenchmarkContents",
      ],
      path: "Benchmarks", packageAccess: false, swiftSettings: client),

    tests("ReactiveGraphTests", ["ReactiveGraph"]),
    tests("CoreGraphicsTests", ["CoreGraphics", "QuartzCore"]),
    tests("CombineTests", ["Combine"]),
    tests("AssetSymbolNamesTests", ["AssetSymbolNames"]),
    tests("LayoutEngineTests", ["LayoutEngine"]),
    tests("TextEngineTests", ["TextEngine", "TextPango"]),
    tests("DisplayListTests", ["DisplayList", "RenderCairo"]),
    tests("AccessibilityTreeTests", ["AccessibilityTree"]),
    // Counts blocks of memory, for tests and benchmarks; sanitizers switch it off.
    .target(name: "CAllocationCount", path: "Tests/Support/CAllocationCount"),
    // Views and modifiers around themselves, for tests and benchmarks of depth.
    .target(
      name: "DeepContents", dependencies: ["SwiftUI"], path: "Tests/Support/DeepContents", packageAccess: false,
      swiftSettings: framework),
    // The rows and pages whose layout benchmarks measure; tests check that they show what the benchmarks say.
    .target(
      name: "BenchmarkContents", dependencies: ["SwiftUI"], path: "Tests/Support/BenchmarkContents",
      packageAccess: false, swiftSettings: client),
    tests(
      "SwiftUITests",
      [
        "SwiftUI", "UITestSupport", "HostHeadless", "PreviewSupport", "CAllocationCount", "DeepContents",
        "BenchmarkContents",
      ]),
    .testTarget(
      name: "MacroExpansionTests", dependencies: ["MacroExpansion"], swiftSettings: framework + pluginSettings),
    tests("SwiftDataTests", ["SwiftData", "SwiftUI", "UITestSupport"]),
    tests("PDFKitTests", ["PDFKit", "ChildProcess"], resources: [.copy("Fixtures")]),
    .testTarget(
      name: "DecodingOppressionTests", dependencies: ["DecodingOppression", "UITestSupport"],
      path: "Apps/DecodingOppression/Tests", resources: [.copy("Fixtures")], swiftSettings: client),
    .testTarget(
      name: "GalleryTests", dependencies: ["Gallery", "UITestSupport"], path: "Apps/Gallery/Tests",
      swiftSettings: client),
  ]
)
