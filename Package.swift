// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

/// The framework is compiled in Swift 5 mode: the graph and all that hangs from it live on the main actor by construction,
/// and its public API carries the annotations that clients in Swift 6 mode need, as the flagship, which is one, checks.
let framework: [SwiftSetting] = [
  .swiftLanguageMode(.v5), .unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release)),
]
let client: [SwiftSetting] = [.swiftLanguageMode(.v6)]

/// A module of the framework in `Sources/GROUP/NAME`.
func module(
  _ name: String, in group: String, _ dependencies: [Target.Dependency] = [], resources: [Resource] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/\(group)/\(name)", resources: resources,
    swiftSettings: framework)
}

/// A program that sees public API only, with its sources at a path.
func program(_ name: String, _ path: String, _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(name: name, dependencies: dependencies, path: path, packageAccess: false, swiftSettings: client)
}

/// An app in `Apps/NAME` with source for Objective-C.
func objectiveC(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  let overlay: String = "\(Context.packageDirectory)/.build/objective-c-steps/\(name)/overlay.yaml"
  return .executableTarget(
    name: name, dependencies: dependencies, path: "Apps/\(name)", packageAccess: false,
    swiftSettings: [.swiftLanguageMode(.v5), .unsafeFlags(["-vfsoverlay", overlay])], plugins: ["ObjectiveCSteps"])
}

/// C code in `Sources/GROUP/NAME`.
func cModule(_ name: String, in group: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, path: "Sources/\(group)/\(name)")
}

/// A C library of Debian's.
func library(_ name: String, in group: String, pkgConfig: String? = nil) -> Target {
  .systemLibrary(name: name, path: "Sources/\(group)/\(name)", pkgConfig: pkgConfig)
}

/// A stand-in for swift-testing's overlay of one of Apple's modules; without it no file could import both.
func testingOverlay(_ name: String) -> Target {
  .target(
    name: name, path: "Sources/Apple/\(name)",
    swiftSettings: framework + [.unsafeFlags(["-Xfrontend", "-disable-all-autolinking"])])
}

/// Where the running toolchain keeps SwiftSyntax for its own plugins, which saves building it as a package: beside the
/// library of this manifest, which is loaded from lib/swift/pm.
let hostLibraries: String = {
  // By a handle: Foundation's other ways read only the first page of a file that does not tell its size.
  let maps: Data? = FileHandle(forReadingAtPath: "/proc/self/maps").flatMap { try? $0.readToEnd() }
  let lines: [Substring] = String(decoding: maps ?? Data(), as: UTF8.self).split(separator: "\n")
  guard let line = lines.first(where: { $0.contains("/lib/swift/pm/") }), let start = line.firstIndex(of: "/"),
    let end = line.range(of: "/lib/swift/pm/")
  else { return "/usr/lib/swift/host" }
  return line[start..<end.lowerBound] + "/lib/swift/host"
}()
let pluginSettings: [SwiftSetting] = [.unsafeFlags(["-I", hostLibraries])]
let pluginLinking: [LinkerSetting] = [
  .unsafeFlags(["-L", hostLibraries, "-Xlinker", "-rpath", "-Xlinker", hostLibraries])
]

/// A program that sees what the package keeps for itself.
func tool(_ name: String, _ path: String, _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(name: name, dependencies: dependencies, path: path, swiftSettings: framework + pluginSettings)
}

/// A module that reads Swift, by the parser of the toolchain.
func parsing(_ name: String) -> Target {
  .target(
    name: name, path: "Sources/Tooling/\(name)", swiftSettings: framework + pluginSettings,
    linkerSettings: pluginLinking)
}

/// Tests in `Tests/GROUP/NAME`; the groups are those of `Sources`.
func tests(
  _ name: String, in group: String, _ dependencies: [Target.Dependency], resources: [Resource] = [],
  settings: [SwiftSetting] = framework
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, path: "Tests/\(group)/\(name)", resources: resources,
    swiftSettings: settings)
}

/// A module of helpers in `Tests/Support/NAME` that several test targets use.
func support(_ name: String, _ dependencies: [Target.Dependency] = [], packageAccess: Bool = true) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Tests/Support/\(name)", packageAccess: packageAccess,
    swiftSettings: framework)
}

/// Tests that open windows, each target one area of SwiftUI: an edit of a test makes the compiler read its target again.
func viewTests(_ name: String, in group: String = "SwiftUI", _ more: [Target.Dependency] = []) -> Target {
  tests(
    name, in: group,
    [
      "ViewTestSupport", "SwiftUI", "SwiftUICore", "AccessibilityTree", "CoreGraphics", "DisplayList", "HostHeadless",
      "HostInterface", "LayoutEngine", "ReactiveGraph", "SeededNumbers", "UITestSupport", "AccessibilityAudit",
    ] + more)
}

/// Modules that need no other, and tests that need none but theirs.
let plain: [(group: String, modules: [String], tests: [String])] = [
  (
    "Base", ["Diagnostics", "Memory", "ChildProcess", "ContentTypes"],
    ["DiagnosticsTests", "ContentTypesTests", "FoundationGapsTests", "MemoryTests"]
  ),
  ("Engines", ["AuditReports", "DateEditing", "ConstraintSolver"], ["DateEditingTests", "AuditReportsTests"]),
  ("Apple", ["Accessibility", "Spatial", "Combine", "CoreLocation", "DeveloperToolsSupport"], ["CombineTests"]),
  ("Tooling", ["AssetSymbolNames"], ["AssetSymbolNamesTests", "AppProjectsTests"]),
]

/// Modules of Apple's with few dependencies.
let small: KeyValuePairs<String, [Target.Dependency]> = [
  "SpaceTransforms": ["CoreGraphics"], "MapKit": ["CoreLocation"], "os": ["COSLog"], "OSLog": ["os"], "Photos": [],
  "QuartzCore": [
    "CoreGraphics", "DisplayList", "FoundationGaps", "ReactiveGraph", "SpaceTransforms", "SwiftUICore", "UIFoundation",
  ],
  "UserNotifications": ["FoundationGaps", "HostInterface"], "SwiftDataStore": ["CSQLite", "FoundationGaps"],
  "UniformTypeIdentifiers": ["ContentTypes", "FoundationGaps"], "AVFoundation": ["Diagnostics", "SpeechOutput"],
  "CoreTransferable": ["Combine", "FoundationGaps", "UniformTypeIdentifiers"], "LinkPresentation": ["FoundationGaps"],
  "PDFKit": ["CoreGraphics", "ChildProcess", "UIFoundation"], "AppIntents": ["Diagnostics", "SwiftUI", "SwiftUICore"],
  "SafariServices": ["UIKit"], "StoreKit": ["SwiftUI"], "ActivityKit": ["SwiftUI"], "Speech": ["AVFoundation"],
  "WidgetKit": ["ActivityKit", "AppIntents", "SwiftUI", "SwiftUIScenes", "UIMacros"],
  "ImageIO": ["CoreGraphics", "ImageEngine", "RenderCairo", "UIFoundation"],
  "PhotosUI": [
    "CoreTransferable", "FoundationGaps", "HostInterface", "Photos", "SwiftUIControls", "SwiftUICore",
    "SwiftUINavigation", "UIKit", "UniformTypeIdentifiers",
  ],
  "CoreImage": ["CCoreImage", "CoreGraphics", "UIFoundation", "_Testing_CoreImage"],
]

let package = Package(
  name: "Rotor",
  products: [
    // Modules that apps import by Apple's names.
    "SwiftUI", "UIKit", "PDFKit", "CoreGraphics", "QuartzCore", "Combine", "CoreTransferable", "UniformTypeIdentifiers",
    "SwiftData", "Charts", "CoreLocation", "MapKit", "os", "OSLog", "Photos", "PhotosUI", "UserNotifications", "Speech",
    "XCUIAutomation", "Accessibility", "Gallery", "AppIntents", "SafariServices", "StoreKit", "WidgetKit", "Spatial",
    "ActivityKit", "FoundationGaps", "Selectors", "AVFoundation", "ImageIO", "CoreImage", "LinkPresentation",
  ].map { Product.library(name: $0, targets: [$0]) } + [
    .library(name: "RotorPreview", targets: ["PreviewSupport"]),
    .plugin(name: "AssetSymbols", targets: ["AssetSymbols"]),
    .plugin(name: "ObjectiveCSteps", targets: ["ObjectiveCSteps"]),
    .executable(name: "decoding-oppression", targets: ["decoding-oppression"]),
  ],
  targets: [
    // Base: knows nothing above.
    cModule("CStack", in: "Base"), cModule("CReferences", in: "Base"), module("DeepStack", in: "Base", ["CStack"]),
    // What Foundation has on Apple's systems and not here; names of units are read in Foundation's own locale data.
    .target(
      name: "FoundationGaps", dependencies: ["ContentTypes", "CReferences", "Diagnostics"],
      path: "Sources/Base/FoundationGaps", swiftSettings: framework, linkerSettings: [.linkedLibrary("_FoundationICU")]),
    module("Selectors", in: "Base", ["Diagnostics", "FoundationGaps", "UIMacros"]),

    // Engines: plain structs and classes, no generics of the view layer.
    module("ReactiveGraph", in: "Engines", ["Diagnostics", "DeepStack", "Memory"]),
    module("LayoutEngine", in: "Engines", ["CoreGraphics", "DeepStack", "Diagnostics", "Memory"]),
    module(
      "DisplayList", in: "Engines", ["Diagnostics", "TextEngine", "CoreGraphics", "DeepStack", "Memory"],
      resources: [.copy("Symbols/symbols.tsv")]),
    // From the tree: names to say, groups for switches, the order of the keyboard, braille, the parts of a text.
    module("AssistiveTechnologies", in: "Engines", ["AccessibilityTree", "CoreGraphics", "InputEngine"]),
    module(
      "AccessibilityAudit", in: "Engines",
      ["AccessibilityTree", "AuditReports", "CoreGraphics", "DisplayList", "TextEngine"]),
    module("InputEngine", in: "Engines", ["CoreGraphics", "FoundationGaps"]), module("RigidBodies", in: "Engines"),
    module("TextEditing", in: "Engines", ["CoreGraphics", "InputEngine", "TextEngine"]),

    // Apple's modules that app code imports beside SwiftUI, and those below them.
    module("CoreGraphics", in: "Apple", ["_Testing_CoreGraphics"]),
    module(
      "SwiftData", in: "Apple",
      [
        "SwiftDataStore", "CReferences", "FoundationGaps", "Memory", "SwiftUICore", "SwiftUIScenes", "ReactiveGraph",
        "UIMacros",
      ]),
    // Colours, fonts, images and paths of UIKit, which SwiftUI stands on as well.
    module(
      "UIFoundation", in: "Apple",
      [
        "CoreGraphics", "DeveloperToolsSupport", "Diagnostics", "DisplayList", "FoundationGaps", "ImageEngine",
        "RenderCairo", "TextEngine", "TextPango",
      ]),

    // SwiftUI: what a view is, and the umbrella that apps import.
    module(
      "SwiftUICore", in: "SwiftUI",
      [
        "Diagnostics", "CoreGraphics", "SpaceTransforms", "ReactiveGraph", "LayoutEngine", "TextEngine", "DisplayList",
        "ImageEngine", "InputEngine", "Accessibility", "AccessibilityTree", "HostInterface", "Combine",
        "CoreTransferable", "DeepStack", "DeveloperToolsSupport", "FoundationGaps", "Memory", "TextEditing", "UIMacros",
        "UniformTypeIdentifiers",
      ]),
    module(
      "SwiftUIScrolling", in: "SwiftUI",
      [
        "SwiftUICore", "AccessibilityTree", "CoreGraphics", "Diagnostics", "DisplayList", "HostInterface",
        "InputEngine", "LayoutEngine", "ReactiveGraph",
      ]),
    module(
      "SwiftUIControls", in: "SwiftUI",
      [
        "SwiftUICore", "SwiftUIScrolling", "AccessibilityTree", "ControlLooks", "CoreGraphics", "CoreTransferable",
        "DateEditing", "DeepStack", "DisplayList", "FoundationGaps", "HostInterface", "InputEngine", "LayoutEngine",
        "Memory", "ReactiveGraph", "TextEditing", "TextEngine", "UniformTypeIdentifiers",
      ]),
    module(
      "SwiftUICollections", in: "SwiftUI",
      [
        "SwiftUICore", "SwiftUIControls", "SwiftUIScrolling", "AccessibilityTree", "CoreGraphics", "CoreTransferable",
        "Diagnostics", "DisplayList", "FoundationGaps", "HostInterface", "InputEngine", "LayoutEngine", "ReactiveGraph",
        "UniformTypeIdentifiers",
      ]),
    module(
      "SwiftUINavigation", in: "SwiftUI",
      [
        "SwiftUICore", "SwiftUICollections", "SwiftUIControls", "SwiftUIScrolling", "AccessibilityTree", "Combine",
        "ControlLooks", "CoreGraphics", "CoreTransferable", "DeveloperToolsSupport", "Diagnostics", "DisplayList",
        "FoundationGaps", "HostInterface", "InputEngine", "LayoutEngine", "ReactiveGraph", "UniformTypeIdentifiers",
      ]),
    module(
      "SwiftUIScenes", in: "SwiftUI",
      [
        "SwiftUICore", "SwiftUIControls", "SwiftUINavigation", "AccessibilityTree", "Combine", "CoreGraphics",
        "DeveloperToolsSupport", "Diagnostics", "DisplayList", "FoundationGaps", "HostInterface", "ImageEngine",
        "InputEngine", "LayoutEngine", "ReactiveGraph", "TextEngine", "UIMacros", "UniformTypeIdentifiers",
      ]),
    module(
      "SwiftUI", in: "SwiftUI",
      [
        "SwiftUICore", "SwiftUIScrolling", "SwiftUIControls", "SwiftUICollections", "SwiftUINavigation",
        "SwiftUIScenes", "FoundationGaps", "AccessibilityAudit", "AccessibilityTree", "Combine", "CoreGraphics",
        "CoreTransferable", "DeepStack", "DefaultHost", "Diagnostics", "DisplayList", "HostHeadless", "HostInterface",
        "ImageEngine", "LayoutEngine", "QuartzCore", "ReactiveGraph", "RenderCairo", "Selectors", "TextEngine",
        "UIFoundation", "UIKit", "UniformTypeIdentifiers",
      ]),

    // Charts stand on SwiftUI's modules; the umbrella does not know them.
    .target(
      name: "Charts",
      dependencies: [
        "ChartEngine", "SwiftUICore", "SwiftUIScrolling", "AccessibilityTree", "CoreGraphics", "DisplayList",
        "LayoutEngine", "ReactiveGraph", "Spatial",
      ], path: "Sources/Charts", swiftSettings: framework),

    cModule("CInitializers", in: "UIKit"),
    // UIKit's views are lowered into SwiftUI's graph: it stands on SwiftUI's modules, below the umbrella.
    module(
      "UIKit", in: "UIKit",
      [
        "UIFoundation", "FoundationGaps", "_Testing_UIKit", "SwiftUICore", "SwiftUIControls", "SwiftUINavigation",
        "SwiftUICollections", "SwiftUIScenes", "AccessibilityTree", "ConstraintSolver", "CoreGraphics", "Diagnostics",
        "DisplayList", "HostHeadless", "HostInterface", "ImageEngine", "InputEngine", "LayoutEngine", "QuartzCore",
        "DefaultHost", "ReactiveGraph", "RenderCairo", "RigidBodies", "Selectors", "SwiftUIScrolling", "TextEngine",
        "UniformTypeIdentifiers", "LinkPresentation", "CInitializers", "CPango", "TextPango",
      ]),

    // The platform: hosts, and all that calls Debian's libraries.
    module(
      "HostInterface", in: "Platform",
      [
        "DisplayList", "AccessibilityTree", "CoreGraphics", "FoundationGaps", "ImageEngine", "InputEngine",
        "TextEngine",
      ]),
    module("AccessibilityATSPI", in: "Platform", ["AccessibilityTree", "CoreGraphics", "Diagnostics", "CGio"]),
    module("SpeechOutput", in: "Platform", ["AccessibilityTree", "AssistiveTechnologies"]),
    library("CGio", in: "Platform", pkgConfig: "gio-2.0"), cModule("CPNGRows", in: "Platform", ["CPNG"]),
    module("TextPango", in: "Platform", ["TextEngine", "CoreGraphics", "CPango"]),
    module(
      "RenderCairo", in: "Platform",
      [
        "CoreGraphics", "DeepStack", "DisplayList", "ImageEngine", "TextEngine", "TextPango", "ChildProcess", "CCairo",
        "CPango", "CRsvg", "CPixbuf", "CWebP", "CPNGRows", "CZlib",
      ]),
    library("CGtk", in: "Platform", pkgConfig: "gtk4"), cModule("CGtkView", in: "Platform", ["CGtk"]),
    cModule("CMainActor", in: "Platform"), cModule("CPreviewTypes", in: "Tooling"),
    module(
      "HostGTK", in: "Platform",
      [
        "AccessibilityATSPI", "AccessibilityTree", "CGtk", "CGtkView", "CMainActor", "Combine", "ContentTypes",
        "CoreGraphics", "Diagnostics", "DisplayList", "FoundationGaps", "HostInterface", "ImageEngine", "InputEngine",
        "RenderCairo", "SwiftUICore", "SwiftUIScenes", "TextEngine", "TextPango",
      ]),
    module(
      "HostHeadless", in: "Platform",
      [
        "HostInterface", "AccessibilityAudit", "AccessibilityTree", "Combine", "CoreGraphics", "DisplayList",
        "FoundationGaps", "ImageEngine", "InputEngine", "RenderCairo", "SwiftUICore", "SwiftUIScenes", "TextEngine",
        "TextPango",
      ]),
    // The live reader and the inspector beside a program's windows.
    module(
      "Companions", in: "Platform",
      [
        "AccessibilityAudit", "AccessibilityTree", "AssistiveTechnologies", "CoreGraphics", "DisplayList",
        "HostHeadless", "HostInterface", "InputEngine", "SpeechOutput", "SwiftUICollections", "SwiftUIControls",
        "SwiftUICore", "SwiftUINavigation", "SwiftUIScenes", "SwiftUIScrolling", "TextEngine",
      ]),
    module(
      "DefaultHost", in: "Platform",
      [
        "AccessibilityAudit", "AccessibilityTree", "AssistiveTechnologies", "AuditReports", "Companions", "Diagnostics",
        "HostGTK", "HostHeadless", "HostInterface", "SwiftUIScenes",
      ]),
    // The compiler's plugin. What it does is a library: tests of the plugin itself would have all built a second time.
    .macro(
      name: "UIMacros", dependencies: ["MacroExpansion"], path: "Sources/Tooling/UIMacros",
      swiftSettings: framework + pluginSettings, linkerSettings: pluginLinking),
    parsing("MacroExpansion"),
    // Changes source for Objective-C's run time; and the program that does so for the plugin.
    parsing("ObjectiveCSource"),
    tool("objective-c-step", "Sources/Tooling/ObjectiveCStep", ["ObjectiveCSource"]),
    .plugin(name: "ObjectiveCSteps", capability: .buildTool(), dependencies: ["objective-c-step"]),
    module(
      "UITestSupport", in: "Tooling",
      [
        "AccessibilityAudit", "AccessibilityTree", "CoreGraphics", "FoundationGaps", "HostHeadless", "HostInterface",
        "InputEngine", "SwiftUICore", "TextEngine",
      ]),
    // The driver of tests, shaped as Apple's. It records issues with the testing libraries: only tests link it.
    module(
      "XCUIAutomation", in: "Tooling",
      [
        "AccessibilityAudit", "AccessibilityTree", "AssistiveTechnologies", "CoreGraphics", "HostGTK", "HostHeadless",
        "HostInterface", "InputEngine", "SpeechOutput", "SwiftUICore", "SwiftUIScenes", "UIFoundation", "UITestSupport",
      ]),

    // What `./rotor preview` links into its program.
    module(
      "PreviewSupport", in: "Tooling",
      [
        "AccessibilityAudit", "AuditReports", "CPreviewTypes", "CoreGraphics", "HostHeadless", "HostInterface",
        "SwiftUI", "SwiftUICore", "UITestSupport",
      ]),

    // Writes names of pictures and colours for the compiler from a target's asset catalogs, before it is compiled.
    tool("AssetSymbolsTool", "Sources/Tooling/AssetSymbolsTool", ["AssetSymbolNames"]),
    .plugin(name: "AssetSymbols", capability: .buildTool(), dependencies: ["AssetSymbolsTool"]),
    // What `./rotor build|run|test --package` knows of other people's projects.
    module("AppProjects", in: "Tooling", ["AssetSymbolNames"]),
    tool("package-tool", "Sources/Tooling/PackageTool", ["AppProjects", "AuditReports", "ObjectiveCSource"]),

    // The flagship: a client that sees public API only.
    .target(
      name: "DecodingOppression", dependencies: ["Charts", "PDFKit", "SwiftData", "SwiftUI"],
      path: "Apps/DecodingOppression/App", resources: [.copy("Resources")], packageAccess: false, swiftSettings: client),
    program(
      "decoding-oppression", "Apps/DecodingOppression/CommandLine",
      ["DecodingOppression", "SwiftData", "SwiftUI", "UITestSupport"]),

    // Every view and effect there is, on pages: a client as well.
    .target(
      name: "Gallery", dependencies: ["Charts", "CoreImage", "Spatial", "SwiftUI"], path: "Apps/Gallery/App",
      resources: [.copy("Resources/Gallery.xcassets")], packageAccess: false, swiftSettings: client,
      plugins: ["AssetSymbols"]),
    program("gallery", "Apps/Gallery/Desktop", ["Gallery", "SwiftUI"]),
    program("gallery-pictures", "Apps/Gallery/CommandLine", ["Gallery", "SwiftUI", "UITestSupport"]),
    // A wallet for everyone, and as it was first: audits and readers tell the difference.
    .target(
      name: "WalletPal", dependencies: ["SwiftUI"], path: "Apps/WalletPal/App", packageAccess: false,
      swiftSettings: client),
    program("wallet-pal", "Apps/WalletPal/Desktop", ["SwiftUI", "WalletPal"]),
    // Apps with source for Objective-C, changed by the step: one in UIKit alone, one that mixes it with SwiftUI.
    objectiveC("FieldNotes", ["UIKit"]), objectiveC("TeaTimer", ["SwiftUI"]),
    program(
      "rotor-benchmarks", "Benchmarks",
      [
        "Charts", "Spatial", "SwiftUI", "SwiftData", "UIKit", "UITestSupport", "CPango", "CSQLite",
        "CAllocationCount", "DecodingOppression", "DeepContents", "BenchmarkContents",
      ]),

    // Tests stand in the groups of what they test.
    tests("ReactiveGraphTests", in: "Engines", ["ReactiveGraph", "Diagnostics", "SeededNumbers"]),
    tests("LayoutEngineTests", in: "Engines", ["LayoutEngine", "CoreGraphics"]),
    tests("TextEngineTests", in: "Engines", ["TextEngine", "TextPango", "CPango", "SeededNumbers"]),
    tests(
      "TextEditingTests", in: "Engines",
      ["TextEditing", "CoreGraphics", "InputEngine", "SeededNumbers", "TextEngine", "TextPango"]),
    tests(
      "DisplayListTests", in: "Engines",
      ["Diagnostics", "DisplayList", "RenderCairo", "CoreGraphics", "TextEngine", "SeededNumbers"]),
    tests("AccessibilityTreeTests", in: "Engines", ["AccessibilityTree", "CoreGraphics", "SeededNumbers"]),
    tests("InputEngineTests", in: "Engines", ["InputEngine", "CoreGraphics", "FoundationGaps"]),
    tests("ControlLooksTests", in: "Engines", ["ControlLooks", "CoreGraphics"]),
    tests("RigidBodiesTests", in: "Engines", ["RigidBodies"]),
    tests("ChartEngineTests", in: "Engines", ["ChartEngine", "CoreGraphics", "SeededNumbers"]),
    tests("ConstraintSolverTests", in: "Engines", ["ConstraintSolver", "SeededNumbers"]),
    tests("CoreGraphicsTests", in: "Apple", ["CoreGraphics", "QuartzCore"]),
    tests("CoreLocationTests", in: "Apple", ["MapKit"]), tests("OSTests", in: "Apple", ["OSLog", "os"]),
    viewTests(
      "PhotosUITests", in: "Apple",
      ["CoreTransferable", "FoundationGaps", "PhotosUI", "UIKit", "UniformTypeIdentifiers"]),
    viewTests("UserNotificationsTests", in: "Apple", ["FoundationGaps", "UserNotifications"]),
    viewTests(
      "AppServicesTests", in: "Apple",
      [
        "ActivityKit", "AVFoundation", "AppIntents", "CoreImage", "ImageIO", "SafariServices", "Speech", "StoreKit",
        "SpeechOutput", "WidgetKit",
      ]),
    tests("CoreTransferableTests", in: "Apple", ["CoreTransferable", "FoundationGaps", "UniformTypeIdentifiers"]),
    tests("UniformTypeIdentifiersTests", in: "Apple", ["UniformTypeIdentifiers", "ContentTypes"]),
    tests("SwiftDataTests", in: "Apple", ["HostHeadless", "SwiftData", "SwiftUI", "UITestSupport", "ViewTestSupport"]),
    tests(
      "PDFKitTests", in: "Apple", ["PDFKit", "ChildProcess", "CoreGraphics", "RenderCairo", "UIKit"],
      resources: [.copy("Fixtures")]),
    tests(
      "HostGTKTests", in: "Platform",
      [
        "CGtk", "CoreGraphics", "DisplayList", "Gallery", "HostGTK", "HostHeadless", "HostInterface", "RenderCairo",
        "SwiftUI", "SwiftUICore",
      ]),
    // A program that tests open on displays in memory.
    program("desktop-program", "Tests/Support/DesktopProgram", ["SwiftUI"]),
    // Another program of the desktop, in plain GTK, with which that one exchanges things.
    .executableTarget(name: "desktop-partner", dependencies: ["CGtk"], path: "Tests/Support/DesktopPartner"),
    tool("dialog-program", "Tests/Support/DialogProgram", ["CGtk", "HostGTK", "HostInterface"]),
    tests(
      "DesktopTests", in: "Platform",
      [
        "accessibility-bus-fixture", "decoding-oppression", "desktop-partner", "desktop-program", "dialog-program",
        "gallery", "SwiftUI", "XCUIAutomation",
      ],
      resources: [.copy("Orca"), .copy("chooser.py"), .copy("portal.py"), .copy("registry.py")]),
    // A window for the accessibility bus, as a library for tests and as a program to hear with a screen reader.
    support("AccessibilityBusFixture", ["AccessibilityATSPI", "AccessibilityTree", "CoreGraphics"]),
    tool("accessibility-bus-fixture", "Tests/Support/AccessibilityBusProgram", ["AccessibilityBusFixture"]),
    tests(
      "AccessibilityATSPITests", in: "Platform",
      ["AccessibilityATSPI", "AccessibilityBusFixture", "AccessibilityTree", "CoreGraphics", "Diagnostics"],
      resources: [.copy("Clients")]),
    tests(
      "MacroExpansionTests", in: "Tooling", ["MacroExpansion", "ObjectiveCSource"],
      settings: framework + pluginSettings),

    // SwiftUICore by its top folders, then the modules beside it.
    viewTests("DataFlowTests", ["Combine"]), viewTests("ViewTests", ["DeepContents"]), viewTests("LayoutTests"),
    viewTests("DrawingTests", ["RenderCairo"]), viewTests("TextTests", ["InputEngine", "TextEngine", "TextPango"]),
    viewTests("ImageTests", ["Charts", "Diagnostics", "ImageEngine", "RenderCairo", "UIKit"]),
    viewTests("TransferTests", ["CoreTransferable", "FoundationGaps", "InputEngine", "UniformTypeIdentifiers"]),
    viewTests("GestureTests", ["InputEngine"]), viewTests("SwiftUIControlsTests", ["ControlLooks", "InputEngine"]),
    viewTests("SwiftUINavigationTests", ["FoundationGaps", "InputEngine", "UniformTypeIdentifiers"]),
    viewTests("SwiftUICollectionsTests", ["FoundationGaps", "InputEngine", "UniformTypeIdentifiers"]),
    viewTests(
      "SwiftUIScenesTests",
      ["AuditReports", "Diagnostics", "FoundationGaps", "InputEngine", "PreviewSupport", "SwiftUIScenes"]),
    viewTests("ChartsTests", in: "Charts", ["Charts", "ChartEngine", "Spatial"]),
    viewTests("UIKitTests", in: "UIKit", ["TextEngine", "UIKit"]), viewTests("RandomProgramTests", ["RenderCairo"]),
    viewTests("InteractionTests", ["Combine"]), viewTests("UITestSupportTests", in: "Tooling", ["TextPango"]),
    viewTests(
      "XCUIAutomationTests", in: "Tooling",
      [
        "AssistiveTechnologies", "AuditReports", "Charts", "Companions", "DefaultHost",
        "FieldNotes", "SpeechOutput", "TeaTimer", "UIKit", "WalletPal", "XCUIAutomation",
      ]),
    // All of SwiftUI: beside recorded results of Apple's, by random programs, and by what work takes.
    viewTests("CostTests", ["CAllocationCount", "DeepContents", "BenchmarkContents"]),

    // Counts blocks of memory, for tests and benchmarks; sanitizers switch it off.
    .target(name: "CAllocationCount", path: "Tests/Support/CAllocationCount"), support("SeededNumbers"),
    // Views and modifiers around themselves, for tests and benchmarks of depth.
    support("DeepContents", ["SwiftUI", "Combine"], packageAccess: false),
    // The rows and pages whose layout benchmarks measure; tests check that they show what the benchmarks say.
    .target(
      name: "BenchmarkContents", dependencies: ["SwiftUI"], path: "Tests/Support/BenchmarkContents",
      packageAccess: false, swiftSettings: client),
    // Windows, remotes and pictures for tests of views.
    support(
      "ViewTestSupport",
      [
        "SwiftUI", "SwiftUICore", "AccessibilityTree", "CoreGraphics", "Diagnostics", "DisplayList", "HostHeadless",
        "HostInterface", "LayoutEngine", "RenderCairo", "UITestSupport",
      ]),
    .testTarget(
      name: "DecodingOppressionTests", dependencies: ["DecodingOppression", "SwiftData", "SwiftUI", "UITestSupport"],
      path: "Apps/DecodingOppression/Tests", resources: [.copy("Fixtures")], swiftSettings: client),
    .testTarget(
      name: "GalleryTests", dependencies: ["Gallery", "SwiftUI", "UITestSupport"], path: "Apps/Gallery/Tests",
      swiftSettings: client),
  ]
)

package.targets += ["AccessibilityTree", "TextEngine"].map { module($0, in: "Engines", ["CoreGraphics", "Memory"]) }
package.targets += ["ChartEngine", "ControlLooks", "ImageEngine"].map { module($0, in: "Engines", ["CoreGraphics"]) }
package.targets += ["AccessibilityTests", "MotionTests", "OracleTests", "SwiftUIScrollingTests"].map { viewTests($0) }
package.targets += small.map { module($0.key, in: "Apple", $0.value) }
let drawing: KeyValuePairs = [
  "CCairo": "cairo", "CPango": "pangocairo", "CRsvg": "librsvg-2.0", "CPixbuf": "gdk-pixbuf-2.0", "CPNG": "libpng",
  "CWebP": "libwebpdemux", "CZlib": "zlib",
]
package.targets += drawing.map { library($0.key, in: "Platform", pkgConfig: $0.value) }
package.targets += ["CoreGraphics", "CoreImage", "UIKit"].map { testingOverlay("_Testing_\($0)") }
package.targets += ["COSLog", "CCoreImage"].map { library($0, in: "Apple") }
package.targets.append(library("CSQLite", in: "Apple", pkgConfig: "sqlite3"))
package.targets += plain.flatMap { group, modules, names -> [Target] in
  modules.map { module($0, in: group) } + names.map { tests($0, in: group, [.target(name: String($0.dropLast(5)))]) }
}
