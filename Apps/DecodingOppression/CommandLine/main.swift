import Foundation

// A file that is opened while one of the three standard streams is closed would take its number, and get its output.
for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
  _ = open("/dev/null", O_RDWR)
}

let arguments: [String] = Array(CommandLine.arguments.dropFirst())
if let options = try? Options(arguments), options.opensWindow(in: ProcessInfo.processInfo.environment) {
  PolicyApp.options = options
  PolicyApp.main()
}
Task { exit(await CommandProgram(arguments: arguments).run()) }
dispatchMain()
