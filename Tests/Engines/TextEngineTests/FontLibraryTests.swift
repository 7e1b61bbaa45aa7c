import Foundation
import Testing
import TextEngine
import TextPango

@Suite("Pinned fonts")
struct FontLibraryTests {
  @Test("Without Inter the error names the folder and the package to install")
  func missingTypeface() {
    let error: TextFontError? = #expect(throws: TextFontError.self) {
      _ = try FontLibrary(interDirectory: "/nonexistent/inter")
    }
    #expect(error == .typefaceMissing(directory: "/nonexistent/inter"))
    #expect(
      error?.description
        == "The typeface Inter was not found in /nonexistent/inter: install the package fonts-inter "
        + "(sudo apt install fonts-inter).")
  }

  @Test("A folder's name may hold any character")
  func oddDirectory() {
    #expect(throws: TextFontError.typefaceMissing(directory: "/a<b&c\"d")) {
      _ = try FontLibrary(interDirectory: "/a<b&c\"d")
    }
  }

  @Test("Inter alone is enough")
  func withoutFallbacks() throws {
    let shaper: PangoShaper = PangoShaper(fonts: PangoFonts(library: try FontLibrary(fallbackDirectories: [])))
    let layout: TextLayout = shaper.layout(
      .plain("Records 漢字 שלום", size: 17), width: nil, height: nil, displayScale: 2)
    #expect(layout.brokenInvariants() == [])
    #expect(layout.size.width > 0)
    #expect(shaper.size(.plain("Records", size: 17)) == (try PangoShaper()).size(.plain("Records", size: 17)))
  }

  @Test("Neither the user's fontconfig nor the locale changes a layout")
  func hostileEnvironment() async {
    await #expect(processExitsWith: .success) {
      let configuration: String = """
        <?xml version="1.0"?><fontconfig><dir>/usr/share/fonts/truetype/dejavu</dir>
        <match><edit name="family" mode="assign" binding="strong"><string>DejaVu Serif</string></edit></match>
        <match target="font"><edit name="hintstyle" mode="assign"><const>hintfull</const></edit>
        <edit name="matrix" mode="assign"><times><name>matrix</name><matrix><double>2</double><double>0</double>
        <double>0</double><double>1</double></matrix></times></edit></match></fontconfig>
        """
      let file: String = NSTemporaryDirectory() + "hostile-\(ProcessInfo.processInfo.processIdentifier).conf"
      try configuration.write(toFile: file, atomically: true, encoding: .utf8)
      defer { try? FileManager.default.removeItem(atPath: file) }
      for (name, value) in [
        ("FONTCONFIG_FILE", file), ("LANG", "ar_EG.UTF-8"), ("LC_ALL", "ar_EG.UTF-8"), ("PANGO_LANGUAGE", "ja:ar"),
        ("PANGOCAIRO_BACKEND", "none"),
      ] {
        setenv(name, value, 1)
      }
      let shaper: PangoShaper = try PangoShaper()
      precondition(
        shaper.layout(FontLibraryTests.sample, width: nil, height: nil, displayScale: 2).dump()
          == FontLibraryTests.sampleDump)
    }
  }

  @Test("The sample has the known widths of the pinned face")
  func knownWidths() throws {
    let shaper: PangoShaper = try PangoShaper()
    #expect(
      shaper.layout(Self.sample, width: nil, height: nil, displayScale: 2).dump() == Self.sampleDump)
  }

  static let sample: TextContent = .plain("Hamburgefonstiv 123", size: 17)
  /// Inter 4.0 beta 7 of Debian 12, in the room of the system face.
  static let sampleDump: String = """
    text 163.5x20.5
      line 0+20.5 baseline 16 0+163.42 "Hamburgefonstiv 123"
    """

  @Test("Shapers on several threads at once give the same layouts")
  func threads() async throws {
    let expected: [TextLayout] = try Self.layouts()
    let results: [[TextLayout]] = try await withThrowingTaskGroup(of: [TextLayout].self) { group in
      for _ in 0..<4 { group.addTask { try Self.layouts() } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results.count == 4)
    #expect(results.allSatisfy { $0 == expected })
  }

  private static func layouts() throws -> [TextLayout] {
    let shaper: PangoShaper = try PangoShaper()
    return (0..<40).map { number in
      let text: String = "Clause \(number) of the ordinance, שלום \(number * 7) مرحبا, to be read aloud."
      return shaper.layout(.plain(text, size: CGFloat(10 + number)), width: 150, height: nil, displayScale: 2)
    }
  }

  @Test("The fonts that a program's Info.plist names are found in their folders")
  func programFonts() throws {
    let place: URL = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID().uuidString)")
    let inner: URL = place.appendingPathComponent("Fonts")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: place) }
    for name in ["A.ttf", "Fonts/B.otf", "Fonts/C.ttf"] {
      try Data().write(to: place.appendingPathComponent(name))
    }
    let files: [String] = ["A.ttf", "Fonts/B.otf", "Fonts/C.ttf", "Missing/D.ttf"]
    #expect(FontLibrary.folders(of: files, in: place) == [place.path, inner.path])
    #expect(FontLibrary.folders(of: [], in: place) == [])
  }

  @Test("A face that only phones have is one of the system's family with the weight and slant of its name")
  func standIns() throws {
    let library: FontLibrary = try FontLibrary.standard()
    let light: NamedFace = try #require(library.face(named: "HelveticaNeue-LightItalic"))
    #expect(light.family == "Inter" && light.weight == 300 && light.isItalic)
    let regular: NamedFace = try #require(library.face(named: "Helvetica Neue"))
    #expect(regular.weight == 400 && !regular.isItalic && regular.ascent > 0.5)
    #expect(library.face(named: "AvenirNext-DemiBold")?.weight == 600)
    #expect(library.face(named: "Avenir-Black")?.weight == 900 && library.face(named: "Avenir-Book")?.weight == 400)
    #expect(library.face(named: "Georgia-Bold")?.family != "Inter")
    #expect(library.face(named: "Menlo-Bold")?.family == "DejaVu Sans Mono")
    #expect(library.face(named: "NoSuchFace-Bold") == nil && library.face(named: "") == nil)
  }
}
