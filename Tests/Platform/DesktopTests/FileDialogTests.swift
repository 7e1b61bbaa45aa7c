import Foundation
import Testing

/// Dialogs for files: the portal's where there is one, else GTK's.
@Suite(
  "File dialogs", .serialized,
  .enabled(if: Desktop.missingTool(for: .x11) == nil, "Xvfb, xdotool and dbus-daemon are needed"))
struct FileDialogTests {
  /// A portal that answers as said, and a dialog.
  private func ask(
    _ desktop: Desktop, _ kind: String, _ answers: [String], environment: [String: String] = [:]
  ) throws -> (portal: Program, program: Program) {
    let portal: Program = try desktop.runScript("chooser.py", answers)
    try #require(portal.line(beginning: "ready") != nil)
    let program: Program = try desktop.open(kind, of: "dialog-program", environment: environment)
    return (portal, program)
  }

  private func call(_ portal: Program) throws -> [String: Any] {
    let line: String = try #require(portal.line(beginning: "{"))
    return try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
  }

  @Test("The portal is told the window, title, folder and filters, and its files come back")
  func choosing() throws {
    let desktop = try Desktop(.x11)
    let (portal, program) = try ask(
      desktop, "several", ["choose", "/documents/one two.pdf", "/documents/drei.pdf"],
      environment: ["DIALOG_FOLDER": "/documents"])
    #expect(program.line(beginning: "chosen") == "chosen /documents/one two.pdf /documents/drei.pdf")
    let call: [String: Any] = try call(portal)
    #expect(call["method"] as? String == "OpenFile")
    #expect(call["parent"] as? String == "x11:")
    #expect(call["title"] as? String == "Policies")
    let options: [String: Any] = try #require(call["options"] as? [String: Any])
    #expect(options["multiple"] as? Bool == true)
    #expect(options["current_folder"] as? String == "/documents")
    let filters: String = String(describing: options["filters"] ?? "").filter { !$0.isWhitespace }
    #expect(filters.contains("application/pdf") && filters.contains("*.[pP][dD][fF]"))
  }

  @Test("A place for a new file is asked for by the portal's other call, a folder by an option")
  func otherKinds() throws {
    let desktop = try Desktop(.x11)
    let (portal, program) = try ask(desktop, "save", ["choose", "/documents/report.pdf"])
    #expect(program.line(beginning: "chosen") == "chosen /documents/report.pdf")
    let save: [String: Any] = try call(portal)
    #expect(save["method"] as? String == "SaveFile")
    #expect((save["options"] as? [String: Any])?["current_name"] as? String == "report.pdf")
    kill(portal.process.processIdentifier, SIGKILL)
    _ = portal.status()
    let (second, folder) = try ask(desktop, "folder", ["choose", "/documents"])
    #expect(folder.line(beginning: "chosen") == "chosen /documents")
    #expect((try call(second)["options"] as? [String: Any])?["directory"] as? Bool == true)
  }

  @Test("A cancelled dialog says so, also of a portal that names its requests by itself", arguments: ["cancel", "old"])
  func cancelling(_ answers: String) throws {
    let desktop = try Desktop(.x11)
    let (_, program) = try ask(desktop, "open", [answers, "/documents/one.pdf"])
    #expect(program.line(beginning: "c") == (answers == "cancel" ? "cancelled" : "chosen /documents/one.pdf"))
  }

  @Test("A dialog that is dismissed is closed in the portal and gives no answer")
  func dismissing() throws {
    let desktop = try Desktop(.x11)
    let (portal, program) = try ask(desktop, "dismiss", ["wait"])
    #expect(program.line(beginning: "dismissed") != nil)
    #expect(portal.line(beginning: "closed") != nil, "\(portal.lines) \(program.lines)")
    #expect(program.status() == 0)
    #expect(program.lines == ["dismissed"])
  }

  @Test("Where no portal is, or it does not answer, GTK shows a dialog of its own", arguments: [false, true])
  func fallback(isSilent: Bool) throws {
    let desktop = try Desktop(.x11)
    try desktop.write("%PDF", to: "documents/policy.pdf")
    let folder: String = (desktop.environment["HOME"] ?? "") + "/documents"
    let program: Program =
      isSilent
      ? try ask(desktop, "save", ["silent"], environment: ["DIALOG_FOLDER": folder]).program
      : try desktop.open("save", of: "dialog-program", environment: ["DIALOG_FOLDER": folder])
    let id: String = try desktop.run("xdotool", ["search", "--sync", "--onlyvisible", "--name", "Report"])
      .trimmingCharacters(in: .whitespacesAndNewlines)
    try desktop.run("xdotool", ["windowfocus", "--sync", id, "key", "Return"])
    #expect(program.line(beginning: "c") == "chosen \(folder)/report.pdf")
  }
}
