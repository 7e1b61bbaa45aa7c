import Foundation
import SwiftUI

// desktop-program MODE: a program for tests of real windows. It says on its output what happens to it.

/// Says a line at once, whoever reads.
func say(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}

// A program that is started with addresses has no other arguments.
let mode: String? = ProcessInfo.processInfo.environment["ROTOR_TEST_MODE"]
switch mode ?? CommandLine.arguments.dropFirst().first ?? "" {
case "backlog": BacklogApp.main()
case "cursor": CursorApp.main()
case "flood": FloodApp.main()
case "timers": TimersApp.main()
case "windows": WindowsApp.main()
case "idle": IdleApp.main()
case "list": ListApp.main()
case "menus": MenusApp.main()
case "fields": FieldsApp.main()
case "hello": HelloApp.main()
case "settings": SettingsApp.main()
case "transfer": TransferApp.main()
default: ControlsApp.main()
}
