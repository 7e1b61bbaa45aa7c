import CGtk
import CGtkView
import Foundation
import HostInterface

/// A dialog for files of GTK's own, in this program, for desktops without a portal.
///
/// GTK's accessibility is off in our programs, so that screen readers do not read this dialog.
final class GTKFileDialog: PresentedFileDialog {
  private var chooser: UnsafeMutableRawPointer?
  private let completion: (FileDialogAnswer) -> Void

  init(
    _ request: FileDialogRequest, above window: UnsafeMutablePointer<GtkWidget>,
    _ completion: @escaping (FileDialogAnswer) -> Void
  ) {
    self.completion = completion
    guard
      let made = gtk_file_chooser_native_new(
        request.title, window.window, request.action, request.confirmationLabel, request.cancellationLabel)
    else { return }
    let chooser = UnsafeMutableRawPointer(made)
    self.chooser = chooser
    fill(OpaquePointer(chooser), request)
    typealias Response = @convention(c) (UnsafeMutableRawPointer?, Int32, UnsafeMutableRawPointer?) -> Void
    let response: Response = { _, response, data in owner(data, as: GTKFileDialog.self)?.respond(response) }
    Signal.connect(chooser, "response", response, owner: self)
    gtk_native_dialog_set_modal(chooser.nativeDialog, 1)
    gtk_native_dialog_show(chooser.nativeDialog)
  }

  deinit { dismiss() }

  func dismiss() {
    guard let chooser else { return }
    self.chooser = nil
    Signal.disconnectAll(chooser, owner: self)
    gtk_native_dialog_destroy(chooser.nativeDialog)
    g_object_unref(chooser)
  }

  private func fill(_ chooser: OpaquePointer, _ request: FileDialogRequest) {
    if let folder = request.folder, let file = g_file_new_for_path(folder.path) {
      gtk_file_chooser_set_current_folder(chooser, file, nil)
      g_object_unref(UnsafeMutableRawPointer(file))
    }
    switch request.kind {
    case .openFiles(let allowsMultiple), .openFolders(let allowsMultiple):
      gtk_file_chooser_set_select_multiple(chooser, allowsMultiple ? 1 : 0)
    case .save(let name): gtk_file_chooser_set_current_name(chooser, name)
    }
    for filter in request.filters {
      guard let made = gtk_file_filter_new() else { continue }
      gtk_file_filter_set_name(made, filter.name)
      for type in filter.mimeTypes { gtk_file_filter_add_mime_type(made, type) }
      for suffix in filter.suffixes { gtk_file_filter_add_suffix(made, suffix) }
      if filter.mimeTypes.isEmpty && filter.suffixes.isEmpty { gtk_file_filter_add_pattern(made, "*") }
      gtk_file_chooser_add_filter(chooser, made)
      g_object_unref(UnsafeMutableRawPointer(made))
    }
  }

  private func respond(_ response: Int32) {
    guard let chooser else { return }
    let files: [URL] = response == GTK_RESPONSE_ACCEPT.rawValue ? Self.files(of: OpaquePointer(chooser)) : []
    dismiss()
    completion(files.isEmpty ? .cancelled : .chosen(files))
  }

  private static func files(of chooser: OpaquePointer) -> [URL] {
    guard let list = gtk_file_chooser_get_files(chooser) else { return [] }
    defer { g_object_unref(UnsafeMutableRawPointer(list)) }
    return (0..<g_list_model_get_n_items(list)).compactMap { index in
      guard let file = g_list_model_get_item(list, index) else { return nil }
      defer { g_object_unref(file) }
      guard let address = g_file_get_uri(OpaquePointer(file)) else { return nil }
      defer { g_free(address) }
      return URL(string: String(cString: address))
    }
  }
}

extension FileDialogRequest {
  fileprivate var action: GtkFileChooserAction {
    switch kind {
    case .openFiles: GTK_FILE_CHOOSER_ACTION_OPEN
    case .openFolders: GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER
    case .save: GTK_FILE_CHOOSER_ACTION_SAVE
    }
  }
}

extension UnsafeMutableRawPointer {
  fileprivate var nativeDialog: UnsafeMutablePointer<GtkNativeDialog> { assumingMemoryBound(to: GtkNativeDialog.self) }
}
