import ChartEngine
import Testing

@Suite struct CategoryScaleTests {
  @Test("Categories have bands of equal width in their order; one that comes again counts once")
  func bands() {
    let scale = CategoryScale(["A", "B", "A", "C", "D"])
    #expect(scale.categories == ["A", "B", "C", "D"])
    #expect(scale.band(of: "B") == 0.25...0.5)
    #expect(scale.band(of: "Z") == nil)
    #expect(CategoryScale(["A", "B"], isReversed: true).band(of: "A") == 0.5...1)
  }

  @Test("The category at a place is the one whose band holds it; beyond the ends there is none")
  func inverse() {
    let scale = CategoryScale(["A", "B", "C", "D"])
    #expect(scale.category(at: 0.3) == "B")
    #expect(scale.category(at: 1) == "D")
    #expect(scale.category(at: 1.01) == nil)
    #expect(CategoryScale([]).category(at: 0.5) == nil)
  }

  @Test("A hundred thousand categories are found by name at once")
  func many() {
    let names: [String] = (0..<100_000).map { "\($0)" }
    let scale = CategoryScale(names)
    for index in stride(from: 0, to: names.count, by: 997) {
      #expect(scale.category(at: (Double(index) + 0.5) / 100_000) == names[index])
    }
  }
}
