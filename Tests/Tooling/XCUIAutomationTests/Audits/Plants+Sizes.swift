import SwiftUI

extension Plant {
  static var moreDynamicType: [Plant] {
    [
      Plant(.dynamicType, "a button of fixed size") {
        Button("Pay") {}.font(.system(size: 20))
      } mended: {
        Button("Pay") {}.font(.title3)
      },
      Plant(.dynamicType, "a range of sizes that ends at the standard one") {
        VStack { Text("Range") }.dynamicTypeSize(...DynamicTypeSize.large)
      } mended: {
        VStack { Text("Range") }.dynamicTypeSize(DynamicTypeSize.small...)
      },
      Plant(.dynamicType, "figures of fixed size beside words that grow") {
        HStack {
          Text("Balance").font(.headline)
          Text("1,204").font(.system(size: 17, weight: .semibold, design: .monospaced))
        }
      } mended: {
        HStack {
          Text("Balance").font(.headline)
          Text("1,204").font(.headline.monospaced())
        }
      },
      Plant(.dynamicType, "a size from a constant") {
        Text("Score").font(.system(size: CGFloat(24) * 1.5))
      } mended: {
        ScaledText()
      },
    ]
  }

  static var moreTextClipped: [Plant] {
    let long: String = "Transfer the amount to another account of yours"
    return [
      Plant(.textClipped, "two lines at most") {
        Text(long).lineLimit(2).frame(width: 180)
      } mended: {
        Text(long).lineLimit(nil).fixedSize(horizontal: false, vertical: true).frame(width: 300)
      },
      Plant(.textClipped, "a button of fixed height") {
        Button {
        } label: {
          Text(long).frame(width: 220, height: 48)
        }
        .clipped()
      } mended: {
        Button {
        } label: {
          Text(long).frame(minHeight: 48)
        }
      },
      Plant(.textClipped, "a circle too small for its word") {
        Text("Seventeen").fixedSize().frame(width: 60, height: 60).clipShape(Circle())
      } mended: {
        Text("Seventeen").fixedSize().padding(200).clipShape(Circle())
      },
      Plant(.textClipped, "moved out of the window") {
        Text("Far away").offset(x: 190)
      } mended: {
        Text("Far away").offset(x: 10)
      },
      Plant(.textClipped, "a row of words that cannot wrap") {
        HStack {
          ForEach(["Monday", "Tuesday", "Wednesday"], id: \.self) { Text($0).fixedSize() }
        }
      } mended: {
        VStack {
          ForEach(["Monday", "Tuesday", "Wednesday"], id: \.self) { Text($0) }
        }
      },
      Plant(.textClipped, "a column higher than the window") {
        VStack {
          ForEach(0..<14, id: \.self) { Text("Entry \($0)").font(.title).fixedSize() }
        }
      } mended: {
        ScrollView {
          VStack {
            ForEach(0..<14, id: \.self) { Text("Entry \($0)").font(.title) }
          }
        }
      },
    ]
  }

  private struct ScaledText: View {
    @ScaledMetric private var size: CGFloat = 36

    var body: some View { Text("Score").font(.system(size: size)) }
  }
}
