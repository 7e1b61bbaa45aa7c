// scopes: 8000
import SwiftUI

/// Sums of four numbers as arguments of the modifiers that take a length, before a modifier that there is not.
struct NumbersInModifiers: View {
  var count: Int = 3
  var width: CGFloat = 1
  var part: Double = 1

  var body: some View {
    VStack {
      Text("A").padding((width + 2) * 2 + CGFloat(count) / 3 - width)
      Text("A").padding(.horizontal, (width + 2) * 2 + CGFloat(count) / 3 - width)
      Text("A").scaleEffect((width + 2) * 2 + CGFloat(count) / 3 - width)
      Text("A").scaleEffect(count > 2 ? 1 : (width + 2) * 2 + CGFloat(count) / 3 - width)
      Text("A").aspectRatio((width + 2) * 2 + CGFloat(count) / 3 - width, contentMode: .fit)
      Text("A").lineLimit(count * 2 + 1 - count / 3)
      Text("A").frame(width: (width + 2) * 2 + CGFloat(count) / 3 - width, height: width * 2 - 1)
      Text("A").offset(x: (width + 2) * 2 + CGFloat(count) / 3 - width, y: -width / 2)
      Text("A").opacity(part * 0.5 + Double(count) / 3 - 0.1)
      Text("A").font(.system(size: (width + 2) * 2 + CGFloat(count) / 3 - width, weight: .bold))
      Text("A").cornerRadius((width + 2) * 2 + CGFloat(count) / 3 - width)
      Text("A").shadow(color: .black.opacity(part * 0.5 + 0.1), radius: (width + 2) * 2 - 1, x: 0, y: width / 2)
      Text("A").rotationEffect(.degrees(part * 2 + 3 - Double(count) / 3))
      Text("A").missing((width + 2) * 2 + CGFloat(count) / 3 - width)  // error: missing
    }
  }
}

/// The same sums in the chain that ends with the missing modifier.
struct NumbersBeforeMissingModifier: View {
  var count: Int = 3
  var width: CGFloat = 1

  var body: some View {
    Text("A")
      .padding((width + 2) * 2 + CGFloat(count) / 3)
      .frame(width: width * 2 + CGFloat(count), height: width * 2 - 1)
      .missing()  // error: missing
  }
}

/// A missing name within a sum.
struct MissingNumber: View {
  var width: CGFloat = 1

  var body: some View {
    GeometryReader { geometry in
      Text("A").padding(geometry.size.width * 0.5 - width).offset(x: geometry.size.width * 0.5 - width / 2)
      Text("A").padding((width + 2) * missing + width / 3)  // error: missing
    }
  }
}
