import Foundation
import ObjectiveCSource

// objective-c-step FOLDER MARK SOURCE... [--uses SOURCE...]: writes the changed forms of a module's sources for the compiler to
// FOLDER, with the list FOLDER/overlay.yaml, and a source MARK that says how many there are.

let arguments: [String] = Array(CommandLine.arguments.dropFirst())
guard arguments.count >= 2 else {
  FileHandle.standardError.write(Data("usage: objective-c-step FOLDER MARK SOURCE... [--uses SOURCE...]\n".utf8))
  exit(2)
}
let files: [[URL]] = arguments.dropFirst(2).split(separator: "--uses", maxSplits: 1, omittingEmptySubsequences: false)
  .map {
    $0.map { URL(fileURLWithPath: $0) }
  }
let count: Int = try SourceOverlay(URL(fileURLWithPath: arguments[0])).write(
  files[0], others: Array(files.dropFirst().joined()))
// SwiftPM runs a program before a module is compiled only where the program makes a source of it. The file is written anew each
// time, by which SwiftPM knows that the program ran.
try Data("// Sources changed for the compiler: \(count)\n".utf8).write(to: URL(fileURLWithPath: arguments[1]))
