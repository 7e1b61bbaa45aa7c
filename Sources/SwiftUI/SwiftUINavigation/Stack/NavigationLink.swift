import HostInterface
import SwiftUICollections
import SwiftUIControls
import SwiftUICore

/// A button that pushes a screen on the navigation stack around it.
///
/// With a value the screen is the one that `navigationDestination(for:destination:)` has for values of that type; with a view
/// the view is the screen. In a row of a list on a phone the whole row is the link, with an arrow at its end. Outside of a stack,
/// and with nil for a value, a link is disabled.
///
/// ```swift
/// NavigationLink("Chapter 1", value: 1)
///
/// NavigationLink {
///   SettingsView()
/// } label: {
///   Label("Settings", systemImage: "gear")
/// }
/// ```
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
  let label: Label
  let target: LinkTarget<Destination>

  init(label: Label, target: LinkTarget<Destination>) {
    self.label = label
    self.target = target
  }

  /// Makes a link that pushes a view.
  ///
  /// - Parameters:
  ///   - destination: Makes the screen.
  ///   - label: Makes the label.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .view(destination(), isActive: nil))
  }

  /// Makes a link that pushes a view.
  ///
  /// - Parameters:
  ///   - destination: The screen.
  ///   - label: Makes the label.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .view(destination, isActive: nil))
  }

  @MainActor public var body: some View {
    switch target {
    case .value(let value): ValueLink(label: label, value: value)
    case .view(let destination, let isActive):
      ViewLink(label: label, destination: destination, isActive: isActive)
    }
  }

  /// Says whether the link shows its screen in the detail column of a navigation view; the columns decide today.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

/// What a link pushes.
enum LinkTarget<Destination> {
  /// A value; nil for a link that is disabled.
  case value((any Hashable)?)
  case view(Destination, isActive: Binding<Bool>?)
}

extension NavigationLink where Destination == Never {
  /// Makes a link that pushes a value.
  ///
  /// - Parameters:
  ///   - value: The value; nil disables the link.
  ///   - label: Makes the label.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .value(value.map { $0 as any Hashable }))
  }

  /// Makes a link that pushes a value which can be stored with its path.
  ///
  /// - Parameters:
  ///   - value: The value; nil disables the link.
  ///   - label: Makes the label.
  public init<P: Hashable & Codable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .value(value.map { $0 as any Hashable }))
  }
}

/// A link with a value.
private struct ValueLink<Label: View>: View {
  let label: Label
  let value: (any Hashable)?

  var body: some View {
    StackReader { controller, isInRow in
      LinkButton(label: label, isInRow: isInRow, isUsable: controller != nil && value != nil) {
        if let value { controller?.push(value) }
      }
    }
  }
}

/// A link with a view.
private struct ViewLink<Label: View, Destination: View>: View {
  let label: Label
  let destination: Destination
  let isActive: Binding<Bool>?
  @State private var isPushed: Bool = false

  init(label: Label, destination: Destination, isActive: Binding<Bool>?) {
    self.label = label
    self.destination = destination
    self.isActive = isActive
  }

  var body: some View {
    let active: Binding<Bool> = isActive ?? $isPushed
    StackReader { controller, isInRow in
      LinkButton(label: label, isInRow: isInRow, isUsable: controller != nil) { active.wrappedValue = true }
    }
    .modifier(
      StackPresentation<Bool, Destination>(
        item: { active.wrappedValue ? true : nil }, id: { AnyHashable($0) }, dismiss: { active.wrappedValue = false },
        content: { _ in destination }))
  }
}

/// The button of a link.
private struct LinkButton<Label: View>: View {
  let label: Label
  let isInRow: Bool
  let isUsable: Bool
  let push: () -> Void
  @Environment(\.idiom) private var idiom: Idiom
  @Environment(\.navigationLinkIndicatorVisibility) private var indicator: Visibility

  init(label: Label, isInRow: Bool, isUsable: Bool, push: @escaping () -> Void) {
    self.label = label
    self.isInRow = isInRow
    self.isUsable = isUsable
    self.push = push
  }

  var body: some View {
    if isInRow {
      Button(action: push) {
        HStack(spacing: 8) {
          label
          Spacer(minLength: 0)
          if showsArrow {
            Image(systemName: "chevron.forward")
              .font(.footnote.weight(.semibold))
              .foregroundStyle(.tertiary)
              .accessibilityHidden(true)
          }
        }
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .disabled(!isUsable)
    } else {
      Button(action: push) { label }.disabled(!isUsable)
    }
  }

  private var showsArrow: Bool {
    switch indicator {
    case .automatic: idiom == .phone
    case .visible: true
    case .hidden: false
    }
  }
}

struct LinkIndicatorKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// Whether links in rows of lists have an arrow at their end.
  public var navigationLinkIndicatorVisibility: Visibility {
    get { self[LinkIndicatorKey.self] }
    set { self[LinkIndicatorKey.self] = newValue }
  }
}

extension View {
  /// Shows or hides the arrow at the end of links in rows of lists.
  ///
  /// - Parameter visibility: Whether it is there; `.automatic` shows it on a phone.
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    environment(\.navigationLinkIndicatorVisibility, visibility)
  }
}
