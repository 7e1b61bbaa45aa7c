import CoreGraphics
import Diagnostics
import Foundation
import SwiftUI
import Testing
import UITestSupport
import ViewTestSupport

@MainActor
@Suite("Asset catalogs", .serialized)
struct CatalogTests {
  private func catalog() throws -> ResourceFolder {
    let folder = try ResourceFolder()
    let colors: [(String, [UInt8])] = [
      ("one", TestPicture.red), ("two", TestPicture.green), ("dark", TestPicture.blue), ("right", TestPicture.white),
    ]
    for (name, color) in colors {
      let side: Int = name == "one" ? 10 : 20
      try folder.write(
        TestPicture.png(try TestPicture.plain(side, side, color)), to: "A.xcassets/Badge.imageset/\(name).png")
    }
    try folder.write(
      """
      {"images": [
        {"idiom": "universal", "scale": "1x", "filename": "one.png"},
        {"idiom": "universal", "scale": "2x", "filename": "two.png"},
        {"idiom": "universal", "scale": "3x"},
        {"idiom": "universal", "scale": "2x", "filename": "dark.png",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"idiom": "universal", "scale": "2x", "filename": "right.png", "language-direction": "right-to-left"}
      ], "info": {"author": "xcode", "version": 1}}
      """, to: "A.xcassets/Badge.imageset/Contents.json")
    return folder
  }

  @Test("The picture of a catalog is chosen by scale, appearance and direction; its label is its name (291)")
  func variants() throws {
    let folder: ResourceFolder = try catalog()
    func pixel(scale: CGFloat, dark: Bool = false, rightToLeft: Bool = false) throws -> [UInt8] {
      let app = try HeadlessApp.small(scale: scale, dark: dark, rightToLeft: rightToLeft) {
        Image("Badge", bundle: folder.bundle)
      }
      #expect(app.displayListText == "image \"Badge\" in 15 15 10 10")
      #expect(app.contains(label: "Badge"))
      let middle: Int = Int(20 * scale)
      return try Shot(app)[middle, middle]
    }
    #expect(try pixel(scale: 1) == TestPicture.red)
    #expect(try pixel(scale: 2) == TestPicture.green)
    #expect(try pixel(scale: 3) == TestPicture.green)
    #expect(try pixel(scale: 2, dark: true) == TestPicture.blue)
    #expect(try pixel(scale: 2, rightToLeft: true) == TestPicture.white)
  }

  @Test("Settings that change while the window is open change the picture")
  func change() throws {
    let folder: ResourceFolder = try catalog()
    let app = try HeadlessApp.small(scale: 2) { Image("Badge", bundle: folder.bundle) }
    var settings = HeadlessApp.Settings()
    settings.colorScheme = .dark
    app.apply(settings)
    #expect(try Shot(app)[40, 40] == TestPicture.blue)
  }

  @Test("A set's intent makes a template, an image's own mode goes before it; sets may say how they are cut")
  func properties() throws {
    let folder = try ResourceFolder()
    try folder.write(
      TestPicture.png(try TestPicture.plain(4, 4, TestPicture.red)), to: "A.xcassets/Mark.imageset/m.png")
    try folder.write(
      """
      {"images": [{"idiom": "universal", "filename": "m.png", "scale": "1x", "resizing": {"mode": "9-part",
        "center": {"mode": "tile", "width": 2, "height": 2},
        "cap-insets": {"top": 1, "left": 1, "bottom": 1, "right": 1}}}],
       "properties": {"template-rendering-intent": "template"}}
      """, to: "A.xcassets/Mark.imageset/Contents.json")
    let app = try HeadlessApp.small { Image("Mark", bundle: folder.bundle) }
    #expect(app.displayListText.hasPrefix("group mask 1"))
    let original = try HeadlessApp.small { Image("Mark", bundle: folder.bundle).renderingMode(.original).resizable() }
    #expect(original.displayListText.components(separatedBy: "\n").count == 9)
    #expect(original.displayListText.contains("in 1 1 38 38 part 1 1 2 2 tile 2 2"))
  }

  @Test("Folders that are namespaces come before the name, others do not")
  func namespaces() throws {
    let folder = try ResourceFolder()
    let png: Data = try TestPicture.png(try TestPicture.plain(4, 4, TestPicture.red))
    let contents = "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"m.png\"}]}"
    try folder.write("{\"properties\": {\"provides-namespace\": true}}", to: "A.xcassets/Icons/Contents.json")
    try folder.write(png, to: "A.xcassets/Icons/Deep/Mark.imageset/m.png")
    try folder.write(contents, to: "A.xcassets/Icons/Deep/Mark.imageset/Contents.json")
    let app = try HeadlessApp.small { Image("Icons/Mark", bundle: folder.bundle) }
    #expect(app.displayListText == "image \"Icons/Mark\" in 18 18 4 4")
    #expect(app.contains(label: "Mark"))
  }

  @Test("Files beside catalogs are found by their name, the one for the scale first")
  func files() throws {
    let folder = try ResourceFolder()
    try folder.write(TestPicture.png(try TestPicture.plain(8, 8, TestPicture.red)), to: "photo.png")
    try folder.write(TestPicture.png(try TestPicture.plain(16, 16, TestPicture.green)), to: "photo@2x.png")
    try folder.write(TestPicture.svg, to: "sign.svg")
    for name in ["photo", "photo.png"] {
      let app = try HeadlessApp.small(scale: 2) { Image(name, bundle: folder.bundle) }
      #expect(app.displayListText == "image \"\(name)\" in 16 16 8 8")
      #expect(try Shot(app)[40, 40] == TestPicture.green)
    }
    let sign = try HeadlessApp.small { Image(decorative: "sign", bundle: folder.bundle).resizable() }
    #expect(sign.displayListText == "image \"sign\" in 0 0 40 40")
    #expect(try Shot(sign)[2, 38] == TestPicture.green)
    #expect(sign.accessibilityIssues.isEmpty && !sign.contains(label: "sign"))
  }

  @Test("A symbol of a catalog has the size of the font and the colour of the foreground")
  func symbolSet() throws {
    let folder = try ResourceFolder()
    try folder.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="800" height="600">
        <g id="Notes"><rect width="800" height="600" fill="#FF00FF"/></g>
        <g id="Symbols"><g id="Regular-M"><rect x="100" y="200" width="100" height="80" fill="#000000"/></g></g>
      </svg>
      """, to: "A.xcassets/own.symbolset/own.svg")
    try folder.write(
      "{\"symbols\": [{\"idiom\": \"universal\", \"filename\": \"own.svg\"}]}",
      to: "A.xcassets/own.symbolset/Contents.json")
    let app = try HeadlessApp.small {
      Image("own", bundle: folder.bundle).font(.system(size: 20)).foregroundStyle(.red)
    }
    // A fifth of 100 by 80.
    #expect(app.displayListText.contains("image \"own\" in 10 12 20 16"))
    #expect(try Shot(app)[20, 20] == [255, 59, 48, 255])
    #expect(try Shot(app)[5, 5] == TestPicture.white)
  }

  @Test("Colours of a catalog follow appearance and contrast, and are counted in any of its ways")
  func colors() throws {
    let folder = try ResourceFolder()
    func entry(_ color: String, _ appearances: String = "") -> String {
      "{\"idiom\": \"universal\", \"color\": \(color)\(appearances)}"
    }
    func rgb(_ red: String, _ green: String, _ blue: String, space: String = "srgb") -> String {
      """
      {"color-space": "\(space)", "components":
        {"red": "\(red)", "green": "\(green)", "blue": "\(blue)", "alpha": "1.000"}}
      """
    }
    let dark = ", \"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]"
    let high = ", \"appearances\": [{\"appearance\": \"contrast\", \"value\": \"high\"}]"
    let sets: [String: [String]] = [
      "Brand": [
        entry(rgb("1.000", "0.000", "0.000")), entry(rgb("0x00", "0xFF", "0x00"), dark),
        entry(rgb("0", "0", "255"), high),
      ],
      "Wide": [entry(rgb("1.000", "0.000", "0.000", space: "display-p3"))],
      "Gray": [
        entry("{\"color-space\": \"gray-gamma-22\", \"components\": {\"white\": \"0.500\", \"alpha\": \"0.500\"}}")
      ],
      "System": [entry("{\"platform\": \"ios\", \"reference\": \"systemBlueColor\"}")],
    ]
    for (name, entries) in sets {
      try folder.write(
        "{\"colors\": [\(entries.joined(separator: ", "))]}", to: "C.xcassets/\(name).colorset/Contents.json")
    }
    func shown(_ name: String, dark: Bool = false, contrast: ColorSchemeContrast = .standard) throws -> String {
      try HeadlessApp.small(dark: dark, contrast: contrast) { Color(name, bundle: folder.bundle) }.displayListText
    }
    #expect(try shown("Brand") == "fill #FF0000 rect 0 0 40 40")
    #expect(try shown("Brand", dark: true) == "fill #00FF00 rect 0 0 40 40")
    #expect(try shown("Brand", contrast: .increased) == "fill #0000FF rect 0 0 40 40")
    // The red of Display P3 lies outside of sRGB: more than all of red, less than no green.
    #expect(try shown("Wide").hasPrefix("fill rgb(1.093 -0.227 -0.15)"))
    #expect(try shown("Gray").hasPrefix("fill rgb(0.5 0.5 0.5 / 0.5)"))
    #expect(try shown("System") == "fill #007AFF rect 0 0 40 40")
    let resource = try HeadlessApp.small { Color(ColorResource(name: "Brand", bundle: folder.bundle)) }
    #expect(resource.displayListText == "fill #FF0000 rect 0 0 40 40")
  }

  @Test("A picture that is missing shows nothing and is reported once, with the reason")
  func missing() throws {
    let folder = try ResourceFolder()
    try folder.write("no picture", to: "bad.png")
    var messages: [String] = []
    let saved = Diagnostics.sink
    Diagnostics.sink = { messages.append($0) }
    defer { Diagnostics.sink = saved }
    let app = try HeadlessApp.small {
      VStack {
        Image("nowhere-\(folder.url.lastPathComponent)", bundle: folder.bundle)
        Image("bad", bundle: folder.bundle)
        Color("no colour", bundle: folder.bundle)
      }
    }
    #expect(app.displayListText.contains("fill #000000/0") || !app.displayListText.contains("image"))
    #expect(messages.contains { $0.contains("nowhere-") && $0.contains("there is no such picture") })
    #expect(messages.contains { $0.contains("Image(\"bad\")") && $0.contains("no PNG, JPEG") })
    #expect(messages.contains { $0.contains("Color(\"no colour\")") })
    let count: Int = messages.count
    app.resize(to: CGSize(width: 30, height: 30))
    #expect(messages.count == count)
  }

  @Test("A resource's name stands for a picture of its bundle")
  func resource() throws {
    let folder: ResourceFolder = try catalog()
    let app = try HeadlessApp.small(scale: 2) { Image(ImageResource(name: "Badge", bundle: folder.bundle)) }
    #expect(app.displayListText == "image \"Badge\" in 15 15 10 10")
    #expect(ImageResource(name: "a", bundle: .main) == ImageResource(name: "a", bundle: .main))
  }

  @Test("Buttons and toggles with a picture of the resources are those with its label")
  func labelled() throws {
    let folder: ResourceFolder = try catalog()
    let badge = ImageResource(name: "Badge", bundle: folder.bundle)
    func text<V: View>(_ view: V) throws -> String {
      let app = try HeadlessApp.small(200) { view }
      return app.displayListText + app.accessibilityText
    }
    let label: String = try text(Button(action: {}) { Label("Award", image: badge) })
    #expect(label.contains("Badge") && label.contains("Award"))
    let name: String = "Award"
    #expect(try text(Button("Award", image: badge) {}) == label)
    #expect(try text(Button("Award", image: badge, role: nil) {}) == label)
    #expect(try text(Button(name, image: badge) {}) == label)
    #expect(try text(Button(name, image: badge, role: nil) {}) == label)
    let isOn: Binding<Bool> = .constant(true)
    let toggle: String = try text(Toggle(isOn: isOn) { Label("Award", image: badge) })
    #expect(try text(Toggle("Award", image: badge, isOn: isOn)) == toggle)
    #expect(try text(Toggle(name, image: badge, isOn: isOn)) == toggle)
    #expect(try text(Toggle("Award", image: badge, sources: [isOn], isOn: \.self)) == toggle)
    #expect(try text(Toggle(name, image: badge, sources: [isOn], isOn: \.self)) == toggle)
  }
}
