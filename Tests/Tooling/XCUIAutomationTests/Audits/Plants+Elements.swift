import SwiftUI

extension Plant {
  static var descriptions: [Plant] {
    [
      Plant(.sufficientElementDescription, "a button without a label") {
        Button {
        } label: {
          Circle().frame(width: 50, height: 50)
        }
      } mended: {
        Button {
        } label: {
          Circle().frame(width: 50, height: 50)
        }
        .accessibilityLabel("Record")
      },
      Plant(.sufficientElementDescription, "the name of a file") {
        Text("x").accessibilityLabel("IMG_2041.png").accessibilityAddTraits(.isImage)
      } mended: {
        Text("x").accessibilityLabel("A cat on a roof").accessibilityAddTraits(.isImage)
      },
      Plant(.sufficientElementDescription, "the word button") {
        Button("Save button") {}
      } mended: {
        Button("Save") {}
      },
      Plant(.sufficientElementDescription, "the name of a symbol") {
        Button("Go") {}.accessibilityLabel("star.fill")
      } mended: {
        Button("Go") {}.accessibilityLabel("Favourite")
      },
      Plant(.sufficientElementDescription, "white space") {
        Button(" ") {}
      } mended: {
        Button("Next") {}
      },
    ]
  }

  static var traits: [Plant] {
    [
      Plant(.trait, "a heading that is adjusted") {
        Text("Volume").accessibilityAddTraits(.isHeader).accessibilityAdjustableAction { _ in }
      } mended: {
        Text("Volume").accessibilityRemoveTraits(.isStaticText).accessibilityAdjustableAction { _ in }
      },
      Plant(.trait, "a button that is adjusted") {
        Button("Speed") {}.accessibilityAdjustableAction { _ in }
      } mended: {
        Button("Speed") {}
      },
      Plant(.trait, "a key that is a heading") {
        Text("Q").accessibilityAddTraits([.isKeyboardKey, .isHeader])
      } mended: {
        Text("Q").accessibilityAddTraits(.isKeyboardKey)
      },
      Plant(.trait, "a search field that is a button") {
        Text("Find").accessibilityAddTraits([.isSearchField, .isButton])
      } mended: {
        Text("Find").accessibilityAddTraits(.isSearchField)
      },
    ]
  }

  static var actions: [Plant] {
    [
      Plant(.action, "text that says it is a button") {
        Text("Press").accessibilityAddTraits(.isButton)
      } mended: {
        Button("Press") {}
      },
      Plant(.action, "text that says it is a link") {
        Text("Site").accessibilityAddTraits(.isLink)
      } mended: {
        Link("Site", destination: URL(string: "https://example.org")!)
      },
      Plant(.action, "a picture that says it is a switch") {
        Circle().frame(width: 50, height: 50).accessibilityLabel("Wifi").accessibilityAddTraits(.isToggle)
      } mended: {
        Toggle("Wifi", isOn: .constant(true))
      },
      Plant(.action, "a shape that says it is a button") {
        Circle().frame(width: 50, height: 50).accessibilityLabel("Play").accessibilityAddTraits(.isButton)
      } mended: {
        Circle().frame(width: 50, height: 50).accessibilityLabel("Play").accessibilityAddTraits(.isButton)
          .accessibilityAction {}
      },
    ]
  }

  static var structure: [Plant] {
    [
      Plant(.parentChild, "a named container with nothing inside") {
        VStack { Color.red.frame(width: 50, height: 50) }.accessibilityElement(children: .contain)
          .accessibilityLabel("Picture")
      } mended: {
        VStack { Text("Inside") }.accessibilityElement(children: .contain).accessibilityLabel("Picture")
      },
      Plant(.parentChild, "content moved out of its container") {
        VStack { Text("Away").offset(y: 200) }.accessibilityElement(children: .contain).accessibilityLabel("Box")
      } mended: {
        VStack { Text("Away") }.accessibilityElement(children: .contain).accessibilityLabel("Box").offset(y: 200)
      },
      Plant(.parentChild, "content placed outside of its container") {
        VStack { Text("Right").offset(x: 150) }.frame(width: 60).accessibilityElement(children: .contain)
          .accessibilityLabel("Box")
      } mended: {
        VStack { Text("Right") }.frame(width: 60).accessibilityElement(children: .contain).accessibilityLabel("Box")
      },
      Plant(.parentChild, "a container of hidden text") {
        VStack { Text("Hidden").accessibilityHidden(true) }.accessibilityElement(children: .contain)
          .accessibilityLabel("News")
      } mended: {
        VStack { Text("Shown") }.accessibilityElement(children: .contain).accessibilityLabel("News")
      },
    ]
  }

  static var order: [Plant] {
    [
      Plant(.order, "the last of a column first") {
        VStack {
          Text("One")
          Text("Two").accessibilitySortPriority(1)
        }
      } mended: {
        VStack {
          Text("One").accessibilitySortPriority(1)
          Text("Two")
        }
      },
      Plant(.order, "a line from right to left") {
        HStack {
          Text("One")
          Text("Two").accessibilitySortPriority(1)
        }
      } mended: {
        HStack {
          Text("One")
          Text("Two")
        }
      },
      Plant(.order, "the middle of three first") {
        VStack {
          Text("One")
          Text("Two").accessibilitySortPriority(2)
          Text("Three")
        }
      } mended: {
        VStack {
          Text("One")
          Text("Two")
          Text("Three")
        }
      },
      Plant(.order, "a button before its heading") {
        VStack {
          Text("Heading").accessibilityAddTraits(.isHeader)
          Button("Buy") {}.accessibilitySortPriority(5)
        }
      } mended: {
        VStack {
          Text("Heading").accessibilityAddTraits(.isHeader)
          Button("Buy") {}
        }
      },
    ]
  }

  static var traps: [Plant] {
    [
      Plant(.trap, "a modal text") {
        VStack { Text("Wait") }.accessibilityElement(children: .contain).accessibilityAddTraits(.isModal)
      } mended: {
        VStack {
          Text("Wait")
          Button("Close") {}
        }
        .accessibilityElement(children: .contain).accessibilityAddTraits(.isModal)
      },
      Plant(.trap, "a modal container whose only button is disabled") {
        VStack { Button("Close") {}.disabled(true) }.accessibilityElement(children: .contain)
          .accessibilityAddTraits(.isModal)
      } mended: {
        VStack { Button("Close") {} }.accessibilityElement(children: .contain).accessibilityAddTraits(.isModal)
      },
      Plant(.trap, "a modal container with a picture of a button") {
        VStack { Text("Close").accessibilityAddTraits(.isButton) }.accessibilityElement(children: .contain)
          .accessibilityAddTraits(.isModal)
      } mended: {
        VStack { Text("Close").accessibilityAddTraits(.isButton).accessibilityAction {} }
          .accessibilityElement(children: .contain).accessibilityAddTraits(.isModal)
      },
      Plant(.trap, "a modal container without escape") {
        VStack { Text("Note") }.accessibilityElement(children: .contain).accessibilityAddTraits(.isModal)
      } mended: {
        VStack { Text("Note") }.accessibilityElement(children: .contain).accessibilityAddTraits(.isModal)
          .accessibilityAction(.escape) {}
      },
    ]
  }
}
