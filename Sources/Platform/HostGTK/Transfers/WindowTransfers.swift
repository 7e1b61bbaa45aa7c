import FoundationGaps
import HostInterface

/// How a window exchanges things: drags, the clipboard, mail.
final class WindowTransfers: TransferHost {
  private unowned(unsafe) let window: GTKWindow

  init(_ window: GTKWindow) { self.window = window }

  func beginDrag(_ request: DragRequest) -> Bool { DragOutput.begin(request, in: window) }

  var clipboardItems: [NSItemProvider] { window.app.clipboard.contents }

  func setClipboardItems(_ items: [NSItemProvider]) { window.app.clipboard.set(items) }

  func composeMail(_ draft: MailDraft, completion: @escaping (Bool) -> Void) { MailProgram.open(draft, completion) }
}
