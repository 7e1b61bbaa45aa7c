import CoreGraphics
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import SwiftUICore
import Testing

/// Each form of the gestures and of their modifiers.
@MainActor @Suite struct GestureFormTests {
  let notes = Recorder()
  private let middle = CGPoint(x: 100, y: 50)

  @Test("Gestures keep what they were made with")
  func parameters() {
    let space: CoordinateSpace = .global
    let drag = DragGesture(minimumDistance: 5, coordinateSpace: space)
    #expect(drag.minimumDistance == 5 && drag.coordinateSpace == .global)
    #expect(TapGesture(count: 2).count == 2)
    let spatial = SpatialTapGesture(count: 3, coordinateSpace: space)
    #expect(spatial.count == 3 && spatial.coordinateSpace == .global)
    let long = LongPressGesture(minimumDuration: 2, maximumDistance: 3)
    #expect(long.minimumDuration == 2 && long.maximumDistance == 3)
    #expect(MagnifyGesture(minimumScaleDelta: 0.5).minimumScaleDelta == 0.5)
    #expect(MagnificationGesture(minimumScaleDelta: 0.25).minimumScaleDelta == 0.25)
    #expect(RotateGesture(minimumAngleDelta: .degrees(7)).minimumAngleDelta == .degrees(7))
    #expect(RotationGesture(minimumAngleDelta: .degrees(9)).minimumAngleDelta == .degrees(9))
    let tap = TapGesture(count: 2)
    let exclusive = ExclusiveGesture(tap, long)
    #expect(exclusive.first.count == 2 && exclusive.second.minimumDuration == 2)
    let simultaneous = SimultaneousGesture(tap, long)
    #expect(simultaneous.first.count == 2 && simultaneous.second.minimumDuration == 2)
    let sequence = SequenceGesture(tap, long)
    #expect(sequence.first.count == 2 && sequence.second.minimumDuration == 2)
    #expect(GestureMask.all == [.gesture, .subviews])
  }

  @Test("The values of gestures have the names that programs write")
  func values() {
    func isVoid<T>(_ type: T.Type) -> Bool { T.self == Void.self }
    #expect(isVoid(TapGesture.Value.self))
    #expect(LongPressGesture.Value.self == Bool.self)
    #expect(MagnificationGesture.Value.self == CGFloat.self)
    #expect(RotationGesture.Value.self == Angle.self)
    #expect(GestureStateGesture<DragGesture, Int>.Value.self == DragGesture.Value.self)
    #expect(Optional<DragGesture>.Value.self == DragGesture.Value.self)
  }

  @Test("The older gestures of two fingers give numbers")
  func olderTransforms() throws {
    let host = try window {
      Color.red.gesture(
        MagnificationGesture().simultaneously(with: RotationGesture()).onEnded {
          notes.note("size", (($0.first ?? 0) * 100).rounded())
          notes.note("angle", ($0.second?.degrees ?? 0).rounded())
        })
    }
    host.transform(at: middle, magnification: 2, rotation: .pi / 4)
    #expect(notes.take() == ["size 200.0", "angle 45.0"])
  }

  @Test("Pinching and turning tell where they began and how fast they are")
  func transformValues() throws {
    var size: MagnifyGesture.Value?
    var turn: RotateGesture.Value?
    let host = try window {
      Color.red.gesture(
        MagnifyGesture().simultaneously(with: RotateGesture()).onChanged {
          size = $0.first
          turn = $0.second
        })
    }
    host.transform(at: middle, magnification: 2, rotation: .pi / 4)
    let pinch = try #require(size)
    let rotation = try #require(turn)
    #expect(pinch.startLocation == middle && pinch.startAnchor == .center && pinch.velocity > 0)
    #expect(rotation.startLocation == middle && rotation.startAnchor == .center && rotation.velocity.radians > 0)
    #expect(pinch.time == rotation.time)
  }

  @Test("A drag tells where it is, and the second of two exclusive gestures comes where the first fails")
  func exclusive() throws {
    let host = try window {
      Color.red.gesture(
        ExclusiveGesture(TapGesture(), DragGesture()).onEnded { value in
          switch value {
          case .first: notes.note("tap")
          case .second(let drag): notes.note("drag to", drag.location)
          }
        })
    }
    host.send(.tap(middle))
    host.drag(from: CGPoint(x: 20, y: 50), to: CGPoint(x: 150, y: 50))
    #expect(notes.take() == ["tap", "drag to (150.0, 50.0)"])
  }

  @Test("Gestures that are switched off take no part, in each form")
  func switchedOff() throws {
    for isEnabled in [true, false] {
      let host = try window {
        HStack(spacing: 0) {
          Color.red.gesture(tap("a"), isEnabled: isEnabled)
          Color.red.gesture(tap("b"), name: "b", isEnabled: isEnabled)
          Color.red.highPriorityGesture(tap("c"), name: "c", isEnabled: isEnabled)
          Color.red.simultaneousGesture(tap("d"), isEnabled: isEnabled)
          Color.red.simultaneousGesture(tap("e"), name: "e", isEnabled: isEnabled)
        }
      }
      for index in 0..<5 { host.send(.tap(CGPoint(x: 20 + 40 * index, y: 50))) }
      #expect(notes.take() == (isEnabled ? ["a", "b", "c", "d", "e"] : []))
    }
  }

  private func tap(_ name: String) -> some Gesture { TapGesture().onEnded { notes.note(name) } }

  private struct Reset: View {
    let notes: Recorder
    @GestureState(reset: { value, _ in Reset.count.append(value.map { "a\($0)" } ?? "a") }) private var a: Int?
    @GestureState(initialValue: 0, reset: { value, _ in Reset.count.append("b\(value)") }) private var b: Int
    @GestureState private var c: Int
    @GestureState(reset: { value, _ in Reset.count.append("d\(value)") }) private var d: Int = 0
    @GestureState(initialValue: 0, resetTransaction: Transaction()) private var e: Int
    nonisolated(unsafe) static var count: [String] = []

    init(notes: Recorder) {
      self.notes = notes
      _c = GestureState(initialValue: 0)
    }

    var body: some View {
      let drag = DragGesture(minimumDistance: 0)
      Color.red
        .gesture(
          drag.updating($a) { _, state, _ in state = 1 }.updating($b) { _, state, _ in state = 2 }
            .updating($c) { _, state, _ in state = 3 }.updating($d) { _, state, _ in state = 4 }
            .updating($e) { _, state, _ in state = 5 }
        )
        .overlay { Text("\(a ?? 0) \(b) \(c) \(d) \(e)") }
    }
  }

  @Test("The states of a gesture go back when it ends, in each form, and those with a closure tell")
  func stateForms() throws {
    Reset.count = []
    let host = try window { Reset(notes: notes) }
    let pointer: UInt64 = host.down(at: CGPoint(x: 20, y: 20))
    host.move(pointer, to: CGPoint(x: 30, y: 20))
    #expect(host.labels == ["1 2 3 4 5"])
    host.lift(pointer, at: CGPoint(x: 30, y: 20))
    #expect(host.labels == ["0 0 0 0 0"])
    #expect(Set(Reset.count) == ["a1", "b2", "d4"])
  }

  @Test("A gesture with a state keeps the gesture, the state and what changes it")
  func stateGesture() {
    let state = GestureState(wrappedValue: 0)
    let gesture = GestureStateGesture(base: TapGesture(count: 4), state: state) { _, value, _ in value = 7 }
    #expect(gesture.base.count == 4 && gesture.state.wrappedValue == 0)
    var value: Int = 0
    var transaction = Transaction()
    gesture.body((), &value, &transaction)
    #expect(value == 7)
  }

  @Test("Taps and presses in their older forms")
  func olderModifiers() throws {
    let space: CoordinateSpace = .global
    let host = try window {
      HStack(spacing: 0) {
        Color.red.onTapGesture(count: 1, coordinateSpace: space) { notes.note("at", $0) }
        Color.red.onLongPressGesture(
          minimumDuration: 0.5, maximumDistance: 10, pressing: { notes.note("pressing", $0) }
        ) {
          notes.note("long")
        }
      }
    }
    host.send(.tap(CGPoint(x: 150, y: 50)))
    _ = notes.take()
    host.send(.tap(CGPoint(x: 40, y: 50)))
    #expect(notes.take() == ["at (40.0, 50.0)"])
    host.press(at: CGPoint(x: 150, y: 50), for: .seconds(1))
    #expect(notes.take() == ["pressing true", "long", "pressing false"])
  }
}
