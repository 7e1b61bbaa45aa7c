import Charts
import SwiftUI

/// Lessons of audits of public screens: in each of the mended views a rule once saw a fault that is not there.
extension Plant {
  static var publicDrawing: [Plant] {
    [
      Plant(.contrast, "grey on white, and the same hidden behind a card") {
        ZStack {
          Text("Shown").foregroundStyle(Color(white: 0.8))
        }
      } mended: {
        ZStack {
          Text("Hidden").foregroundStyle(Color(white: 0.8))
          Color(white: 1).frame(width: 200, height: 60)
        }
      },
      Plant(.contrast, "a pale word, and a picture of an emoji font") {
        Text("Clouds").font(.largeTitle).foregroundStyle(Color(white: 0.9))
      } mended: {
        Text("☁️").font(.largeTitle).foregroundStyle(Color(white: 0.9))
      },
      Plant(.contrast, "an app's own grey, and the system's second colour") {
        Text("Remark").foregroundStyle(Color(white: 0.6))
      } mended: {
        VStack {
          Text("Remark").foregroundStyle(.secondary)
          Button("Tinted") {}
          Button("Filled") {}.buttonStyle(.borderedProminent)
          Button("Delete", role: .destructive) {}
        }
      },
      Plant(.elementDetection, "hidden words, and the axes of a chart") {
        Text("Two hundred").accessibilityHidden(true)
      } mended: {
        Chart {
          BarMark(x: .value("Day", "Monday"), y: .value("Steps", 200))
          BarMark(x: .value("Day", "Tuesday"), y: .value("Steps", 120))
        }
        .frame(width: 240, height: 160)
      },
      Plant(.elementDetection, "a caption that no field says, and one that its field says") {
        HStack {
          Text("Email").accessibilityHidden(true)
          TextField("name@example.org", text: .constant("")).accessibilityLabel("Reply to")
        }
      } mended: {
        HStack {
          Text("Email").accessibilityHidden(true)
          TextField("name@example.org", text: .constant("")).accessibilityLabel("Email")
        }
      },
      Plant(.elementDetection, "a word, and an ornament of an emoji font") {
        Text("New").accessibilityHidden(true)
      } mended: {
        Text("✨").accessibilityHidden(true)
      },
    ]
  }

  static var publicTargets: [Plant] {
    [
      Plant(.hitRegion, "a low button, and the same in a row of a list") {
        Button("Add") {}
      } mended: {
        List { Button("Add") {} }
      },
      Plant(.hitRegion, "a low button, and the same in a bar") {
        Button("Done") {}
      } mended: {
        NavigationStack {
          Text("Content").toolbar { Button("Done") {} }
        }
      },
      Plant(.hitRegion, "a label of 34 points alone, and on the ground of a bordered button") {
        Button(action: {}) { Text("Save").frame(width: 80, height: 34).contentShape(Rectangle()) }.buttonStyle(.plain)
      } mended: {
        VStack(spacing: 20) {
          Button("Save") {}.buttonStyle(.bordered)
          Picker("Size", selection: .constant(1)) {
            Text("Small").tag(1)
            Text("Large").tag(2)
          }
          .pickerStyle(.segmented)
        }
      },
      Plant(.keyboard, "rows with taps, and rows that a list selects") {
        List { ForEach(0..<3) { Text("Row \($0)").onTapGesture {}.accessibilityAddTraits(.isButton) } }
      } mended: {
        List(selection: .constant(Set([1]))) { ForEach(0..<3) { Text("Row \($0)") } }
      },
      Plant(.keyboard, "dots with a tap, and the dots of pages") {
        HStack {
          ForEach(0..<3) { _ in Circle().frame(width: 8, height: 8) }
        }
        .onTapGesture {}
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Pages")
        .accessibilityAdjustableAction { _ in }
      } mended: {
        TabView {
          VStack(spacing: 0) { ForEach(0..<110) { Text("\($0)").font(.system(size: 6)) } }
          Text("Second")
        }
        .tabViewStyle(.page)
      },
      Plant(.keyboard, "two words with taps, and segments") {
        HStack { ForEach(0..<2) { Text("Tab \($0)").onTapGesture {}.accessibilityAddTraits(.isButton) } }
      } mended: {
        Picker("Size", selection: .constant(1)) {
          Text("Small").tag(1)
          Text("Large").tag(2)
        }
        .pickerStyle(.segmented)
      },
    ]
  }

  static var publicSizes: [Plant] {
    [
      Plant(.dynamicType, "words of a fixed size, and segments") {
        Text("Small").font(.custom("Inter", fixedSize: 13))
      } mended: {
        Picker("Size", selection: .constant(1)) {
          Text("Small").tag(1)
          Text("Large").tag(2)
        }
        .pickerStyle(.segmented)
      },
      Plant(.dynamicType, "a word of a fixed size, and a picture of an emoji font") {
        Text("Gift").font(.custom("Inter", fixedSize: 40))
      } mended: {
        Text("🎁").font(.custom("Inter", fixedSize: 40)).accessibilityLabel("Gift")
      },
      Plant(.textClipped, "a word half outside, and one on a page beside the window") {
        Text("Welcome back").font(.title).fixedSize().offset(x: -180)
      } mended: {
        Text("Welcome back").font(.title).fixedSize().offset(x: -900)
      },
      Plant(.trait, "static text that is a switch, and one that is adjustable") {
        Text("Alarm").accessibilityAddTraits([.isStaticText, .isToggle])
      } mended: {
        Text("Volume").accessibilityAdjustableAction { _ in }
      },
      Plant(.sufficientElementDescription, "a selectable row with a picture alone, and one with a button alone") {
        Button(action: {}) { Circle().frame(width: 44, height: 44) }
      } mended: {
        List(selection: .constant(Set([1]))) { ForEach(0..<2) { number in Button("Go \(number)") {} } }
      },
    ]
  }
}
