import AccessibilityTree
import CoreGraphics
import SwiftUIControls
import SwiftUICore
import UIFoundation

/// Segments as SwiftUI shows and operates them.
struct SegmentedContent: View {
  unowned let control: UISegmentedControl

  init(control: UISegmentedControl) { self.control = control }

  var body: some View {
    // The control is an object: the content follows its changes.
    control.changes.follow()
    return Group {
      if control.hasOwnLook { OwnSegments(control: control) } else { picker }
    }
    .disabled(!control.isEnabled)
  }

  private var picker: some View {
    Picker("", selection: Binding(get: { control.selectedSegmentIndex }, set: { control.choose($0) })) {
      ForEach(Array(control.segments.enumerated()), id: \.offset) { index, segment in
        Group {
          if let image = segment.image {
            Image(uiKit: image).accessibilityLabel(Text(verbatim: segment.name(index)))
          } else {
            Text(verbatim: segment.name(index))
          }
        }
        .tag(index)
      }
    }
    .labelsHidden()
    .pickerStyle(.segmented)
  }
}

/// Segments with widths, pictures and letters of their own.
private struct OwnSegments: View {
  unowned let control: UISegmentedControl
  @State private var pressed: Int?

  init(control: UISegmentedControl) { self.control = control }

  private func state(_ index: Int) -> UIControl.State {
    if !control.isEnabled || !control.segments[index].isEnabled { return .disabled }
    if index == control.selectedSegmentIndex { return .selected }
    return pressed == index ? .highlighted : .normal
  }

  var body: some View {
    let _ = control.changes.follow()
    let widths: [CGFloat] = control.widths(in: control.bounds.width)
    HStack(spacing: 0) {
      ForEach(Array(control.segments.enumerated()), id: \.offset) { index, segment in
        button(index, segment).frame(width: widths.indices.contains(index) ? widths[index] : nil)
          .overlay(alignment: .leading) { if index > 0 { divider(index) } }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .background { if control.parts.backgrounds.isEmpty { RoundedRectangle(cornerRadius: 9).fill(.fill.tertiary) } }
    .onMoveCommand { direction in
      switch direction {
      case .left, .up: move(by: control.isRightToLeft ? 1 : -1)
      case .right, .down: move(by: control.isRightToLeft ? -1 : 1)
      }
    }
    .accessibilityElement(children: .contain)
    .accessibility { properties, _ in properties.role = .segmentedControl }
  }

  /// The next segment that can be chosen, for keys.
  private func move(by step: Int) {
    var index: Int = control.selectedSegmentIndex + step
    while control.segments.indices.contains(index) {
      if control.segments[index].isEnabled { return control.choose(index) }
      index += step
    }
  }

  private func button(_ index: Int, _ segment: SegmentItem) -> some View {
    let isChosen: Bool = index == control.selectedSegmentIndex
    let moved: UIOffset = control.parts.adjustment(of: index, among: control.segments.count)
    return Button {
      control.choose(index)
    } label: {
      label(index, segment)
        .offset(x: segment.offset.width + moved.horizontal, y: segment.offset.height + moved.vertical)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background { ground(index) }
        .contentShape(Rectangle())
    }
    .buttonStyle(SegmentStyle { pressed = $0 ? index : nil })
    .disabled(!segment.isEnabled)
    .accessibilityLabel(Text(verbatim: segment.name(index)))
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }

  @ViewBuilder private func label(_ index: Int, _ segment: SegmentItem) -> some View {
    let attributes: [NSAttributedString.Key: Any] = control.parts.attributes.shown(in: state(index)) ?? [:]
    let isFaint: Bool = !segment.isEnabled && attributes.isEmpty
    Group {
      if let image = segment.image {
        Image(uiKit: image)
      } else {
        Text(AttributedString(uiKit: NSAttributedString(string: segment.name(index), attributes: attributes)))
          .font(.system(size: 13, weight: index == control.selectedSegmentIndex ? .semibold : .medium))
      }
    }
    .lineLimit(1)
    .opacity(isFaint ? 0.5 : 1)
  }

  @ViewBuilder private func ground(_ index: Int) -> some View {
    let isChosen: Bool = index == control.selectedSegmentIndex
    if let image = control.parts.backgrounds.shown(in: state(index)) {
      Image(uiKit: image).resizable().accessibilityHidden(true)
    } else if isChosen {
      let color: UIColor = control.selectedSegmentTintColor ?? .systemBackground
      RoundedRectangle(cornerRadius: 7).fill(Color(uiKit: color)).shadow(color: .black.opacity(0.15), radius: 3, y: 1)
        .padding(2)
    }
  }

  @ViewBuilder private func divider(_ index: Int) -> some View {
    let isBesideChosen: Bool = [index - 1, index].contains(control.selectedSegmentIndex)
    if let image = control.parts.dividers.shown(state(index - 1), state(index)) {
      Image(uiKit: image).offset(x: -image.size.width / 2).accessibilityHidden(true).allowsHitTesting(false)
    } else if control.parts.backgrounds.isEmpty, !isBesideChosen {
      Rectangle().fill(.separator).frame(width: 1).padding(.vertical, 8).accessibilityHidden(true)
        .allowsHitTesting(false)
    }
  }
}

/// The label alone; it tells whether the segment is pressed.
private struct SegmentStyle: ButtonStyle {
  let follow: (Bool) -> Void

  init(_ follow: @escaping (Bool) -> Void) { self.follow = follow }

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onChange(of: configuration.isPressed) { _, isPressed in follow(isPressed) }
  }
}
