import SwiftUICore

/// What items can be done with, as a list of buttons.
package struct ShareDestinationList: View {
  /// A further thing to do with the items.
  package struct Action {
    let title: String
    let image: Image?
    let perform: () -> Void

    package init(title: String, image: Image?, perform: @escaping () -> Void) {
      self.title = title
      self.image = image
      self.perform = perform
    }
  }

  private let destinations: [ShareDestination]
  private let actions: [Action]
  private let request: (ShareDestination) -> ShareRequest
  private let end: (ShareDestination?) -> Void

  /// - Parameters:
  ///   - destinations: Where the items may go.
  ///   - actions: What else can be done.
  ///   - request: Makes the items when they are to go somewhere.
  ///   - end: Called with the destination to which the items went, or with nil when the person gave up.
  package init(
    destinations: [ShareDestination], actions: [Action], request: @escaping (ShareDestination) -> ShareRequest,
    end: @escaping (ShareDestination?) -> Void
  ) {
    self.destinations = destinations
    self.actions = actions
    self.request = request
    self.end = end
  }

  package var body: some View {
    Rows(list: self).modifier(ShareScope())
  }

  private struct Rows: View {
    let list: ShareDestinationList
    @Environment(\.sharePerformer) private var performer: SharePerformer?

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(list.destinations, id: \.self) { destination in
          row {
            Label(destination.title, systemImage: destination.systemImage)
          } action: {
            performer?.perform(destination, list.request(destination))
            list.end(destination)
          }
        }
        ForEach(list.actions.indices, id: \.self) { index in
          let action: Action = list.actions[index]
          row {
            Label {
              Text(verbatim: action.title)
            } icon: {
              action.image
            }
          } action: {
            action.perform()
          }
        }
        Button("Cancel", role: .cancel) { list.end(nil) }
          .keyboardShortcut(.cancelAction)
          .frame(maxWidth: .infinity)
          .padding(.top, 12)
      }
      .padding()
    }

    private func row<L: View>(@ViewBuilder label: () -> L, action: @escaping () -> Void) -> some View {
      let label: L = label()
      return Button(action: action) {
        label.frame(maxWidth: .infinity, minHeight: 44, alignment: .leading).contentShape(.rect)
      }
      .buttonStyle(.plain)
    }
  }
}
