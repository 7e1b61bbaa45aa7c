import SwiftUI

extension Plant {
  static var contrast: [Plant] {
    [
      Plant(.contrast, "light grey on white") {
        Text("Read me").foregroundStyle(Color(white: 0.7))
      } mended: {
        Text("Read me").foregroundStyle(Color(white: 0.3))
      },
      Plant(.contrast, "white on yellow") {
        Text("Sun").foregroundStyle(.white).padding().background(.yellow)
      } mended: {
        Text("Sun").foregroundStyle(.black).padding().background(.yellow)
      },
      Plant(.contrast, "let through by opacity") {
        Text("Faint").opacity(0.3)
      } mended: {
        Text("Faint").opacity(0.9)
      },
      Plant(.contrast, "on a gradient") {
        Text("Across").foregroundStyle(.white).padding(40)
          .background(LinearGradient(colors: [.white, .black], startPoint: .leading, endPoint: .trailing))
      } mended: {
        Text("Across").foregroundStyle(.white).padding(40)
          .background(LinearGradient(colors: [.black, Color(white: 0.3)], startPoint: .leading, endPoint: .trailing))
      },
      Plant(.contrast, "medium grey that only large text may have") {
        Text("Small").font(.system(size: 15)).foregroundStyle(Color(white: 0.55))
      } mended: {
        Text("Large").font(.system(size: 30)).foregroundStyle(Color(white: 0.55))
      },
      Plant(.contrast, "the only symbol of a button") {
        Button {
        } label: {
          Image(systemName: "star.fill").foregroundStyle(Color(white: 0.85))
        }
        .accessibilityLabel("Favourite")
      } mended: {
        Button {
        } label: {
          Image(systemName: "star.fill").foregroundStyle(Color(white: 0.4))
        }
        .accessibilityLabel("Favourite")
      },
    ]
  }

  static var elementDetection: [Plant] {
    [
      Plant(.elementDetection, "text that is hidden from accessibility") {
        Text("Secret").accessibilityHidden(true)
      } mended: {
        Text("Secret")
      },
      Plant(.elementDetection, "text in a canvas") {
        Canvas { context, size in context.draw(Text("Drawn"), at: CGPoint(x: size.width / 2, y: size.height / 2)) }
          .frame(width: 100, height: 50)
      } mended: {
        Canvas { context, size in context.draw(Text("Drawn"), at: CGPoint(x: size.width / 2, y: size.height / 2)) }
          .frame(width: 100, height: 50)
          .accessibilityLabel("Drawn")
      },
      Plant(.elementDetection, "a hidden stack beside an element") {
        VStack {
          Text("Price")
          HStack { Text("12") }.accessibilityHidden(true)
        }
      } mended: {
        VStack {
          Text("Price")
          HStack { Text("12") }
        }
      },
      Plant(.elementDetection, "text drawn far outside of its element") {
        Text("Moved").offset(y: 200).accessibilityHidden(true)
      } mended: {
        Text("Moved").offset(y: 200)
      },
    ]
  }

  static var hitRegion: [Plant] {
    [
      Plant(.hitRegion, "a button as large as its text") {
        Button("OK") {}.buttonStyle(.plain)
      } mended: {
        Button {
        } label: {
          Text("OK").frame(width: 60, height: 44)
        }
        .buttonStyle(.plain)
      },
      Plant(.hitRegion, "a small symbol") {
        Button {
        } label: {
          Image(systemName: "xmark").frame(width: 20, height: 20)
        }
      } mended: {
        Button {
        } label: {
          Image(systemName: "xmark").frame(width: 44, height: 44)
        }
      },
      Plant(.hitRegion, "wide and flat") {
        Button {
        } label: {
          Text("Wide").frame(width: 200, height: 30)
        }
      } mended: {
        Button {
        } label: {
          Text("Wide").frame(width: 200, height: 50)
        }
      },
      Plant(.hitRegion, "at the edge of the window") {
        Button {
        } label: {
          Text("Edge").frame(width: 60, height: 60)
        }
        .position(x: 10, y: 300)
      } mended: {
        Button {
        } label: {
          Text("Edge").frame(width: 60, height: 60)
        }
        .position(x: 100, y: 300)
      },
    ]
  }

  static var dynamicType: [Plant] {
    [
      Plant(.dynamicType, "a font of fixed size") {
        Text("Fixed").font(.system(size: 16))
      } mended: {
        Text("Grows").font(.body)
      },
      Plant(.dynamicType, "a title of fixed size") {
        Text("Title").font(.system(size: 28, weight: .bold))
      } mended: {
        Text("Title").font(.title)
      },
      Plant(.dynamicType, "a custom font of fixed size") {
        Text("Own").font(.custom("Cantarell", fixedSize: 17))
      } mended: {
        Text("Own").font(.custom("Cantarell", size: 17))
      },
      Plant(.dynamicType, "one size for all") {
        Text("Capped").dynamicTypeSize(.large)
      } mended: {
        Text("Capped")
      },
    ]
  }

  static var textClipped: [Plant] {
    let long: String = "A sentence that is a good deal longer than the line"
    return [
      Plant(.textClipped, "one line in a narrow frame") {
        Text(long).lineLimit(1).frame(width: 120)
      } mended: {
        Text(long).frame(width: 300)
      },
      Plant(.textClipped, "a frame of fixed height") {
        Text(long).frame(width: 200, height: 44)
      } mended: {
        Text(long).frame(width: 300)
      },
      Plant(.textClipped, "cut by a clip") {
        Text("Cut off").fixedSize().frame(width: 30, alignment: .leading).clipped()
      } mended: {
        Text("Cut").fixedSize().frame(width: 300, alignment: .leading).clipped()
      },
      Plant(.textClipped, "two texts side by side at large sizes only") {
        HStack {
          Text("Departure at noon").lineLimit(1)
          Text("Arrival at night").lineLimit(1)
        }
      } mended: {
        VStack {
          Text("Departure at noon")
          Text("Arrival at night")
        }
      },
    ]
  }
}
