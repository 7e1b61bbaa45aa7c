import AppProjects
import Foundation

/// What `Tools/package` asks for.
struct Options {
  enum Job: String {
    /// Writes the folder of the build, and prints what to build there.
    case plan
    /// Makes the app of what was built, and prints the program to start.
    case stage
    /// Prints what a build that failed lacks.
    case explain
  }

  var job: Job
  var root: URL = URL(fileURLWithPath: "/")
  var folder: URL = URL(fileURLWithPath: "/")
  var target: String?
  var configuration: String = "Debug"
  var assumed: ApplePlatform?
  var impliesImports: Bool = true
  /// Whether source that needs Objective-C is changed for the compiler.
  var takesStep: Bool = true
  var packages: [URL] = []
  /// The folder with the programs of the build, for `stage`.
  var built: URL?
  /// The output of the build, for `explain`.
  var log: URL?

  init(_ arguments: [String]) throws {
    var rest: ArraySlice<String> = arguments[...]
    guard let name = rest.popFirst(), let job = Job(rawValue: name) else {
      throw ProjectError("usage: package-tool plan|stage|explain --root FOLDER --package FOLDER [OPTIONS]")
    }
    self.job = job
    while let option = rest.popFirst() {
      switch option {
      case "--plain-imports":
        impliesImports = false
        continue
      case "--plain-source":
        takesStep = false
        continue
      default: break
      }
      guard let value = rest.popFirst() else { throw ProjectError("\(option) needs a value.") }
      let file: URL = URL(fileURLWithPath: value).standardizedFileURL
      switch option {
      case "--root": root = file
      case "--package": folder = file
      case "--target": target = value
      case "--configuration": configuration = value
      case "--packages": packages.append(file)
      case "--built": built = file
      case "--log": log = file
      case "--assume-os":
        guard let platform = ApplePlatform(named: value) else {
          let names: String = ApplePlatform.allCases.map(\.rawValue).joined(separator: ", ")
          throw ProjectError("--assume-os is one of: \(names).")
        }
        assumed = platform
      default: throw ProjectError("There is no option \(option).")
      }
    }
  }
}
