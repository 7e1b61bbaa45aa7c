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
///   Text("Nothing to set")
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
    Group {
      switch target {
      case .value(let value, let tag): ValueLink(label: label, value: value, tag: tag)
      case .view(let destination, let isActive):
        ViewLink(label: label, destination: destination, isActive: isActive)
      }
    }
    ._trait(ShowsRowBadgeTrait.self, true)
  }

  /// Says whether the link shows its screen in the detail column of a navigation view; the columns decide today.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

/// What a link pushes.
enum LinkTarget<Destination> {
  /// A value; nil for a link that is disabled.
  case value((any Hashable)?, LinkTag)
  case view(Destination, isActive: Binding<Bool>?)
}

extension NavigationLink where Destination == Never {
  /// Makes a link that pushes a value.
  ///
  /// - Parameters:
  ///   - value: The value; nil disables the link.
  ///   - label: Makes the label.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .value(value.map { $0 as any Hashable }, LinkTag(P.self)))
  }

  /// Makes a link that pushes a value which can be stored with its path.
  ///
  /// - Parameters:
  ///   - value: The value; nil disables the link.
  ///   - label: Makes the label.
  public init<P: Hashable & Codable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .value(value.map { $0 as any Hashable }, LinkTag(P.self)))
  }
}

/// A link with a value.
private struct ValueLink<Label: View>: View {
  let label: Label
  let value: (any Hashable)?
  let tag: LinkTag

  var body: some View {
    StackReader { controller, row in
      let leads: Bool = controller?.column?.next != nil
      if leads, row == .selectableRow {
        // The row selects the value, and the program shows it in the next column.
        LinkRow(label: label, column: controller?.column)
      } else {
        LinkButton(label: label, row: row, column: controller?.column, isUsable: controller != nil && value != nil) {
          if let value { controller?.push(value) }
        }
      }
    }
    .modifier(LinkTagModifier(tag: tag, value: value))
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
    StackReader { controller, row in
      LinkButton(label: label, row: row, column: controller?.column, isUsable: controller != nil) {
        active.wrappedValue = true
      }
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
  let row: ListRowPlace
  let column: SplitColumn?
  let isUsable: Bool
  let push: () -> Void

  var body: some View {
    if row == .outside {
      Button(action: push) { label }.disabled(!isUsable)
    } else {
      Button(action: push) { LinkRow(label: label, column: column).contentShape(Rectangle()) }
        .buttonStyle(.plain)
        .disabled(!isUsable)
    }
  }
}

/// A link as the content of a row, with an arrow at its end where rows have arrows.
private struct LinkRow<Label: View>: View {
  let label: Label
  let column: SplitColumn?
  @Environment(\.idiom) private var idiom: Idiom
  @Environment(\.navigationLinkIndicatorVisibility) private var indicator: Visibility
  @Environment(\.rowBadge) private var badge: Badge?

  init(label: Label, column: SplitColumn?) {
    self.label = label
    self.column = column
  }

  var body: some View {
    HStack(spacing: 8) {
      label.modifier(SpokenBadge(badge: badge))
      Spacer(minLength: 0)
      if let badge { RowBadgeLabel(badge: badge) }
      if showsArrow {
        Image(systemName: "chevron.forward")
          .font(.footnote.weight(.semibold))
          .foregroundStyle(.tertiary)
          .accessibilityHidden(true)
      }
    }
  }

  private var showsArrow: Bool {
    switch indicator {
    // A leading column shows the screen beside it; where all columns lie on each other, the link leads away.
    case .automatic: column?.next == nil ? idiom == .phone : column?.controller.situation?.isCollapsed ?? false
    case .visible: true
    case .hidden: false
    }
  }
}
