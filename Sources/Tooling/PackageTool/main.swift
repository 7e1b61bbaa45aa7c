import AppProjects
import Foundation

// package-tool plan|stage|explain: reads a developer's project for `Tools/package`, which builds and starts it.

func say(_ text: String) { FileHandle.standardError.write(Data("rotor: \(text)\n".utf8)) }

do {
  let options = try Options(Array(CommandLine.arguments.dropFirst()))
  let project = try Project(options)
  switch options.job {
  case .plan: try project.write()
  case .stage: try project.stage()
  case .explain: try project.explain()
  }
} catch {
  say((error as? ProjectError)?.description ?? "\(error.localizedDescription)")
  exit(1)
}
