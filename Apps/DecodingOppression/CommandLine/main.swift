import Foundation

exit(await CommandProgram(arguments: Array(CommandLine.arguments.dropFirst())).run())
