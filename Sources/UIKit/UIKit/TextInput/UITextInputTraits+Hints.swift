import HostInterface
import SwiftUIControls
import SwiftUICore
import UIFoundation

extension View {
  /// Tells input methods what a text inside is for, as its view of UIKit's says.
  @MainActor func textInputHints(of traits: any UITextInputTraits) -> some View {
    let purpose: TextInputState.Purpose? = traits.keyboardType.purpose
    let content: TextInputState.Purpose? = traits.textContentType?.purpose
    return transformEnvironment(\.textInputHints) { hints in
      if let purpose { hints.purpose = purpose }
      if let content { hints.contentPurpose = content }
    }
  }
}
