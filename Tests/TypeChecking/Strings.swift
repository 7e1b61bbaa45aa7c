// scopes: 25000
import SwiftUI

/// Strings put together. Where a key to be looked up would do as well, the compiler tries each `+` there is for the key
/// first, so that the cost grows with each further `+`; two stand here for that.
struct Strings: View {
  var name: String = ""
  var count: Int = 3

  var body: some View {
    VStack {
      Text(verbatim: "a" + name + "b" + name)
      Image(systemName: "a" + name + "b" + name)
      Text("a" + name)
      Text(name + name)
      Button("a" + name) {}
      Label("a" + name, systemImage: "b" + name)
      Text("a" + name + "b")
      Text("A").missing()  // error: missing
    }
  }
}
