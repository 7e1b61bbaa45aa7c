import SwiftUI
import ViewTestSupport

/// A view with a value that a test reads and sets.
struct ValueRoot<Value, Content: View>: View {
  let remote: Remote<Value>
  @State var value: Value
  let content: (Binding<Value>) -> Content

  init(_ remote: Remote<Value>, _ value: Value, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
    self.remote = remote
    _value = State(initialValue: value)
    self.content = content
  }

  var body: some View { content($value).handing($value, to: remote) }
}
