import CoreGraphics
import SwiftUICore
import Testing
import TextEngine

@Suite("Fonts")
struct FontTests {
  private let phone = FontContext()
  private let desktop = FontContext(idiom: .desktop)

  @Test("Text styles have the phone's sizes and weights (look.md, Type)")
  func phoneStyles() {
    let rows: [(Font, CGFloat, Int)] = [
      (.largeTitle, 34, 400), (.title, 28, 400), (.title2, 22, 400), (.title3, 20, 400), (.headline, 17, 600),
      (.body, 17, 400), (.callout, 16, 400), (.subheadline, 15, 400), (.footnote, 13, 400), (.caption, 12, 400),
      (.caption2, 11, 400),
    ]
    for (font, size, weight) in rows {
      #expect(font.descriptor(in: phone) == FontDescriptor(size: size, weight: weight))
    }
  }

  @Test("Text styles have the desktop's sizes and weights (look.md, Type)")
  func desktopStyles() {
    let rows: [(Font, CGFloat, Int)] = [
      (.largeTitle, 26, 400), (.title, 22, 400), (.title2, 17, 400), (.title3, 15, 400), (.headline, 13, 700),
      (.body, 13, 400), (.callout, 12, 400), (.subheadline, 11, 400), (.footnote, 10, 400), (.caption, 10, 400),
      (.caption2, 10, 500),
    ]
    for (font, size, weight) in rows {
      var descriptor: FontDescriptor = font.descriptor(in: desktop)
      #expect(descriptor.box != nil)
      descriptor.box = nil
      #expect(descriptor == FontDescriptor(size: size, weight: weight))
    }
  }

  @Test("Body follows the published table at all twelve Dynamic Type sizes (57)")
  func bodyTable() {
    let sizes: [CGFloat] = DynamicTypeSize.allCases.map {
      Font.body.descriptor(in: FontContext(dynamicTypeSize: $0)).size
    }
    #expect(sizes == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
  }

  @Test(
    "Every style grows with Dynamic Type, never falls below 8 points and keeps its rank", arguments: [false, true])
  func stylesGrow(isDesktop: Bool) {
    let idiom: FontContext.Idiom = isDesktop ? .desktop : .phone
    for style in Font.TextStyle.allCases {
      let sizes: [CGFloat] = DynamicTypeSize.allCases.map { style.size(at: $0, in: idiom) }
      #expect(sizes == sizes.sorted(), "\(style)")
      #expect(sizes[11] > sizes[3] && sizes[0] >= 8, "\(style)")
    }
    for size in DynamicTypeSize.allCases {
      let ranked: [Font.TextStyle] = [.largeTitle, .title, .title2, .title3, .body, .callout, .subheadline, .footnote]
      let sizes: [CGFloat] = ranked.map { $0.size(at: size, in: idiom) }
      #expect(sizes == sizes.sorted(by: >), "\(size)")
    }
  }

  @Test("The extra large titles are bold, of 36 and 28 points, and grow as titles do")
  func extraLarge() {
    for (font, style, size) in [
      (Font.extraLargeTitle, Font.TextStyle.extraLargeTitle, 36), (.extraLargeTitle2, .extraLargeTitle2, 28),
    ] as [(Font, Font.TextStyle, CGFloat)] {
      #expect(font.descriptor(in: phone).size == size && font.descriptor(in: phone).weight == 700)
      #expect(font == .system(style) && style.size(at: .large, in: .phone) == size)
    }
    #expect(
      DynamicTypeSize.allCases.allSatisfy {
        Font.TextStyle.extraLargeTitle.size(at: $0, in: .phone) == Font.TextStyle.largeTitle.size(at: $0, in: .phone)
          + 2
      })
  }

  @Test("Bold means the style's emphasized weight; a plain size gets 700")
  func bold() {
    #expect(Font.body.bold().descriptor(in: phone).weight == 600)
    #expect(Font.largeTitle.bold().descriptor(in: phone).weight == 700)
    #expect(Font.headline.bold().descriptor(in: desktop).weight == 800)
    #expect(Font.system(size: 20).bold().descriptor(in: phone).weight == 700)
    #expect(Font.system(size: 20, weight: .black).bold().descriptor(in: phone).weight == 900)
    #expect(Font.body.bold().bold(false).descriptor(in: phone).weight == 400)
    #expect(Font.body.bold().weight(.light).descriptor(in: phone).weight == 300)
    #expect(Font.body.weight(.bold).descriptor(in: phone).weight == 700)
  }

  @Test("Bold text for legibility makes every weight heavier and keeps their order (57)")
  func legibilityWeight() {
    let weights: [Font.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let context = FontContext(legibilityWeight: .bold)
    let plain: [Int] = weights.map { Font.system(size: 12, weight: $0).descriptor(in: phone).weight }
    let legible: [Int] = weights.map { Font.system(size: 12, weight: $0).descriptor(in: context).weight }
    #expect(plain == [100, 200, 300, 400, 500, 600, 700, 800, 900])
    #expect(zip(plain.dropLast(), legible).allSatisfy { $0 < $1 })
    #expect(legible == legible.sorted() && legible.last == 900)
    #expect(Font.body.descriptor(in: context).weight == 600)
  }

  @Test("A fixed size stays; a custom font grows with its style unless it is fixed")
  func fixedAndCustomSizes() {
    let large = FontContext(dynamicTypeSize: .accessibility5)
    #expect(Font.system(size: 20).descriptor(in: large).size == 20)
    #expect(Font.custom("Inter", fixedSize: 20).descriptor(in: large).size == 20)
    let scaled: FontDescriptor = Font.custom("Inter", size: 17).descriptor(in: large)
    #expect(scaled.family == "Inter" && scaled.size == 53)
    #expect(Font.custom("Inter", size: 34, relativeTo: .largeTitle).descriptor(in: large).size == 60)
  }

  @Test("Modifiers change what they name and nothing else")
  func modifiers() {
    func descriptor(_ font: Font) -> FontDescriptor { font.descriptor(in: phone) }
    func expected(_ change: (inout FontDescriptor) -> Void) -> FontDescriptor {
      var descriptor = FontDescriptor(size: 17)
      change(&descriptor)
      return descriptor
    }
    #expect(descriptor(.body.italic()) == expected { $0.isItalic = true })
    #expect(descriptor(.body.monospaced()) == expected { $0.design = .monospaced })
    #expect(descriptor(.body.monospacedDigit()) == expected { $0.hasMonospacedDigits = true })
    #expect(descriptor(.body.lowercaseSmallCaps()) == expected { $0.hasSmallCapitals = true })
    #expect(descriptor(.body.uppercaseSmallCaps()) == expected { $0.hasSmallUppercase = true })
    let all: FontDescriptor = expected {
      $0.hasSmallCapitals = true
      $0.hasSmallUppercase = true
    }
    #expect(descriptor(.body.smallCaps()) == all)
    #expect(descriptor(.body.smallCaps().uppercaseSmallCaps(false)) == descriptor(.body.lowercaseSmallCaps()))
    #expect(descriptor(.body.leading(.tight)) == expected { $0.leadingAdjustment = -2 })
    #expect(descriptor(.body.leading(.loose)) == expected { $0.leadingAdjustment = 2 })
    #expect(descriptor(.body.pointSize(30)) == expected { $0.size = 30 })
    #expect(descriptor(.body.scaled(by: 2)) == expected { $0.size = 34 })
    #expect(descriptor(.system(.body, design: .rounded)) == expected { $0.design = .rounded })
    #expect(descriptor(.system(.body, design: .serif, weight: .heavy)).weight == 800)
    #expect(descriptor(.body.width(.condensed)) == expected { $0.stretch = 0.88 })
  }

  @Test("Font modifiers of views apply after the choices of the font itself")
  func contextChanges() {
    let context = FontContext(weight: .light, isItalic: true, design: .serif, hasMonospacedDigits: true)
    let descriptor: FontDescriptor = Font.headline.descriptor(in: context)
    #expect(descriptor.weight == 300 && descriptor.isItalic && descriptor.hasMonospacedDigits)
    #expect(descriptor.design == .serif)
    #expect(Font.body.descriptor(in: FontContext(isBold: true)).weight == 600)
  }

  @Test("Sizes that are no sizes are drawn as nothing")
  func adversarialSizes() {
    #expect(Font.system(size: -3).descriptor(in: phone).size == 0)
    #expect(Font.system(size: .nan).descriptor(in: phone).size == 0)
    #expect(Font.body.scaled(by: .infinity).descriptor(in: phone).size == 0)
  }
}
