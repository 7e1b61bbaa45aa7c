import CoreGraphics
import Testing

@testable import InputEngine

@Suite struct FocusOrderTests {
  private func place(_ x: CGFloat, _ y: CGFloat, _ section: Int? = nil, height: CGFloat = 20) -> FocusOrder.Place {
    FocusOrder.Place(CGRect(x: x, y: y, width: 40, height: height), section: section)
  }

  @Test("Reading goes row by row, from the leading side, also where heights differ a little")
  func rows() {
    let places: [FocusOrder.Place] = [place(100, 3), place(0, 50), place(0, 0), place(50, -4, height: 30)]
    #expect(FocusOrder.reading(places) == [2, 3, 0, 1])
    #expect(FocusOrder.reading(places, isRightToLeft: true) == [0, 3, 2, 1])
    #expect(FocusOrder.reading([]) == [])
  }

  @Test("A section is read to its end before what stands beside it")
  func sections() {
    let places: [FocusOrder.Place] = [place(0, 0, 1), place(100, 0, 2), place(0, 50, 1), place(100, 50, 2)]
    #expect(FocusOrder.reading(places) == [0, 2, 1, 3])
  }

  @Test("Every place is read once, whatever the frames")
  func permutation() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<100 {
      let places: [FocusOrder.Place] = (0..<20).map { _ in
        place(
          CGFloat.random(in: 0...300, using: &random), CGFloat.random(in: 0...300, using: &random),
          [nil, 1, 2].randomElement(using: &random) ?? nil, height: CGFloat.random(in: 1...80, using: &random))
      }
      #expect(FocusOrder.reading(places).sorted() == Array(0..<20))
    }
  }

  @Test("Arrows go to the nearest place ahead, straight before askew")
  func arrows() {
    let from = CGRect(x: 100, y: 100, width: 40, height: 20)
    let places: [FocusOrder.Place] = [place(100, 200), place(170, 130), place(0, 100), place(100, 20)]
    #expect(FocusOrder.nearest(to: from, .down, among: places) == 0)
    #expect(FocusOrder.nearest(to: from, .right, among: places) == 1)
    #expect(FocusOrder.nearest(to: from, .left, among: places) == 2)
    #expect(FocusOrder.nearest(to: from, .up, among: places) == 3)
    #expect(FocusOrder.nearest(to: from, .up, among: [places[0]]) == nil)
  }

  @Test("A section that lies ahead is found although its places lie beside the way")
  func sectionAhead() {
    let from = CGRect(x: 300, y: 0, width: 40, height: 20)
    let places: [FocusOrder.Place] = [place(0, 100, 1), place(600, 100, 1), place(0, 400)]
    #expect(FocusOrder.nearest(to: from, .down, among: places) == 0)
  }
}
