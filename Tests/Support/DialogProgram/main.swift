import CGtk
import Foundation
import HostGTK
import HostInterface

// dialog-program KIND: shows one dialog for files beside a window of GTK's and says what came of it. KIND is open, several,
// folder or save; `dismiss` shows a dialog and takes it away after a second.

/// Says a line at once, whoever reads.
@MainActor func say(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}

/// The dialog that the argument asks for.
func request(_ kind: String) -> FileDialogRequest {
  let pdf = FileDialogRequest.Filter(name: "PDF", mimeTypes: ["application/pdf"], suffixes: ["pdf"])
  let all = FileDialogRequest.Filter(name: "All files")
  let folder: URL? = ProcessInfo.processInfo.environment["DIALOG_FOLDER"].map { URL(fileURLWithPath: $0) }
  switch kind {
  case "several":
    return FileDialogRequest(.openFiles(allowsMultiple: true), title: "Policies", filters: [pdf, all], folder: folder)
  case "folder": return FileDialogRequest(.openFolders(allowsMultiple: false), title: "Reports", folder: folder)
  case "save":
    return FileDialogRequest(.save(suggestedName: "report.pdf"), title: "Report", filters: [pdf], folder: folder)
  default: return FileDialogRequest(.openFiles(allowsMultiple: false), title: "Policy", filters: [pdf], folder: folder)
  }
}

setenv("GTK_A11Y", "none", 1)
g_set_application_name("Dialogs")
guard gtk_init_check() != 0, let window = gtk_window_new() else { exit(1) }
let kind: String = CommandLine.arguments.dropFirst().first ?? "open"
let asWindow = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
gtk_window_set_title(asWindow, "Dialogs")
gtk_window_set_default_size(asWindow, 300, 200)
gtk_window_present(asWindow)
let loop: OpaquePointer? = g_main_loop_new(nil, 0)
let dialogs = DesktopFileDialogs(window: window)
let shown: any PresentedFileDialog = dialogs.show(request(kind)) { answer in
  MainActor.assumeIsolated {
    switch answer {
    case .chosen(let files): say("chosen \(files.map(\.path).joined(separator: " "))")
    case .cancelled: say("cancelled")
    case .failed(let reason): say("failed \(reason)")
    }
    g_main_loop_quit(loop)
  }
}
if kind == "dismiss" {
  g_timeout_add(
    1000,
    { _ in
      MainActor.assumeIsolated {
        shown.dismiss()
        say("dismissed")
      }
      g_timeout_add(
        500,
        { _ in
          MainActor.assumeIsolated { g_main_loop_quit(loop) }
          return 0
        }, nil)
      return 0
    }, nil)
}
g_main_loop_run(loop)
