import Foundation

// Prints figures; asserts nothing. Tests count, benchmarks measure.
//   swift build -c release && .build/release/rotor-benchmarks [core|rows|lists|collections|scroll|menus|motion|navigation|charts|space|accessibility|uikit|data|first-light|policies|counted NAME]
//   data takes a part behind it: writing, million or views
let wanted: String? = CommandLine.arguments.dropFirst().first
let folder: URL = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()

do {
  if wanted == nil || wanted == "first-light" {
    let resources: URL = folder.appendingPathComponent("Rotor_DecodingOppression.resources/Resources")
    try FirstLightBenchmarks.run(
      product: folder.appendingPathComponent("decoding-oppression"),
      policy: resources.appendingPathComponent("Policies/marlow-ferry-rental-housing.pdf"))
  }
  if wanted == nil || wanted == "policies" {
    try PolicyBenchmarks.run(product: folder.appendingPathComponent("decoding-oppression"))
  }
  if wanted == nil || wanted == "core" { try CoreBenchmarks.run() }
  if wanted == "lists" { try ForEachBenchmarks.run() }
  if wanted == "counted" { try CountedBenchmarks.run(CommandLine.arguments.dropFirst(2).first ?? "rows") }
  if wanted == nil || wanted == "scroll" { try ScrollBenchmarks.run() }
  if wanted == nil || wanted == "collections" { try CollectionBenchmarks.run() }
  if wanted == nil || wanted == "menus" { try MenuBenchmarks.run() }
  if wanted == nil || wanted == "motion" { try MotionBenchmarks.run() }
  if wanted == nil || wanted == "navigation" { try NavigationBenchmarks.run() }
  if wanted == nil || wanted == "charts" { try ChartBenchmarks.run() }
  if wanted == nil || wanted == "space" { try SpaceChartBenchmarks.run() }
  if wanted == "depth" { try DepthBenchmarks.run(Array(CommandLine.arguments.dropFirst(2))) }
  if wanted == "rows" {
    try CoreBenchmarks.rows()
    try CoreBenchmarks.squeezed()
  }
  if wanted == nil || wanted == "accessibility" { try AccessibilityBenchmarks.run() }
  if wanted == nil || wanted == "uikit" { try UIKitBenchmarks.run() }
  if wanted == nil || wanted == "data" { try DataBenchmarks.run(part: CommandLine.arguments.dropFirst(2).first) }
} catch {
  FileHandle.standardError.write(Data("rotor-benchmarks: \(error)\n".utf8))
  exit(1)
}
