import Foundation
import Testing

@testable import AssetSymbolNames

@Suite("Source of asset catalogs' names")
struct AssetSymbolsTests {
  /// A catalog of folders with nothing in them but what says of a namespace.
  private func symbols(_ assets: [String], namespaces: [String] = []) throws -> AssetSymbols {
    let root: URL = FileManager.default.temporaryDirectory.appendingPathComponent("symbols-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let catalog: URL = root.appendingPathComponent("Assets.xcassets")
    for asset in assets + namespaces {
      try FileManager.default.createDirectory(
        at: catalog.appendingPathComponent(asset), withIntermediateDirectories: true)
    }
    for folder in namespaces {
      try Data("{\"properties\": {\"provides-namespace\": true}}".utf8)
        .write(to: catalog.appendingPathComponent(folder).appendingPathComponent("Contents.json"))
    }
    return AssetSymbols(catalogs: [catalog])
  }

  @Test("Pictures, symbols and colours become members; folders that are no namespace leave no trace")
  func members() throws {
    let source: String = try symbols([
      "Sign.imageset", "Plain/wave.symbolset", "AccentColor.colorset", "AppIcon.appiconset", "Sound.dataset",
    ]).source
    #expect(
      source == """
        import Foundation
        import SwiftUI

        private let resourceBundle = Foundation.Bundle.module

        extension ColorResource {
          static let accent = ColorResource(name: "AccentColor", bundle: resourceBundle)
        }

        extension SwiftUI.Color {
          static var accent: SwiftUI.Color { SwiftUI.Color(ColorResource.accent) }
        }

        extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {
          static var accent: SwiftUI.Color { SwiftUI.Color(ColorResource.accent) }
        }

        extension UIKit.UIColor {
          static var accent: UIKit.UIColor { UIKit.UIColor(resource: ColorResource.accent) }
        }

        extension ImageResource {
          static let wave = ImageResource(name: "wave", bundle: resourceBundle)
          static let sign = ImageResource(name: "Sign", bundle: resourceBundle)
        }

        extension UIKit.UIImage {
          static var wave: UIKit.UIImage { UIKit.UIImage(resource: ImageResource.wave) }
          static var sign: UIKit.UIImage { UIKit.UIImage(resource: ImageResource.sign) }
        }

        """)
  }

  @Test("A folder that provides a namespace is a type, also inside another, and part of the name")
  func namespaces() throws {
    let source: String = try symbols(
      ["Icons/small ones/bell.imageset", "Tones/red.colorset"], namespaces: ["Icons", "Icons/small ones", "Tones"]
    ).source
    #expect(
      source.contains(
        """
        extension ImageResource {
          enum Icons {
            enum SmallOnes {
              static let bell = ImageResource(name: "Icons/small ones/bell", bundle: resourceBundle)
            }
          }
        }
        """))
    #expect(source.contains("UIKit.UIImage(resource: ImageResource.Icons.SmallOnes.bell)"))
    // Inside a type of its own a colour may be called as one of the system's.
    #expect(source.contains("static var red: SwiftUI.Color { SwiftUI.Color(ColorResource.Tones.red) }"))
    #expect(!source.contains("ShapeStyle"))
  }

  @Test("A colour that the types have already gets no member there")
  func taken() throws {
    let source: String = try symbols(["Red.colorset"]).source
    #expect(source.contains("static let red = ColorResource(name: \"Red\", bundle: resourceBundle)"))
    #expect(!source.contains("static var red"))
  }

  @Test("Of two names with one symbol the first has it, and the build's log tells of the other")
  func clash() throws {
    let symbols: AssetSymbols = try symbols(["bell-1.imageset", "bell_1.imageset", "😀.imageset"])
    #expect(symbols.source.components(separatedBy: "static let bell1").count == 2)
    #expect(
      symbols.warnings == [
        "the images \"bell-1\" and \"bell_1\" are both bell1", "the image \"😀\" has no letter for a symbol",
      ])
  }

  @Test("Quotes in a name stay inside of its string; an empty catalog makes a file of nothing")
  func odd() throws {
    #expect(try symbols(["a \"b\".imageset"]).source.contains(#"ImageResource(name: "a \"b\"", bundle"#))
    #expect(try symbols([]).source.hasSuffix("Foundation.Bundle.module\n"))
  }
}
