// scopes: 10000
import SwiftUI

/// Numbers worked out within interpolated strings, before a missing name.
struct Interpolations: View {
  var count: Int = 3
  var width: CGFloat = 1
  var part: Double = 1
  var name: String = ""

  var body: some View {
    VStack {
      Text("\(count * 2 + 1) of \(count - 1)")
      Text("\(count * 2 + 1 - count / 3) of \((width + 2) * 2 + CGFloat(count) / 3 - width)")
      Text("\(part * 100 - Double(count), specifier: "%.1f") %")
      Text("\(name + " " + name)")
      Text("\(count > 2 ? name : "none")")
      Text(part * 100 + 0.5 - Double(count), format: .number)
      Button("\(count + 1) of \(count * 2 + 1)") {}
      Label("\(count + 1) of \(count * 2 + 1)", systemImage: "star")
      Text("A").accessibilityLabel("\(count * 2 + 1) of \(count)")
      Text("A").accessibilityValue("\(count * 2 + 1) of \(count)")
      Text("\(missing + 1) of \(count)")  // error: missing
    }
  }
}

/// A member that there is not, within an interpolated string.
struct MissingMember: View {
  var name: String = ""

  var body: some View {
    VStack {
      Text("\(name.count * 2 + 1) of \(name.count - 1)")
      Text("\(name.missing) of \(name.count + 1)")  // error: missing
    }
  }
}
