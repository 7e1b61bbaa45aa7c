import AccessibilityTree
import CoreGraphics
import HostInterface
import LayoutEngine
import SwiftUICore

/// How a control shows its panel on a phone; on a desktop panels are popovers.
nonisolated enum ControlPanelForm {
  case popover
  /// A sheet at the bottom of the window, as high as the panel.
  case sheet

  fileprivate func isSheet(_ idiom: Idiom) -> Bool { self == .sheet && idiom == .phone }

  fileprivate func traits(in environment: EnvironmentValues) -> PresentationTraits {
    let isSheet: Bool = isSheet(environment.idiom)
    return PresentationTraits(
      backdrop: AnyView(ControlPanelBackdrop(isDark: isSheet)),
      transition: isSheet && !environment.accessibilityReduceMotion ? .move(edge: .bottom) : .opacity,
      animation: .easeOut(duration: isSheet ? 0.25 : 0.15))
  }
}

extension View {
  /// Shows the panel of a control while a value is true. A press outside and Escape close the panel.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the panel is there.
  ///   - label: Makes the name of the panel for assistive technologies.
  ///   - form: The form on a phone.
  ///   - panel: Makes the panel.
  nonisolated func controlPanel<Name: View, Panel: View>(
    isPresented: Binding<Bool>, label: Name, onPhone form: ControlPanelForm, @ViewBuilder panel: @escaping () -> Panel
  ) -> some View {
    modifier(
      PresentationModifier(
        item: { isPresented.wrappedValue ? true : nil }, id: { AnyHashable($0) }, traits: form.traits,
        dismiss: { isPresented.wrappedValue = false }
      ) { _ in
        ControlPanel(form: form, label: label, content: panel())
      })
  }
}

/// Closes a panel when a pointer goes down outside.
private struct ControlPanelBackdrop: View {
  let isDark: Bool
  @Environment(\.presentation) private var presentation: Presentation?

  nonisolated init(isDark: Bool) { self.isDark = isDark }

  var body: some View {
    ZStack {
      if isDark { Color.black.opacity(0.2).ignoresSafeArea().accessibilityHidden(true) }
      PressOutside { presentation?.dismissInteractively() }
    }
  }
}

/// A panel on its ground. Modifiers around the control that opens it change nothing in it, but for tint, text size and
/// language.
nonisolated private struct ControlPanel<Name: View, Content: View>: View {
  let form: ControlPanelForm
  let label: Name
  let content: Content
  @Environment(\.idiom) private var idiom: Idiom
  @Environment(\.presentation) private var presentation: Presentation?

  init(form: ControlPanelForm, label: Name, content: Content) {
    self.form = form
    self.label = label
    self.content = content
  }

  @MainActor var body: some View {
    Group {
      if form.isSheet(idiom) {
        content
          .frame(maxWidth: .infinity)
          .background {
            RaisedGround()
              .clipShape(UnevenRoundedRectangle(topLeadingRadius: 14, topTrailingRadius: 14))
              .ignoresSafeArea(edges: .bottom)
          }
          .accessibilityElement(children: .contain)
          .accessibilityLabel { _ in label }
          .modifier(BottomPlacement())
      } else {
        PopoverBubble(
          content: content.accessibilityElement(children: .contain).accessibilityLabel { _ in label },
          ground: RaisedGround())
      }
    }
    .environment(\.labelsVisibility, .automatic)
    .environment(\.font, nil)
    .environment(\.controlSize, .regular)
    .modifier(
      KeyResponderModifier { key in
        guard key.key == .escape, key.phase != .up else { return false }
        presentation?.dismissInteractively()
        return true
      })
  }
}

/// Places a view at the bottom of the window's safe area, as high as the view asks for.
nonisolated private struct BottomPlacement: PrimitiveModifier {
  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let window = inputs.window.window
    return Container.unary(inputs: inputs, child: body) {
      let area: HostWindow.Insets = window.value.safeArea
      return BottomLayout(top: area.top, bottom: area.bottom)
    }
  }
}

nonisolated private struct BottomLayout: LayoutAlgorithm, Equatable {
  let top: CGFloat
  let bottom: CGFloat

  func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func place(in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]) -> [LayoutPlacement] {
    children.map { child in
      let asked: CGSize = child.sizeThatFits(ProposedViewSize(width: size.width, height: nil))
      let offer = CGSize(width: size.width, height: min(asked.height, max(0, size.height - top - bottom)))
      return LayoutPlacement(
        origin: CGPoint(x: 0, y: size.height - bottom - offer.height), proposal: ProposedViewSize(offer))
    }
  }
}
