import AppProjects
import AuditReports
import Foundation

// package-tool plan|stage|explain: reads a developer's project for `Tools/package`, which builds and starts it.
// package-tool report: writes what audits found, for `Tools/audit`.

func say(_ text: String) { FileHandle.standardError.write(Data("rotor: \(text)\n".utf8)) }

if CommandLine.arguments.dropFirst().first == "report" {
  let status: AuditCommand.Status = AuditCommand.run(
    Array(CommandLine.arguments.dropFirst(2)), print: FileHandle.standardOutput.write, say: say)
  exit(status.rawValue)
}

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
