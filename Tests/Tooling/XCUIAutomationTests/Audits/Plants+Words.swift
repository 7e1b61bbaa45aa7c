import SwiftUI

extension Plant {
  static var moreDescriptions: [Plant] {
    [
      Plant(.sufficientElementDescription, "a picture without a label") {
        Circle().frame(width: 60, height: 60).accessibilityElement().accessibilityAddTraits(.isImage)
      } mended: {
        Circle().frame(width: 60, height: 60).accessibilityElement().accessibilityAddTraits(.isImage)
          .accessibilityLabel("Full moon")
      },
      Plant(.sufficientElementDescription, "a switch without a label") {
        Toggle("", isOn: .constant(true)).labelsHidden()
      } mended: {
        Toggle("Wireless", isOn: .constant(true)).labelsHidden()
      },
      Plant(.sufficientElementDescription, "a slider without a label") {
        Slider(value: .constant(0.5))
      } mended: {
        Slider(value: .constant(0.5)) { Text("Brightness") }
      },
      Plant(.sufficientElementDescription, "the name of a picture with underlines") {
        Button {
        } label: {
          Circle().frame(width: 50, height: 50)
        }
        .accessibilityLabel("ic_share_white")
      } mended: {
        Button {
        } label: {
          Circle().frame(width: 50, height: 50)
        }
        .accessibilityLabel("Share")
      },
      Plant(.sufficientElementDescription, "a link that says link") {
        Link("Terms link", destination: URL(string: "https://example.org")!)
      } mended: {
        Link("Terms", destination: URL(string: "https://example.org")!)
      },
      Plant(.sufficientElementDescription, "a picture that says image") {
        Circle().frame(width: 60, height: 60).accessibilityElement().accessibilityAddTraits(.isImage)
          .accessibilityLabel("Harbour image")
      } mended: {
        Circle().frame(width: 60, height: 60).accessibilityElement().accessibilityAddTraits(.isImage)
          .accessibilityLabel("Harbour")
      },
      Plant(.sufficientElementDescription, "a text field without a label") {
        TextField("", text: .constant("")).textFieldStyle(.roundedBorder)
      } mended: {
        TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder)
      },
    ]
  }

  static var moreTraits: [Plant] {
    [
      Plant(.trait, "a link that is a switch") {
        Text("Follow").accessibilityAddTraits([.isLink, .isToggle])
      } mended: {
        Toggle("Follow", isOn: .constant(true))
      },
      Plant(.trait, "an action without a trait") {
        Text("Open").accessibilityAction {}.accessibilityRemoveTraits(.isButton)
      } mended: {
        Text("Open").accessibilityAction {}.accessibilityAddTraits(.isButton)
      },
      Plant(.trait, "a picture that is a search field") {
        Circle().frame(width: 50, height: 50).accessibilityLabel("Find")
          .accessibilityAddTraits([.isImage, .isSearchField])
      } mended: {
        Circle().frame(width: 50, height: 50).accessibilityLabel("Find").accessibilityAddTraits(.isImage)
      },
      Plant(.trait, "a link that is adjusted") {
        Link("Page", destination: URL(string: "https://example.org")!).accessibilityAdjustableAction { _ in }
      } mended: {
        Link("Page", destination: URL(string: "https://example.org")!)
      },
      Plant(.trait, "static text that is a switch") {
        Text("Alarm").accessibilityAddTraits([.isToggle, .isStaticText])
      } mended: {
        Toggle("Alarm", isOn: .constant(false))
      },
    ]
  }

  static var moreActions: [Plant] {
    [
      Plant(.action, "a row that says it is a button") {
        HStack {
          Text("Ada")
          Text("2 new")
        }
        .accessibilityElement(children: .combine).accessibilityAddTraits(.isButton)
      } mended: {
        Button {
        } label: {
          HStack {
            Text("Ada")
            Text("2 new")
          }
        }
      },
      Plant(.action, "a new element over a button") {
        Button("Play") {}.accessibilityElement(children: .ignore).accessibilityLabel("Play")
          .accessibilityAddTraits(.isButton)
      } mended: {
        Button("Play") {}.accessibilityLabel("Play")
      },
      Plant(.action, "a card that says it is a link") {
        VStack { Text("Our history") }.padding().accessibilityElement(children: .combine)
          .accessibilityAddTraits(.isLink)
      } mended: {
        VStack { Link("Our history", destination: URL(string: "https://example.org")!) }.padding()
      },
      Plant(.action, "a switch of shapes") {
        Capsule().frame(width: 60, height: 44).accessibilityElement().accessibilityLabel("Mute")
          .accessibilityAddTraits(.isToggle)
      } mended: {
        Capsule().frame(width: 60, height: 44).accessibilityElement().accessibilityLabel("Mute")
          .accessibilityAddTraits(.isToggle).accessibilityAction {}
      },
      Plant(.action, "a symbol that says it is a button") {
        Image(systemName: "trash").accessibilityLabel("Delete").accessibilityAddTraits(.isButton)
      } mended: {
        Button("Delete", systemImage: "trash") {}.labelStyle(.iconOnly)
      },
    ]
  }
}
