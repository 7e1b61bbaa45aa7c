import SwiftUI

extension Plant {
  static var moreStructure: [Plant] {
    [
      Plant(.parentChild, "one of two children moved away") {
        VStack {
          Text("Here")
          Text("There").offset(y: 260)
        }
        .accessibilityElement(children: .contain).accessibilityLabel("Pair")
      } mended: {
        VStack {
          Text("Here")
          Text("There")
        }
        .accessibilityElement(children: .contain).accessibilityLabel("Pair")
      },
      Plant(.parentChild, "a named list of shapes") {
        HStack { ForEach(0..<3, id: \.self) { _ in Circle().frame(width: 30, height: 30) } }
          .accessibilityElement(children: .contain).accessibilityLabel("Rating")
      } mended: {
        HStack { ForEach(0..<3, id: \.self) { _ in Circle().frame(width: 30, height: 30) } }
          .accessibilityElement().accessibilityLabel("Rating").accessibilityValue("3 stars")
      },
      Plant(.parentChild, "a badge far above its card") {
        ZStack { Text("New").offset(y: -240) }.frame(width: 120, height: 60)
          .accessibilityElement(children: .contain).accessibilityLabel("Card")
      } mended: {
        ZStack { Text("New").offset(y: -10) }.frame(width: 120, height: 60)
          .accessibilityElement(children: .contain).accessibilityLabel("Card")
      },
    ]
  }

  static var moreOrder: [Plant] {
    [
      Plant(.order, "the total before what it sums") {
        VStack {
          Text("Apples 2")
          Text("Pears 3")
          Text("Total 5").accessibilitySortPriority(3)
        }
      } mended: {
        VStack {
          Text("Apples 2")
          Text("Pears 3")
          Text("Total 5")
        }
      },
      Plant(.order, "the end of a line before its start") {
        HStack {
          Button("Back") {}
          Spacer()
          Button("Done") {}.accessibilitySortPriority(1)
        }
      } mended: {
        HStack {
          Button("Back") {}.accessibilitySortPriority(1)
          Spacer()
          Button("Done") {}
        }
      },
      Plant(.order, "the second column of a grid first") {
        Grid {
          GridRow {
            Text("Name")
            Text("Ada").accessibilitySortPriority(1)
          }
        }
      } mended: {
        Grid {
          GridRow {
            Text("Name")
            Text("Ada")
          }
        }
      },
      Plant(.order, "the first line last") {
        VStack {
          Text("First").accessibilitySortPriority(-1)
          Text("Second")
          Text("Third")
        }
      } mended: {
        VStack {
          Text("First")
          Text("Second")
          Text("Third")
        }
      },
    ]
  }

  static var moreTraps: [Plant] {
    [
      Plant(.trap, "a modal picture") {
        ZStack { Circle().frame(width: 60, height: 60).accessibilityElement().accessibilityLabel("Loading") }
          .accessibilityElement(children: .contain).accessibilityAddTraits(.isModal)
      } mended: {
        ZStack {
          Circle().frame(width: 60, height: 60).accessibilityElement().accessibilityLabel("Loading")
          Button("Cancel") {}
        }
        .accessibilityElement(children: .contain).accessibilityAddTraits(.isModal)
      },
      Plant(.trap, "a modal form of texts and a progress") {
        VStack {
          Text("Sending")
          ProgressView(value: 0.4)
        }
        .accessibilityElement(children: .contain).accessibilityAddTraits(.isModal)
      } mended: {
        VStack {
          Text("Sending")
          ProgressView(value: 0.4)
        }
        .accessibilityElement(children: .contain).accessibilityAddTraits(.isModal).accessibilityAction(.escape) {}
      },
      Plant(.trap, "a modal card over a screen") {
        ZStack {
          Button("Behind") {}
          Text("In front").padding(60).background(.white).accessibilityElement(children: .contain)
            .accessibilityAddTraits(.isModal)
        }
      } mended: {
        ZStack {
          Button("Behind") {}
          VStack {
            Text("In front")
            Button("Close") {}
          }
          .padding(60).background(.white).accessibilityElement(children: .contain).accessibilityAddTraits(.isModal)
        }
      },
    ]
  }
}
