import SwiftUI

extension Plant {
  /// Where presses are taken: content shapes, covers, and views that scroll.
  static var moreHitRegion: [Plant] {
    [
      Plant(.hitRegion, "a content shape smaller than the view") {
        Text("Tap").frame(width: 100, height: 60).contentShape(Circle().inset(by: 18)).onTapGesture {}
          .accessibilityAddTraits(.isButton)
      } mended: {
        Text("Tap").frame(width: 100, height: 60).contentShape(Rectangle()).onTapGesture {}
          .accessibilityAddTraits(.isButton)
      },
      Plant(.hitRegion, "a row that takes taps on its words only") {
        HStack {
          Text("From")
          Spacer()
          Text("To")
        }
        .frame(width: 300, height: 60).accessibilityElement(children: .combine).accessibilityAddTraits(.isButton)
        .onTapGesture {}
      } mended: {
        HStack {
          Text("From")
          Spacer()
          Text("To")
        }
        .frame(width: 300, height: 60).contentShape(Rectangle()).accessibilityElement(children: .combine)
        .accessibilityAddTraits(.isButton).onTapGesture {}
      },
      Plant(.hitRegion, "a button below a cover") {
        ZStack {
          Button {
          } label: {
            Text("Below").frame(width: 100, height: 60)
          }
          Color.white.opacity(0.4)
        }
      } mended: {
        ZStack {
          Button {
          } label: {
            Text("Below").frame(width: 100, height: 60)
          }
          Color.white.opacity(0.4).allowsHitTesting(false)
        }
      },
      Plant(.hitRegion, "a button without hit testing") {
        Button {
        } label: {
          Text("Dead").frame(width: 100, height: 60)
        }
        .allowsHitTesting(false)
      } mended: {
        Button {
        } label: {
          Text("Alive").frame(width: 100, height: 60)
        }
      },
      Plant(.hitRegion, "a small button in a view that scrolls") {
        ScrollView {
          Button {
          } label: {
            Text("x").frame(width: 20, height: 20)
          }
          .buttonStyle(.plain)
        }
      } mended: {
        ScrollView {
          Button {
          } label: {
            Text("x").frame(width: 48, height: 48)
          }
          .buttonStyle(.plain)
        }
      },
      Plant(.hitRegion, "a button cut by a clip") {
        Button {
        } label: {
          Text("Cut").frame(width: 80, height: 60)
        }
        .buttonStyle(.plain).frame(width: 80, height: 24).clipped()
      } mended: {
        Button {
        } label: {
          Text("Cut").frame(width: 80, height: 60)
        }
        .buttonStyle(.plain).frame(width: 80, height: 60).clipped()
      },
      Plant(.hitRegion, "two buttons, one over a half of the other") {
        ZStack(alignment: .leading) {
          Button {
          } label: {
            Text("Under").frame(width: 80, height: 60)
          }
          Button {
          } label: {
            Text("Over").frame(width: 60, height: 60)
          }
        }
        .buttonStyle(.plain)
      } mended: {
        HStack {
          Button {
          } label: {
            Text("Under").frame(width: 80, height: 60)
          }
          Button {
          } label: {
            Text("Over").frame(width: 60, height: 60)
          }
        }
        .buttonStyle(.plain)
      },
      Plant(.hitRegion, "a small view with a tap in a view that scrolls sideways") {
        ScrollView(.horizontal) {
          HStack {
            ForEach(0..<3, id: \.self) { index in
              Circle().frame(width: 30, height: 30).onTapGesture {}.accessibilityLabel("Friend \(index)")
                .accessibilityAddTraits(.isButton)
            }
          }
        }
      } mended: {
        ScrollView(.horizontal) {
          HStack {
            ForEach(0..<3, id: \.self) { index in
              Circle().frame(width: 50, height: 50).onTapGesture {}.accessibilityLabel("Friend \(index)")
                .accessibilityAddTraits(.isButton)
            }
          }
        }
      },
    ]
  }

  static var keyboard: [Plant] {
    [
      Plant(.keyboard, "a text with a tap") {
        Text("More").onTapGesture {}.accessibilityAddTraits(.isButton)
      } mended: {
        Button("More") {}
      },
      Plant(.keyboard, "a picture with a tap") {
        Circle().frame(width: 50, height: 50).onTapGesture {}.accessibilityLabel("Record")
          .accessibilityAddTraits(.isButton)
      } mended: {
        Circle().frame(width: 50, height: 50).focusable().onTapGesture {}.onKeyPress(.space) { .handled }
          .accessibilityLabel("Record").accessibilityAddTraits(.isButton)
      },
      Plant(.keyboard, "an action that only readers have") {
        Text("Archive").accessibilityAddTraits(.isButton).accessibilityAction {}
      } mended: {
        Button("Archive") {}
      },
      Plant(.keyboard, "a slider made of a drag") {
        Capsule().frame(width: 200, height: 44).gesture(DragGesture()).accessibilityElement()
          .accessibilityLabel("Volume").accessibilityAdjustableAction { _ in }
      } mended: {
        Capsule().frame(width: 200, height: 44).focusable().gesture(DragGesture()).onMoveCommand { _ in }
          .accessibilityElement().accessibilityLabel("Volume").accessibilityAdjustableAction { _ in }
      },
      Plant(.keyboard, "a view that keeps the Tab key") {
        VStack {
          Text("Editor").focusable().onKeyPress(.tab) { .handled }
          Button("Next") {}
        }
      } mended: {
        VStack {
          Text("Editor").focusable().onKeyPress(.tab) { .ignored }
          Button("Next") {}
        }
      },
      Plant(.keyboard, "a form that keeps all keys") {
        VStack { Button("Send") {} }.onKeyPress { _ in .handled }
      } mended: {
        VStack { Button("Send") {} }.onKeyPress(characters: .letters) { _ in .handled }
      },
      Plant(.keyboard, "buttons that are read from the bottom up") {
        VStack {
          Button("One") {}
          Button("Two") {}.accessibilitySortPriority(1)
        }
      } mended: {
        VStack {
          Button("One") {}
          Button("Two") {}
        }
      },
      Plant(.keyboard, "the last of three first to a reader") {
        HStack {
          Button("A") {}
          Button("B") {}
          Button("C") {}.accessibilitySortPriority(9)
        }
      } mended: {
        HStack {
          Button("A") {}.accessibilitySortPriority(9)
          Button("B") {}
          Button("C") {}
        }
      },
    ]
  }
}
