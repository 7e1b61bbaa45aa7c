import CoreGraphics
import HostHeadless
import HostInterface
import SwiftUI
import Testing

@MainActor @Suite struct TapTests {
  let notes = Recorder()

  @Test("A tap on what is drawn calls the action; beside it nothing happens")
  func tap() throws {
    let host = try window { Color.red.frame(width: 40, height: 40).onTapGesture { notes.note("tap") } }
    #expect(host.send(.tap(middle)))
    #expect(!host.send(.tap(CGPoint(x: 5, y: 5))))
    #expect(notes.take() == ["tap"])
  }

  @Test("A gap inside of a stack takes no tap unless it has a content shape")
  func gaps() throws {
    let host = try window {
      VStack(spacing: 0) {
        HStack(spacing: 60) {
          Color.red.frame(width: 20, height: 20)
          Color.red.frame(width: 20, height: 20)
        }
        .onTapGesture { notes.note("stack") }
        HStack(spacing: 60) {
          Color.red.frame(width: 20, height: 20)
          Color.red.frame(width: 20, height: 20)
        }
        .contentShape(Rectangle())
        .onTapGesture { notes.note("shape") }
      }
    }
    host.send(.tap(CGPoint(x: 100, y: 40)))
    #expect(notes.take().isEmpty)
    host.send(.tap(CGPoint(x: 60, y: 40)))
    #expect(notes.take() == ["stack"])
    host.send(.tap(CGPoint(x: 100, y: 60)))
    #expect(notes.take() == ["shape"])
  }

  @Test("A double tap inside of a single tap keeps it waiting")
  func doubleAndSingle() throws {
    let host = try window {
      Color.red.onTapGesture(count: 2) { notes.note("double") }.onTapGesture { notes.note("single") }
    }
    #expect(host.send(.tap(middle)))
    #expect(notes.take().isEmpty)
    host.advance(by: .seconds(1))
    #expect(notes.take() == ["single"])
    host.send(.tap(middle))
    host.send(.tap(middle))
    #expect(notes.take() == ["double"])
  }

  @Test("A tap's place is told in the space that was asked for (473)")
  func location() throws {
    let host = try window {
      Color.red.frame(width: 100, height: 50)
        .onTapGesture { notes.note("local", $0) }
        .simultaneousGesture(
          SpatialTapGesture(coordinateSpace: .global).onEnded { notes.note("global", $0.location) }
        )
        .simultaneousGesture(
          SpatialTapGesture(coordinateSpace: .named("board")).onEnded { notes.note("board", $0.location) }
        )
        .offset(x: 10)
        .coordinateSpace(.named("board"))
    }
    host.send(.tap(CGPoint(x: 70, y: 30)))
    #expect(notes.take() == ["local (10.0, 5.0)", "global (70.0, 30.0)", "board (20.0, 5.0)"])
  }

  @Test("A tap reaches a view through its transform")
  func transformed() throws {
    let host = try window {
      Color.red.frame(width: 80, height: 20).onTapGesture { notes.note("at", "\($0.x.rounded()) \($0.y.rounded())") }
        .rotationEffect(.degrees(90))
    }
    host.send(.tap(CGPoint(x: 100, y: 15)))
    #expect(notes.take() == ["at 5.0 10.0"])
    host.send(.tap(CGPoint(x: 65, y: 50)))
    #expect(notes.take().isEmpty)
  }

  @Test("A view inside has precedence, unless the one around has a gesture of high priority")
  func precedence() throws {
    func check(_ expected: [String], @ViewBuilder root: () -> some View) throws {
      let host = try window { root() }
      host.send(.tap(middle))
      #expect(notes.take() == expected)
    }
    let outer = TapGesture().onEnded { notes.note("outer") }
    try check(["inner"]) { Color.red.onTapGesture { notes.note("inner") }.padding(1).gesture(outer) }
    try check(["outer"]) { Color.red.onTapGesture { notes.note("inner") }.padding(1).highPriorityGesture(outer) }
    try check(["inner", "outer"]) {
      Color.red.onTapGesture { notes.note("inner") }.padding(1).simultaneousGesture(outer)
    }
    try check(["outer"]) {
      Color.red.onTapGesture { notes.note("inner") }.padding(1).gesture(outer, including: .gesture)
    }
    try check(["inner"]) {
      Color.red.onTapGesture { notes.note("inner") }.padding(1).highPriorityGesture(outer, including: .subviews)
    }
    try check([]) { Color.red.onTapGesture { notes.note("inner") }.padding(1).gesture(outer, including: .none) }
    try check(["inner"]) {
      Color.red.onTapGesture { notes.note("inner") }.padding(1).highPriorityGesture(outer, isEnabled: false)
    }
  }

  @Test("A button inside of a view with a tap keeps its press")
  func buttonInside() throws {
    let host = try window {
      ZStack {
        Color.red
        Button("Go") { notes.note("button") }
      }
      .onTapGesture { notes.note("view") }
    }
    host.send(.tap(middle))
    #expect(notes.take() == ["button"])
    host.send(.tap(CGPoint(x: 5, y: 5)))
    #expect(notes.take() == ["view"])
  }

  @Test("A disabled view takes no gestures, and the one around gets them")
  func disabled() throws {
    let host = try window {
      Color.red.onTapGesture { notes.note("inner") }.disabled(true).onTapGesture { notes.note("outer") }
    }
    host.send(.tap(middle))
    #expect(notes.take() == ["outer"])
  }

  @Test("A tap with modifiers needs them")
  func modifiers() throws {
    let host = try window {
      Color.red
        .gesture(TapGesture().modifiers(.shift).onEnded { notes.note("shift") })
        .onTapGesture { notes.note("plain") }
    }
    host.send(.tap(middle))
    #expect(notes.take() == ["plain"])
    host.lift(host.down(at: middle, modifiers: .shift), at: middle)
    #expect(notes.take() == ["shift"])
  }

  @Test("All that a tap changes is one change")
  func oneTransaction() throws {
    struct Counter: View {
      let notes: Recorder
      @State private var a = 0
      @State private var b = 0
      var body: some View {
        let _ = notes.note("body \(a) \(b)")
        Color.red.onTapGesture {
          a += 1
          b += 1
        }
      }
    }
    let host = try window { Counter(notes: notes) }
    _ = notes.take()
    host.send(.tap(middle))
    #expect(notes.take() == ["body 1 1"])
    #expect(host.differences.isEmpty)
  }

  @Test("The person's time for double clicks counts, also when it changes")
  func doubleClickTime() throws {
    let host = try window { Color.red.onTapGesture(count: 2) { notes.note("double") } }
    func tapTwice() -> [String] {
      host.send(.tap(middle))
      host.advance(by: .seconds(0.7))
      host.send(.tap(middle))
      host.advance(by: .seconds(3))
      return notes.take()
    }
    #expect(tapTwice().isEmpty)
    var settings: HostSettings = host.graph.settings
    settings.doubleClickTime = 1
    host.graph.apply(settings)
    #expect(tapTwice() == ["double"])
  }
}
