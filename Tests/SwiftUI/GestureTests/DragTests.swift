import CoreGraphics
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import Testing

@MainActor @Suite struct DragTests {
  let notes = Recorder()

  @Test("A drag begins after its least distance and counts from where the pointer went down")
  func drag() throws {
    let host = try window {
      Color.red.gesture(
        DragGesture().onChanged { notes.note("changed", $0.translation.width) }
          .onEnded { notes.note("ended", $0.translation.width) })
    }
    host.down(at: CGPoint(x: 20, y: 20))
    host.move(to: CGPoint(x: 25, y: 20))
    #expect(notes.take().isEmpty)
    host.move(to: CGPoint(x: 40, y: 20))
    host.move(to: CGPoint(x: 500, y: 20))
    #expect(notes.take() == ["changed 20.0", "changed 480.0"], "the pointer is followed outside of the view too")
    host.lift(at: CGPoint(x: 500, y: 20))
    #expect(notes.take() == ["ended 480.0"])
  }

  @Test("A drag knows its velocity, and where it would end a quarter of a second later")
  func velocity() throws {
    var last: DragGesture.Value?
    let host = try window { Color.red.gesture(DragGesture().onEnded { last = $0 }) }
    host.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 120, y: 70), duration: .seconds(0.5))
    let value = try #require(last)
    #expect(abs(value.velocity.width - 200) < 1 && abs(value.velocity.height - 100) < 1, "\(value.velocity)")
    #expect(abs(value.predictedEndLocation.x - 170) < 1 && abs(value.predictedEndTranslation.height - 75) < 1)
    #expect(value.startLocation == CGPoint(x: 20, y: 20))
    #expect(value.time.timeIntervalSinceReferenceDate > 0.49)
  }

  @Test("A gesture state is set back when the drag ends or is cancelled, in its transaction")
  func gestureState() throws {
    struct Board: View {
      let notes: Recorder
      @GestureState(resetTransaction: Transaction(animation: .linear(duration: 1))) private var offset: CGFloat?
      var body: some View {
        let _ = notes.note("offset \(offset.map { "\($0)" } ?? "nil")")
        Color.red.frame(width: 50, height: 50)
          .offset(x: offset ?? 0)
          .gesture(
            DragGesture(minimumDistance: 0, coordinateSpace: .global)
              .updating($offset) { value, state, _ in state = value.translation.width })
      }
    }
    let host = try window { Board(notes: notes) }
    #expect(notes.take() == ["offset nil"])
    host.down(at: middle)
    host.move(to: CGPoint(x: 130, y: 50))
    #expect(notes.take() == ["offset 0.0", "offset 30.0"])
    host.lift(at: CGPoint(x: 130, y: 50))
    #expect(notes.take() == ["offset nil"])
    #expect(host.graph.isAnimating)
    host.finishAnimations()
    host.down(at: middle)
    host.move(to: CGPoint(x: 120, y: 50))
    host.cancel()
    #expect(notes.take() == ["offset 0.0", "offset 20.0", "offset nil"])
    #expect(host.differences.isEmpty)
  }

  @Test("A view that goes during its drag has its gesture cancelled")
  func goingView() throws {
    struct Going: View {
      let notes: Recorder
      @State private var isGone = false
      @GestureState private var isDragged = false
      var body: some View {
        VStack {
          Text(isDragged ? "dragged" : "free")
          if !isGone {
            Color.red.frame(width: 50, height: 50)
              .gesture(
                DragGesture(minimumDistance: 0)
                  .updating($isDragged) { _, state, _ in state = true }
                  .onChanged { if $0.translation.width > 20 { isGone = true } }
                  .onEnded { _ in notes.note("ended") })
          }
        }
      }
    }
    let host = try window { Going(notes: notes) }
    host.down(at: CGPoint(x: 100, y: 60))
    #expect(host.labels == ["dragged"])
    host.move(to: CGPoint(x: 130, y: 60))
    #expect(host.labels == ["free"])
    host.lift(at: CGPoint(x: 130, y: 60))
    #expect(notes.take().isEmpty)
  }

  @Test("The actions are those of the view's newest value")
  func newestValue() throws {
    struct Step: View {
      let notes: Recorder
      @State private var number = 0
      var body: some View {
        let now = number
        Color.red.gesture(
          DragGesture().onChanged { _ in
            notes.note("in \(now)")
            number += 1
          })
      }
    }
    let host = try window { Step(notes: notes) }
    host.down(at: middle)
    host.move(to: CGPoint(x: 120, y: 50))
    host.move(to: CGPoint(x: 130, y: 50))
    #expect(notes.take() == ["in 0", "in 1"])
  }

  @Test("A long press calls its action by time alone, and tells of the pressing")
  func longPress() throws {
    let host = try window {
      Color.red.onLongPressGesture {
        notes.note("long")
      } onPressingChanged: {
        notes.note("pressing", $0)
      }
    }
    host.press(at: middle, for: .seconds(1))
    #expect(notes.take() == ["pressing true", "long", "pressing false"])
    host.press(at: middle, for: .seconds(0.2))
    #expect(notes.take() == ["pressing true", "pressing false"])
    host.down(at: middle)
    host.move(to: CGPoint(x: 140, y: 50))
    #expect(notes.take() == ["pressing true", "pressing false"])
  }

  @Test("A long press before a drag: the states of Apple's example")
  func sequence() throws {
    let host = try window {
      Color.red.gesture(
        LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture())
          .onChanged { value in
            switch value {
            case .first(let isPressed): notes.note("first", isPressed)
            case .second(let isPressed, let drag): notes.note("second \(isPressed)", drag?.translation.width ?? -1)
            }
          }
          .onEnded { value in
            guard case .second(true, let drag?) = value else { return }
            notes.note("ended", drag.translation.width)
          })
    }
    host.down(at: middle)
    host.advance(by: .seconds(0.6))
    host.move(to: CGPoint(x: 140, y: 50))
    host.lift(at: CGPoint(x: 140, y: 50))
    #expect(notes.take() == ["first true", "second true -1.0", "second true 40.0", "ended 40.0"])
  }

  @Test("Exclusive, simultaneous, mapped and hidden gestures")
  func composition() throws {
    let host = try window {
      Color.red.gesture(
        AnyGesture(
          TapGesture(count: 2).exclusively(before: DragGesture(minimumDistance: 20))
            .map { value -> String in
              if case .first = value { "double" } else { "drag" }
            }
        )
        .onEnded { notes.note($0) })
    }
    host.send(.tap(middle))
    host.send(.tap(middle))
    #expect(notes.take() == ["double"])
    host.drag(from: middle, to: CGPoint(x: 190, y: 50))
    #expect(notes.take() == ["drag"])
  }

  @Test("Pinching and turning on a touch pad and with fingers", arguments: [Idiom.desktop, .phone])
  func transform(idiom: Idiom) throws {
    let host = try window(idiom: idiom) {
      Color.red.gesture(
        MagnifyGesture().simultaneously(with: RotateGesture()).onEnded {
          notes.note("size", (($0.first?.magnification ?? 0) * 100).rounded())
          notes.note("angle", ($0.second?.rotation.degrees ?? 0).rounded())
        })
    }
    host.transform(at: middle, magnification: 2, rotation: .pi / 4)
    #expect(notes.take() == ["size 200.0", "angle 45.0"])
  }

  @Test("A gesture that is made of others, and one that may be missing")
  func ownGesture() throws {
    struct Swipe: Gesture {
      let action: () -> Void
      var body: some Gesture<DragGesture.Value> {
        DragGesture().onEnded { if $0.translation.width > 50 { action() } }
      }
    }
    let host = try window {
      Color.red.gesture(Swipe { notes.note("swipe") }).gesture(false ? TapGesture().onEnded {} : nil)
    }
    host.drag(from: CGPoint(x: 20, y: 50), to: CGPoint(x: 150, y: 50))
    #expect(notes.take() == ["swipe"])
  }

  @Test("A view that leaves by a transition during its gesture has it cancelled at once, and takes no keys")
  func departing() throws {
    struct Leaving: View {
      let notes: Recorder
      @State private var isGone = false
      @GestureState private var isDragged = false
      var body: some View {
        VStack {
          Text(isDragged ? "dragged" : "free")
          if !isGone {
            Button("Go") { notes.note("action") }
              .simultaneousGesture(
                DragGesture(minimumDistance: 0)
                  .updating($isDragged) { _, state, _ in state = true }
                  .onEnded { _ in notes.note("ended") }
              )
              .transition(.opacity)
          }
        }
        .onKeyPress("x") { .ignored }
        .onModifierKeysChanged(initial: false) { _, new in
          if !new.isEmpty { withAnimation(.linear(duration: 1)) { isGone = true } }
        }
      }
    }
    let host = try window { Leaving(notes: notes) }
    let place: CGPoint = host.middle("Go")
    host.down(at: place)
    #expect(host.labels.first == "dragged")
    host.press(.shift)
    host.advance(by: .seconds(0.2))
    #expect(host.labels == ["free"])
    host.lift(at: place)
    #expect(notes.take().isEmpty)
    host.press(.tab)
    host.press(.returnKey)
    #expect(notes.take().isEmpty)
    host.finishAnimations()
    #expect(host.differences.isEmpty)
  }
}
