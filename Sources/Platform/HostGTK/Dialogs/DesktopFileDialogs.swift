import CGtk
import CGtkView
import Foundation
import HostInterface

/// Dialogs for files beside a window: the desktop portal's, and GTK's own where no portal shows one.
///
/// The portal's come first because they are the desktop's: they are read by screen readers, and reach files outside of a
/// sandbox. Whether there is a portal is asked with each dialog and without waiting.
package final class DesktopFileDialogs: FileDialogHost {
  private let window: UnsafeMutablePointer<GtkWidget>
  private var open: [ObjectIdentifier: DesktopFileDialog] = [:]

  /// - Parameter window: GTK's window, which outlives this object or is told of its end by `end()`.
  package init(window: UnsafeMutablePointer<GtkWidget>) { self.window = window }

  /// The window goes, and its dialogs with it.
  package func end() {
    for dialog in open.values { dialog.dismiss() }
    open = [:]
  }

  package func show(
    _ request: FileDialogRequest, completion: @escaping (FileDialogAnswer) -> Void
  ) -> any PresentedFileDialog {
    let dialog = DesktopFileDialog(request, window)
    let id = ObjectIdentifier(dialog)
    open[id] = dialog
    dialog.begin(
      answered: completion,
      ended: { [weak self] in self?.open[id] = nil })
    return dialog
  }
}

/// One dialog, whoever shows it at the moment.
private final class DesktopFileDialog: PresentedFileDialog {
  private let request: FileDialogRequest
  private let window: UnsafeMutablePointer<GtkWidget>
  private var shown: (any PresentedFileDialog)?
  private var answered: ((FileDialogAnswer) -> Void)?
  private var ended: (() -> Void)?

  init(_ request: FileDialogRequest, _ window: UnsafeMutablePointer<GtkWidget>) {
    self.request = request
    self.window = window
  }

  func begin(answered: @escaping (FileDialogAnswer) -> Void, ended: @escaping () -> Void) {
    self.answered = answered
    self.ended = ended
    shown = PortalFileDialog(request, above: window) { [weak self] outcome in
      switch outcome {
      case .answer(let answer): self?.finish(answer)
      case .noPortal: self?.showOwn()
      }
    }
  }

  private func showOwn() {
    shown = GTKFileDialog(request, above: window) { [weak self] in self?.finish($0) }
  }

  private func finish(_ answer: FileDialogAnswer) {
    let completion: ((FileDialogAnswer) -> Void)? = answered
    close()
    completion?(answer)
  }

  func dismiss() {
    shown?.dismiss()
    close()
  }

  private func close() {
    let ended: (() -> Void)? = self.ended
    shown = nil
    answered = nil
    self.ended = nil
    ended?()
  }
}
