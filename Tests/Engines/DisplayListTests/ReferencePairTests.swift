import CoreGraphics
import DisplayList
import Foundation
import RenderCairo
import Testing

/// Two lists that must draw the same pixels, each drawn plain, flipped twice, and clipped to all.
struct ReferencePair: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var first: String
  var second: String

  static let all: [ReferencePair] = [
    ReferencePair(
      testDescription: "a translated group and a moved path",
      first: "group translate 10 5\n  fill #FF0000 rounded 1 2 30 20 corner 4 4",
      second: "fill #FF0000 rounded 11 7 30 20 corner 4 4"),
    ReferencePair(
      testDescription: "a scaled group and a larger path",
      first: "group transform 2 0 0 2 0 0\n  fill #0000FF ellipse 5 5 20 15",
      second: "fill #0000FF ellipse 10 10 40 30"),
    ReferencePair(
      testDescription: "a clipped rectangle and the smaller one",
      first: "group clip rect 10 10 20 20\n  fill #00FF00 rect 0 0 60 60",
      second: "fill #00FF00 rect 10 10 20 20"),
    ReferencePair(
      testDescription: "the stroke of a rectangle and its frame",
      first: "stroke #FF0000 width 4 rect 10 10 30 30",
      second: "fill #FF0000 evenodd path M8 8 L42 8 L42 42 L8 42 Z M12 12 L38 12 L38 38 L12 38 Z"),
    ReferencePair(
      testDescription: "an opaque group and its items",
      first: "group opacity 1\n  fill #FF0000 ellipse 3 3 30 30\n  fill #0000FF rect 9 9 20 20",
      second: "fill #FF0000 ellipse 3 3 30 30\nfill #0000FF rect 9 9 20 20"),
    ReferencePair(
      testDescription: "a gradient of one colour and the colour",
      first: "fill angular(30 30 from 0 to 6.283; #FF0000 0, #FF0000 1) rect 5 5 50 50",
      second: "fill #FF0000 rect 5 5 50 50"),
    ReferencePair(
      testDescription: "a mesh of one colour and the colour",
      first: "fill mesh(2 2 on #FF0000; 0 0 -9 0 0 -9 9 0 0 9 #FF0000, 60 0 51 0 60 -9 69 0 60 9 #FF0000, "
        + "0 60 -9 60 0 51 9 60 0 69 #FF0000, 60 60 51 60 60 51 69 60 60 69 #FF0000) rect 5 5 50 50",
      second: "fill #FF0000 rect 5 5 50 50"),
    ReferencePair(
      testDescription: "what is opaque enough in another colour",
      first: "group threshold 0.5 1 #0000FF\n  fill #FF0000 rect 10 10 20 20\n  fill #FF0000/0.25 rect 40 10 9 9",
      second: "fill #0000FF rect 10 10 20 20"),
    ReferencePair(
      testDescription: "a cleared rectangle of a layer and what is left",
      first: "group isolate\n  fill #FF0000 rect 0 0 60 30\n  group blend clear\n    fill #000000 rect 20 0 40 30",
      second: "fill #FF0000 rect 0 0 20 30"),
    ReferencePair(
      testDescription: "an invisible group and nothing",
      first: "fill #FF0000 rect 5 5 5 5\ngroup opacity 0\n  fill #00FF00 rect 0 0 60 60",
      second: "fill #FF0000 rect 5 5 5 5"),
    ReferencePair(
      testDescription: "a group without extent and nothing",
      first: "fill #FF0000 rect 5 5 5 5\ngroup transform 0 0 0 1 3 3\n  fill #00FF00 rect 0 0 60 60",
      second: "fill #FF0000 rect 5 5 5 5"),
    ReferencePair(
      testDescription: "a text moved by its point and by a group",
      first: "text \"Score 73\" at 5 30 width 50 font 13 #000000",
      second: "group translate 4 10\n  text \"Score 73\" at 1 20 width 50 font 13 #000000"),
    ReferencePair(
      testDescription: "a symbol moved by its box and by a group",
      first: "symbol \"trash\" in 15 12 17 17 #0000FF",
      second: "group translate 5 2\n  symbol \"trash\" in 10 10 17 17 #0000FF"),
    ReferencePair(
      testDescription: "a shadow without blur and a copy",
      first: "group shadow #0000FF radius 0 offset 5 5\n  fill #FF0000 rect 10 10 20 20",
      second: "fill #0000FF rect 15 15 20 20\nfill #FF0000 rect 10 10 20 20"),
    ReferencePair(
      testDescription: "a mirrored gradient and its colours from the other end",
      first: "fill linear(10 0 to 50 0; #FF0000 0, #0000FF 1) rect 10 10 40 20",
      second: "fill linear(50 0 to 10 0; #0000FF 0, #FF0000 1) rect 10 10 40 20"),
  ]
}

@MainActor @Suite struct ReferencePairTests {
  @Test("Two ways to say the same draw the same pixels", arguments: ReferencePair.all, [1, 2])
  func pairs(_ pair: ReferencePair, scale: Int) throws {
    let first: ImageSurface = try draw(pair.first, scale: CGFloat(scale))
    #expect(first.words == (try draw(pair.second, scale: CGFloat(scale)).words))
    #expect(first.words.contains { $0 != 0 })
  }

  @Test("Flipping twice and clipping to all change no pixel", arguments: ReferencePair.all, ["flip", "clip", "group"])
  func wrapped(_ pair: ReferencePair, wrapper: String) throws {
    let list = try DisplayList(parsing: pair.first)
    let flip = Effect.transform(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 60))
    let wrapped: [DisplayItem]
    switch wrapper {
    case "flip": wrapped = [.group(flip, [.group(flip, list.items)])]
    case "clip": wrapped = [.group(.clip(rectangle(0, 0, 60, 60), evenOdd: false), list.items)]
    default: wrapped = [.group(.transform(.identity), list.items)]
    }
    #expect(try draw(DisplayList(wrapped)).words == (try draw(list).words))
  }
}
