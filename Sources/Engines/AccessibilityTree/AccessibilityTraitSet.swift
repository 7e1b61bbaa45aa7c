/// What an element is and how it behaves, as a set (behaviours 324, 325).
///
/// The first group are SwiftUI's own traits; the second group says what SwiftUI keeps to itself but a reader speaks.
package struct AccessibilityTraitSet: OptionSet, Hashable, Sendable {
  package let rawValue: UInt64

  package init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  package static let isButton: Self = Self(rawValue: 1 << 0)
  package static let isHeader: Self = Self(rawValue: 1 << 1)
  package static let isSelected: Self = Self(rawValue: 1 << 2)
  package static let isLink: Self = Self(rawValue: 1 << 3)
  package static let isSearchField: Self = Self(rawValue: 1 << 4)
  package static let isImage: Self = Self(rawValue: 1 << 5)
  package static let playsSound: Self = Self(rawValue: 1 << 6)
  package static let isKeyboardKey: Self = Self(rawValue: 1 << 7)
  package static let isStaticText: Self = Self(rawValue: 1 << 8)
  package static let isSummaryElement: Self = Self(rawValue: 1 << 9)
  package static let updatesFrequently: Self = Self(rawValue: 1 << 10)
  package static let startsMediaSession: Self = Self(rawValue: 1 << 11)
  package static let allowsDirectInteraction: Self = Self(rawValue: 1 << 12)
  package static let causesPageTurn: Self = Self(rawValue: 1 << 13)
  package static let isModal: Self = Self(rawValue: 1 << 14)
  package static let isToggle: Self = Self(rawValue: 1 << 15)
  package static let isTabBar: Self = Self(rawValue: 1 << 16)

  package static let isAdjustable: Self = Self(rawValue: 1 << 32)
  package static let isTextField: Self = Self(rawValue: 1 << 33)
  package static let isSecureField: Self = Self(rawValue: 1 << 34)
  package static let isEditing: Self = Self(rawValue: 1 << 35)
  package static let isDisabled: Self = Self(rawValue: 1 << 36)
  package static let isBackButton: Self = Self(rawValue: 1 << 37)
  package static let isTab: Self = Self(rawValue: 1 << 38)
}

extension AccessibilityTraitSet {
  /// The words of the dump, in the order of the bits.
  private static let names: [(AccessibilityTraitSet, String)] = [
    (.isButton, "button"), (.isHeader, "header"), (.isSelected, "selected"), (.isLink, "link"),
    (.isSearchField, "searchField"), (.isImage, "image"), (.playsSound, "playsSound"),
    (.isKeyboardKey, "keyboardKey"), (.isStaticText, "staticText"), (.isSummaryElement, "summaryElement"),
    (.updatesFrequently, "updatesFrequently"), (.startsMediaSession, "startsMediaSession"),
    (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"),
    (.isModal, "modal"), (.isToggle, "toggle"), (.isTabBar, "tabBar"), (.isAdjustable, "adjustable"),
    (.isTextField, "textField"), (.isSecureField, "secureField"), (.isEditing, "editing"),
    (.isDisabled, "disabled"), (.isBackButton, "backButton"), (.isTab, "tab"),
  ]

  /// The names of the traits present, always in the same order.
  package var words: [String] {
    Self.names.filter { contains($0.0) }.map(\.1)
  }
}

extension AccessibilityTraitSet: CustomStringConvertible {
  package var description: String { "[" + words.joined(separator: ", ") + "]" }
}
