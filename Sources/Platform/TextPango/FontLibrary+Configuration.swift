import Foundation

extension FontLibrary {
  /// The library's configuration in Fontconfig's language: the directories, and the rules that hold in them.
  static func configuration(directories: [String]) -> String {
    let list: String = directories.map { "<dir>\(escaped($0))</dir>" }.joined()
    return "<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"fonts.dtd\"><fontconfig>" + list
      + "<cachedir>/var/cache/fontconfig</cachedir><cachedir prefix=\"xdg\">fontconfig</cachedir>"
      + withoutAlternates + emojiFont + scaledBitmaps + "</fontconfig>"
  }

  /// Inter's contextual alternates are off: they would draw "->" as an arrow and "4x3" with a multiplication sign,
  /// where the text is to be shown as written.
  private static let withoutAlternates: String = ["Inter", "Inter Display"].map { family in
    "<match target=\"font\"><test name=\"family\"><string>\(family)</string></test>"
      + "<edit name=\"fontfeatures\" mode=\"append\"><string>calt 0</string></edit></match>"
  }.joined()

  private static let emojiFont: String =
    "<match target=\"pattern\"><test name=\"family\"><string>emoji</string></test>"
    + "<edit name=\"family\" mode=\"prepend\" binding=\"same\"><string>\(emojiFamily)</string></edit></match>"

  /// A face of pictures has one size, 109 pixels for emoji: the matrix makes of it the size that was asked for.
  private static let scaledBitmaps: String = {
    let factor: String = "<name>pixelsizefixupfactor</name>"
    let scale: String = "<matrix>\(factor)<double>0</double><double>0</double>\(factor)</matrix>"
    return "<match target=\"font\"><test name=\"outline\"><bool>false</bool></test>"
      + "<edit name=\"pixelsizefixupfactor\" mode=\"assign\"><divide><name target=\"pattern\">pixelsize</name>"
      + "<name target=\"font\">pixelsize</name></divide></edit>"
      + "<edit name=\"matrix\" mode=\"assign\"><times><name>matrix</name>\(scale)</times></edit>"
      + "<edit name=\"size\" mode=\"assign\"><divide><name>size</name>\(factor)</divide></edit></match>"
  }()

  private static func escaped(_ path: String) -> String {
    path.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
  }
}
