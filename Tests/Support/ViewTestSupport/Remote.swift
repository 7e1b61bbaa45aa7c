import SwiftUI

/// Reaches into a view from outside: the view hands out what a test is to call.
@MainActor
package final class Remote<Value> {
  package var binding: Binding<Value>?

  package nonisolated init() {}

  package var value: Value? {
    get { binding?.wrappedValue }
    set { if let newValue { binding?.wrappedValue = newValue } }
  }
}

extension View {
  /// Hands a binding of the view to a test.
  package func handing<Value>(_ binding: Binding<Value>, to remote: Remote<Value>) -> some View {
    onAppear { remote.binding = binding }
  }
}
