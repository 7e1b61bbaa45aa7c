import SwiftUI

extension Plant {
  /// Text on materials of several kinds, in the two appearances, and of controls.
  static var moreContrast: [Plant] {
    [
      Plant(.contrast, "white on a system colour") {
        Button {
        } label: {
          Text("Continue").foregroundStyle(.white).padding().background(.mint)
        }
      } mended: {
        Button {
        } label: {
          Text("Continue").foregroundStyle(.black).padding().background(.mint)
        }
      },
      Plant(.contrast, "grey on dark in the dark appearance") {
        Text("Night").foregroundStyle(Color(white: 0.3)).padding().background(.black).preferredColorScheme(.dark)
      } mended: {
        Text("Night").foregroundStyle(Color(white: 0.7)).padding().background(.black).preferredColorScheme(.dark)
      },
      Plant(.contrast, "a black that does not follow the dark appearance") {
        Text("Ink").foregroundStyle(.black).preferredColorScheme(.dark)
      } mended: {
        Text("Ink").foregroundStyle(.primary).preferredColorScheme(.dark)
      },
      Plant(.contrast, "one faint word in a line") {
        Text("Read \(Text("this").foregroundStyle(Color(white: 0.8))) too")
      } mended: {
        Text("Read \(Text("this").foregroundStyle(Color(white: 0.35))) too")
      },
      Plant(.contrast, "text over a picture of stripes") {
        Text("Over stripes").padding(30).background {
          HStack(spacing: 0) {
            ForEach(0..<6, id: \.self) { index in
              Rectangle().fill(index.isMultiple(of: 2) ? Color.black : .white).frame(width: 30)
            }
          }
        }
      } mended: {
        Text("Over stripes").padding(4).background(.white).padding(30).background {
          HStack(spacing: 0) {
            ForEach(0..<6, id: \.self) { index in
              Rectangle().fill(index.isMultiple(of: 2) ? Color.black : .white).frame(width: 30)
            }
          }
        }
      },
      Plant(.contrast, "white with a gradient of pale colours") {
        Text("Pale").font(.system(size: 40)).foregroundStyle(
          LinearGradient(colors: [.yellow, .white], startPoint: .top, endPoint: .bottom))
      } mended: {
        Text("Deep").font(.system(size: 40)).foregroundStyle(
          LinearGradient(colors: [.indigo, .black], startPoint: .top, endPoint: .bottom))
      },
      Plant(.contrast, "a placeholder made of faint text") {
        VStack { Text("Search the shop").foregroundStyle(.gray.opacity(0.5)) }
      } mended: {
        VStack { Text("Search the shop").foregroundStyle(Color(white: 0.35)) }
      },
      Plant(.contrast, "a small red on blue") {
        Text("Late").font(.system(size: 12)).foregroundStyle(.red).padding().background(.blue)
      } mended: {
        Text("Late").font(.system(size: 12)).foregroundStyle(.white).padding().background(Color(white: 0.1))
      },
    ]
  }

  static var moreElementDetection: [Plant] {
    [
      Plant(.elementDetection, "children that an empty element replaces") {
        VStack { Text("Balance") }.accessibilityHidden(true)
      } mended: {
        VStack { Text("Balance") }.accessibilityElement(children: .combine)
      },
      Plant(.elementDetection, "text that only an overlay draws") {
        Color.clear.frame(width: 200, height: 80).overlay { Text("Badge").accessibilityHidden(true) }
      } mended: {
        Color.clear.frame(width: 200, height: 80).overlay { Text("Badge") }
      },
      Plant(.elementDetection, "figures of a drawing") {
        Canvas { context, _ in
          for index in 0..<3 { context.draw(Text("\(index)0"), at: CGPoint(x: 30, y: 20 + index * 30)) }
        }
        .frame(width: 120, height: 120)
      } mended: {
        Canvas { context, _ in
          for index in 0..<3 { context.draw(Text("\(index)0"), at: CGPoint(x: 30, y: 20 + index * 30)) }
        }
        .frame(width: 120, height: 120)
        .accessibilityElement().accessibilityLabel("Scale from 0 to 20")
      },
      Plant(.elementDetection, "a hidden footnote below a list") {
        VStack {
          ForEach(0..<3, id: \.self) { Text("Row \($0)") }
          Text("All prices with tax").font(.footnote).accessibilityHidden(true)
        }
      } mended: {
        VStack {
          ForEach(0..<3, id: \.self) { Text("Row \($0)") }
          Text("All prices with tax").font(.footnote)
        }
      },
    ]
  }
}
