import Foundation
import ObjectiveCSource

// objective-c-step FOLDER SOURCE... [--uses SOURCE...]: writes the changed forms of a module's sources for the compiler to
// FOLDER, with the list FOLDER/overlay.yaml, and a source FOLDER/ObjectiveCSteps.swift that says how many there are.

let arguments: [String] = Array(CommandLine.arguments.dropFirst())
guard let folder = arguments.first.map({ URL(fileURLWithPath: $0) }) else {
  FileHandle.standardError.write(Data("usage: objective-c-step FOLDER SOURCE... [--uses SOURCE...]\n".utf8))
  exit(2)
}
let parts: [ArraySlice<String>] = arguments.dropFirst().split(
  separator: "--uses", maxSplits: 1, omittingEmptySubsequences: false)
let count: Int = try SourceOverlay(folder).write(
  parts[0].map { URL(fileURLWithPath: $0) }, others: parts.dropFirst().joined().map { URL(fileURLWithPath: $0) })
// SwiftPM runs a program before a module is compiled only where the program makes a source of it.
try SourceOverlay.write(
  "// Sources changed for the compiler: \(count)\n", to: folder.appendingPathComponent("ObjectiveCSteps.swift"))
