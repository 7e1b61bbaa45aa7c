import CoreGraphics
import TextEngine

extension DisplayList {
  /// Reads what `description` prints. Blank lines are skipped.
  ///
  /// - Parameters:
  ///   - images: the pictures that the text names.
  /// - Throws: `DisplayListSyntaxError` with the line and the reason.
  package init(parsing text: String, images: [String: AnyObject] = [:]) throws {
    /// A group whose items are still being read, under the effect of its line.
    struct OpenGroup {
      var effect: Effect
      /// How many of the items, the first ones, belong to the effect.
      var coveringCount: Int = 0
      var items: [DisplayItem] = []

      var item: DisplayItem {
        let covering: [DisplayItem] = Array(items.prefix(coveringCount))
        let rest: [DisplayItem] = Array(items.dropFirst(coveringCount))
        switch effect {
        case .mask: return .group(.mask(covering), rest)
        case .backdrop(let radius, _): return .group(.backdrop(radius: radius, covering: covering), rest)
        default: return .group(effect, items)
        }
      }
    }
    var top: [DisplayItem] = []
    var open: [OpenGroup] = []
    func append(_ item: DisplayItem) {
      if open.isEmpty { top.append(item) } else { open[open.count - 1].items.append(item) }
    }
    func close(to depth: Int) {
      while open.count > depth, let group = open.popLast() { append(group.item) }
    }
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let indent: Int = line.prefix { $0 == " " }.count
      var content: Substring = line.dropFirst(indent)
      guard !content.isEmpty else { continue }
      var depth: Int = indent / 2
      if depth == DisplayItem.mostIndented, content.first == "+" {
        depth += content.dropFirst().prefix { $0 != " " }.reduce(0) { number, digit in
          min(number * 10 + (digit.wholeNumberValue ?? 0), text.utf8.count)
        }
        content = content.drop { $0 != " " }.dropFirst()
      }
      var scanner = try LineScanner(content, line: index + 1)
      scanner.images = images
      guard indent % 2 == 0, depth <= open.count else {
        throw scanner.failure(
          "indented by \(indent + 2 * (depth - indent / 2)) spaces where at most \(open.count * 2), and an even number, fit"
        )
      }
      close(to: depth)
      if scanner.take("group") {
        if scanner.take("mask") {
          open.append(OpenGroup(effect: .mask([]), coveringCount: try scanner.count(of: "a mask")))
        } else if scanner.take("backdrop") {
          let radius: Double = try scanner.number()
          let count: Int = try scanner.count(of: "a backdrop")
          open.append(OpenGroup(effect: .backdrop(radius: CGFloat(radius), covering: []), coveringCount: count))
        } else {
          open.append(OpenGroup(effect: try scanner.effect()))
        }
      } else {
        append(try scanner.item())
      }
      try scanner.end()
    }
    close(to: 0)
    self.init(top)
  }
}

extension LineScanner {
  fileprivate mutating func count(of what: String) throws -> Int {
    guard let whole = Int(exactly: try number()), whole >= 0 else {
      throw failure("\(what) has a whole number of items")
    }
    return whole
  }

  fileprivate mutating func item() throws -> DisplayItem {
    if take("fill") {
      let paint: Paint = try paint()
      let evenOdd: Bool = take("evenodd")
      return .fill(try path(), paint, evenOdd: evenOdd)
    }
    if take("stroke") {
      let paint: Paint = try paint()
      let style: Stroke = try stroke()
      return .stroke(try path(), paint, style)
    }
    if take("text") { return try text() }
    if take("symbol") {
      let name: String = try string("the symbol's name")
      try expect("in")
      let rect: CGRect = try rect()
      let paint: Paint = try paint()
      return .symbol(name, rect, paint, try symbolStyle())
    }
    if take("image") {
      let box: CGImageBox = try image()
      try expect("in")
      let rect: CGRect = try rect()
      return .image(box, rect, try imageStyle())
    }
    let found: String = next?.text ?? ""
    throw failure("\(found) is no item: expected fill, stroke, text, symbol, image or group")
  }

  private mutating func text() throws -> DisplayItem {
    let characters: String = try string("the text")
    try expect("at")
    let point: CGPoint = try point()
    try expect("width")
    let width: Double = try number()
    try expect("font")
    var fragment = TextFragment(
      text: characters, font: FontDescriptor(size: CGFloat(try number())), width: CGFloat(width))
    try readFont(&fragment.font)
    if take("tracking") { fragment.tracking = CGFloat(try number()) }
    fragment.isUnderlined = take("underline")
    fragment.isStruckThrough = take("strike")
    if take("outline") { fragment.outline = CGFloat(try number()) }
    return .text(fragment, try paint(), at: point)
  }

  private mutating func readFont(_ font: inout FontDescriptor) throws {
    if take("weight") { font.weight = try weight() }
    font.isItalic = take("italic")
    if take("design") { font.design = try choice("a design") }
    if take("family") { font.family = try string("the family") }
    font.hasMonospacedDigits = take("digits")
    font.hasSmallCapitals = take("smallcaps")
    font.hasSmallUppercase = take("smalluppercase")
    if take("stretch") { font.stretch = CGFloat(try number()) }
    if take("language") { font.language = try string("the language") }
    if take("leading") { font.leadingAdjustment = CGFloat(try number()) }
  }

  private mutating func stroke() throws -> Stroke {
    try expect("width")
    var style = Stroke(width: CGFloat(try number()))
    if take("cap") { style.cap = try choice("a cap") }
    if take("join") { style.join = try choice("a join") }
    if take("miter") { style.miterLimit = CGFloat(try number()) }
    if take("dash") {
      repeat { style.dash.append(CGFloat(try number())) } while isAtNumber
    }
    if take("phase") { style.dashPhase = CGFloat(try number()) }
    return style
  }

  fileprivate mutating func effect() throws -> Effect {
    if take("translate") {
      let x: Double = try number()
      return .transform(CGAffineTransform(translationX: CGFloat(x), y: CGFloat(try number())))
    }
    if take("transform") {
      let n: [CGFloat] = try numbers(6)
      return .transform(CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]))
    }
    if take("opacity") { return .opacity(try number()) }
    if take("clip") {
      let evenOdd: Bool = take("evenodd")
      return .clip(try path(), evenOdd: evenOdd)
    }
    if take("blur") { return .blur(radius: CGFloat(try number())) }
    if take("opaqueblur") {
      let radius: Double = try number()
      return .opaqueBlur(radius: CGFloat(radius), try rect())
    }
    if take("shadow") {
      let color: RGBA = try color()
      try expect("radius")
      let radius: Double = try number()
      try expect("offset")
      let offset: CGPoint = try point()
      return .shadow(color, radius: CGFloat(radius), x: offset.x, y: offset.y)
    }
    if take("blend") { return .blend(try choice("a blend mode")) }
    if take("isolate") { return .isolate }
    if take("threshold") {
      let low: Double = try number()
      return .threshold(low, try number(), try color())
    }
    if take("projection") { return .projection(Projection(try numbers(9))) }
    if take("colors") { return .colors(ColorMap(try numbers(20).map { Double($0) })) }
    let found: String = next?.text ?? "nothing"
    throw failure(
      "\(found) is no effect: expected translate, transform, opacity, clip, blur, opaqueblur, backdrop, shadow, blend, "
        + "isolate, mask, colors, threshold or projection"
    )
  }

  private mutating func choice<Value: RawRepresentable>(_ what: String) throws -> Value where Value.RawValue == String {
    let word: String = try word(what)
    guard let value = Value(rawValue: word) else { throw failure("\(word) is not the name of \(what)") }
    return value
  }
}
