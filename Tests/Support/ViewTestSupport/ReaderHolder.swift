import SwiftUI

extension Remote where Value == ScrollViewProxy? {
  package var proxy: ScrollViewProxy? { binding?.wrappedValue }
}

/// A scroll view inside a reader whose proxy a test gets.
package struct ReaderHolder<Content: View>: View {
  private let axes: Axis.Set
  private let remote: Remote<ScrollViewProxy?>
  private let content: Content

  package init(
    _ axes: Axis.Set = .vertical, remote: Remote<ScrollViewProxy?>, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.remote = remote
    self.content = content()
  }

  package var body: some View {
    ScrollViewReader { proxy in
      ScrollView(axes) { content }
        .onAppear { remote.binding = .constant(proxy) }
    }
  }
}
