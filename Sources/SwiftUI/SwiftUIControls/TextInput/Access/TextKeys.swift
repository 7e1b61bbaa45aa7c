import InputEngine
import TextEditing

// What keys mean in edited texts, for views of UIKit's that edit a text of their own.

package typealias TextKeyCommand = EditingCommand
package typealias CaretMovement = Movement
package typealias CaretUnit = TextUnit
package typealias CaretDirection = TextDirection

extension KeyEvent {
  /// What the key means where a text is edited; nil for a key that is none of the text's.
  package nonisolated var textCommand: TextKeyCommand? { KeyBindings.linux.command(for: self) }
}
