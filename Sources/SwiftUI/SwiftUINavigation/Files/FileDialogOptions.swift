import Foundation
import HostInterface
import SwiftUICore

/// What modifiers around say about dialogs for files.
struct FileDialogOptions {
  var message: Text?
  var confirmationLabel: LocalizedStringResource?
  var folder: URL?

  func apply(to request: inout FileDialogRequest, in environment: EnvironmentValues) {
    if let message { request.title = message.string(in: environment) }
    if let confirmationLabel { request.confirmationLabel = Text(confirmationLabel).string(in: environment) }
    if let folder { request.folder = folder }
  }
}

private struct FileDialogOptionsKey: EnvironmentKey {
  static var defaultValue: FileDialogOptions { FileDialogOptions() }
}

extension EnvironmentValues {
  var fileDialogOptions: FileDialogOptions {
    get { self[FileDialogOptionsKey.self] }
    set { self[FileDialogOptionsKey.self] = newValue }
  }
}

/// What a dialog for files shows beside what fits.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The insides of packages.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1 << 0)
  /// Hidden files.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 1 << 1)
  /// The extensions of names.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 1 << 2)
}

extension View {
  /// Sets what dialogs for files inside of the view tell the person.
  public nonisolated func fileDialogMessage(_ message: Text?) -> some View {
    transformEnvironment(\.fileDialogOptions) { $0.message = message }
  }

  /// Sets what dialogs for files inside of the view tell the person.
  public nonisolated func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
    fileDialogMessage(Text(messageKey))
  }

  /// Sets what dialogs for files inside of the view tell the person.
  @_disfavoredOverload
  public nonisolated func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
    fileDialogMessage(Text(message))
  }

  /// Sets the words of the button that confirms in dialogs for files inside of the view.
  public nonisolated func fileDialogConfirmationLabel(_ label: LocalizedStringResource) -> some View {
    transformEnvironment(\.fileDialogOptions) { $0.confirmationLabel = label }
  }

  /// Sets the folder in which dialogs for files inside of the view begin.
  public nonisolated func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    transformEnvironment(\.fileDialogOptions) { $0.folder = defaultDirectory }
  }

  /// Sets what dialogs for files inside of the view show beside what fits.
  public nonisolated func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View { self }

  /// Names the dialogs for files inside of the view, so that each name has settings of its own.
  public nonisolated func fileDialogCustomizationID(_ id: String) -> some View { self }

  /// Sets whether aliases are chosen as they are in dialogs for files inside of the view.
  public nonisolated func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }

  /// Sets the words beside the field for the name in dialogs that export.
  public nonisolated func fileExporterFilenameLabel(_ label: LocalizedStringResource) -> some View { self }
}
