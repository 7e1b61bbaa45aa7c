import SwiftUI

/// Gestures, hovering and keys: each example shows the last event that it received.
struct GesturesPage: View {
  @State private var note: String = "Nothing yet"

  var body: some View {
    Text(note).font(.headline).lineLimit(1)
    Example("Taps") {
      Tiles {
        tile("Twice or once", .blue)
          .onTapGesture(count: 2) { note = "Tapped twice" }
          .onTapGesture { note = "Tapped once" }
        tile("Hold", .purple)
          .onLongPressGesture {
            note = "Held"
          } onPressingChanged: {
            note = $0 ? "Pressing" : note
          }
        tile("Where", .teal)
          .onTapGesture { place in note = "Tapped \(Int(place.x)), \(Int(place.y))" }
      }
    }
    Example("Drag it") { DraggedCircle(note: $note) }
    Example("Pinch and turn it") { TurnedSquare() }
    Example("Who comes first") {
      Tiles {
        nested("Inner") { $0.gesture(outer) }
        nested("Outer") { $0.highPriorityGesture(outer) }
        nested("Both") { $0.simultaneousGesture(outer) }
      }
    }
    Example("The pointer rests") { HoveredTiles(note: $note) }
    Example("Keys") { KeyTiles(note: $note) }
  }

  private var outer: some Gesture { TapGesture().onEnded { note += " outer" } }

  private func nested(_ title: String, _ attach: (AnyView) -> some View) -> some View {
    attach(AnyView(tile(title, .orange).onTapGesture { note = "inner" }.padding(8).background(.quaternary)))
  }
}

/// Beside each other where they fit, else one under the other.
private struct Tiles<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 12) { content }
      VStack(alignment: .leading, spacing: 12) { content }
    }
  }
}

@MainActor
private func tile(_ title: String, _ color: Color) -> some View {
  Text(title)
    .font(.caption)
    .foregroundStyle(.white)
    .padding(8)
    .frame(minHeight: 44)
    .background(color, in: RoundedRectangle(cornerRadius: 8))
}

private struct DraggedCircle: View {
  @Binding var note: String
  @GestureState private var offset: CGSize = .zero
  @State private var place: CGSize = .zero

  var body: some View {
    Circle()
      .fill(.green)
      .frame(width: 44, height: 44)
      .offset(x: place.width + offset.width, y: place.height + offset.height)
      .gesture(
        LongPressGesture(minimumDuration: 0.1).sequenced(before: DragGesture(coordinateSpace: .global))
          .updating($offset) { value, offset, _ in
            if case .second(_, let drag?) = value { offset = drag.translation }
          }
          .onEnded { value in
            guard case .second(_, let drag?) = value else { return }
            place.width += drag.translation.width
            place.height += drag.translation.height
            note = "Dragged at \(Int(drag.velocity.width)) points a second"
          }
      )
      .pointerStyle(.grabIdle)
      .defersSystemGestures(on: .vertical)
      .accessibilityElement()
      .accessibilityLabel("Circle")
      .accessibilityAction(named: "Move to the start") { place = .zero }
  }
}

private struct TurnedSquare: View {
  @GestureState private var size: CGFloat = 1
  @GestureState private var angle: Angle = .zero

  var body: some View {
    RoundedRectangle(cornerRadius: 8)
      .fill(.pink)
      .frame(width: 60, height: 60)
      .scaleEffect(size)
      .rotationEffect(angle)
      .gesture(MagnifyGesture().updating($size) { value, size, _ in size = max(0.2, value.magnification) })
      .simultaneousGesture(RotateGesture().updating($angle) { value, angle, _ in angle = value.rotation })
      .accessibilityHidden(true)
  }
}

private struct HoveredTiles: View {
  @Binding var note: String

  var body: some View {
    Tiles {
      tile("Over", .indigo).onHover { note = $0 ? "Over" : "Out" }
      tile("Place", .brown).onContinuousHover { phase in
        if case .active(let place) = phase { note = "At \(Int(place.x)), \(Int(place.y))" }
      }
      tile("Help", .gray).help("A short explanation").pointerStyle(.link)
      tile("Large", .purple).accessibilityShowsLargeContentViewer { Label("Large while pressed", systemImage: "plus") }
      tile("Light", .cyan).hoverEffect(.highlight)
      tile("Lift", .mint).hoverEffect().defaultHoverEffect(.lift)
      tile("Still", .gray).hoverEffect().hoverEffectDisabled().pointerVisibility(.visible)
    }
  }
}

private struct KeyTiles: View {
  @Binding var note: String

  var body: some View {
    Tiles {
      Button("Control-G") { note = "By its shortcut" }.keyboardShortcut("g")
      Button("Return") { note = "The usual answer" }.keyboardShortcut(.defaultAction)
      tile("Type here", .red)
        .focusable()
        .focusEffectDisabled(false)
        .onKeyPress(characters: .letters) { press in
          note = "Typed \(press.characters)"
          return .handled
        }
        .onMoveCommand { note = "Arrow \($0)" }
        .onDeleteCommand { note = "Delete" }
        .onExitCommand { note = "Escape" }
    }
    .focusSection()
    .onModifierKeysChanged(mask: .shift, initial: false) { _, new in note = new.isEmpty ? "No Shift" : "Shift" }
  }
}
