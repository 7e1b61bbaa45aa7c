// scopes: 12000
import SwiftUI

/// A missing name in an action, after actions and views that are all right.
struct Actions: View {
  @State var isOn: Bool = false
  @State var count: Int = 3
  var width: CGFloat = 1

  var body: some View {
    VStack {
      Button {
        withAnimation(.easeInOut(duration: 0.3)) { isOn = count * 2 + 1 > 3 }
      } label: {
        Text("\(count * 2 + 1)").padding(width * 2 + 1 - width / 3)
      }
      Text("A").onChange(of: count) { count = count * 2 + 1 - count / 3 }
      Text("A").onChange(of: count) { old, new in isOn = new * 2 + 1 > old }
      Text("A").onAppear { count = count * 2 + 1 - count / 3 }
      Text("A").task { count = count * 2 + 1 - count / 3 }
      Button("A") { missing(count * 2 + 1) }  // error: missing
    }
  }
}
