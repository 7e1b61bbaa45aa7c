import CoreTransferable
import Foundation
import SwiftUIControls
import SwiftUICore

extension View {
  /// Says which file the screen shows: the menu of its title shares it.
  ///
  /// - Parameter url: The file.
  public nonisolated func navigationDocument(_ url: URL) -> some View {
    toolbarTitleMenu { ShareLink(item: url) }
  }

  /// Says which document the screen shows: the menu of its title shares it.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - preview: What stands for the document while it is shared.
  public nonisolated func navigationDocument<D: Transferable, I1: Transferable, I2: Transferable>(
    _ document: D, preview: SharePreview<I1, I2>
  ) -> some View {
    toolbarTitleMenu { ShareLink(item: document, preview: preview) }
  }
}
