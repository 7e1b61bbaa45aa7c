import CoreGraphics

/// What holds a mark: a circle, a bubble, a shield.
package struct SymbolEnclosure: Hashable, Sendable {
  package var icon: String
  /// Nil for what has no filled form, such as the corners of a viewfinder.
  package var filledIcon: String?
  /// Where the mark goes, in a square of 16 by 16.
  package var frame: CGRect

  /// The longest end of a name that is an enclosure, and of how many words it is.
  static func named(byEndOf words: [String]) -> (enclosure: SymbolEnclosure, count: Int)? {
    for count in stride(from: min(4, words.count - 1), to: 0, by: -1) {
      if let enclosure = all[words.suffix(count).joined(separator: ".")] { return (enclosure, count) }
    }
    return nil
  }

  private init(_ icon: String, _ filledIcon: String?, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.icon = icon
    self.filledIcon = filledIcon
    frame = CGRect(x: x, y: y, width: width, height: height)
  }

  private static let all: [String: SymbolEnclosure] = [
    // Plain shapes.
    "circle": SymbolEnclosure("circle", "circle-fill", 3.7, 3.7, 8.6, 8.6),
    "square": SymbolEnclosure("square", "square-fill", 3.5, 3.5, 9, 9),
    "rectangle": SymbolEnclosure("own-rectangle", "own-rectangle-fill", 3.5, 4.7, 9, 6.6),
    "app": SymbolEnclosure("own-app", "own-app-fill", 3.5, 3.5, 9, 9),
    "diamond": SymbolEnclosure("diamond", "diamond-fill", 4.5, 4.5, 7, 7),
    "hexagon": SymbolEnclosure("hexagon", "hexagon-fill", 4.2, 4.2, 7.6, 7.6),
    "octagon": SymbolEnclosure("octagon", "octagon-fill", 4, 4, 8, 8),
    "triangle": SymbolEnclosure("triangle", "triangle-fill", 5, 6, 6, 6.6),
    "seal": SymbolEnclosure("own-seal", "own-seal-fill", 4.7, 4.7, 6.6, 6.6),
    "shield": SymbolEnclosure("shield", "shield-fill", 4.6, 4.2, 6.8, 6.8),
    "capsule": SymbolEnclosure("own-capsule", "own-capsule-fill", 3.5, 5, 9, 6),
    "circle.dashed": SymbolEnclosure("own-circle-dashed", nil, 3.7, 3.7, 8.6, 8.6),
    "square.dashed": SymbolEnclosure("own-square-dashed", nil, 3.5, 3.5, 9, 9),
    "app.dashed": SymbolEnclosure("own-app-dashed", nil, 3.5, 3.5, 9, 9),
    "viewfinder": SymbolEnclosure("fullscreen", nil, 3.5, 3.5, 9, 9),
    // Things that can be written upon.
    "bubble": SymbolEnclosure("chat-square", "chat-square-fill", 4.3, 2.5, 7.4, 7.4),
    "message": SymbolEnclosure("chat", "chat-fill", 4.7, 4, 6.6, 6.6),
    "icloud": SymbolEnclosure("cloud", "cloud-fill", 5, 5.4, 6, 6),
    "heart": SymbolEnclosure("heart", "heart-fill", 5, 4.4, 6, 6),
    "folder": SymbolEnclosure("folder", "folder-fill", 5, 6, 6, 6),
    "bin": SymbolEnclosure("own-bin", "own-bin-fill", 5, 6.8, 6, 6),
    "house": SymbolEnclosure("house", "house-fill", 5.2, 6.8, 5.6, 5.6),
    "lock": SymbolEnclosure("lock", "lock-fill", 5.5, 9, 5, 5),
    "video": SymbolEnclosure("camera-video", "camera-video-fill", 2.8, 5, 6, 6),
    "magnifyingglass": SymbolEnclosure("search", nil, 3.2, 3.2, 6.6, 6.6),
    "batteryblock": SymbolEnclosure("own-batteryblock", "own-batteryblock-fill", 4.5, 5.2, 7, 7),
    // Devices.
    "tv": SymbolEnclosure("tv", "tv-fill", 4.8, 3.6, 6.4, 6.4),
    "display": SymbolEnclosure("display", "display-fill", 4.8, 3.4, 6.4, 6.4),
    "desktopcomputer": SymbolEnclosure("display", "display-fill", 4.8, 3.4, 6.4, 6.4),
    "iphone": SymbolEnclosure("phone", "phone-fill", 5, 4, 6, 7),
    "applewatch": SymbolEnclosure("own-watch-face", nil, 5, 5, 5.4, 6),
    "macwindow": SymbolEnclosure("window", nil, 4.8, 6, 6.4, 6.4),
    // Arrows that go round.
    "arrow.circlepath": SymbolEnclosure("own-goforward", nil, 4.9, 5.7, 6.2, 6.2),
    "arrow.triangle.2.circlepath": SymbolEnclosure("arrow-repeat", nil, 5, 4.8, 6, 6.4),
    // Piles.
    "rectangle.stack": SymbolEnclosure("collection", "collection-fill", 4.8, 6.2, 6.4, 6.4),
    "square.stack": SymbolEnclosure("collection", "collection-fill", 4.8, 6.2, 6.4, 6.4),
  ]
}

extension SymbolEnclosure {
  /// A circle in the sense of going forward or back by a number of seconds.
  static func skip(isBack: Bool) -> SymbolEnclosure {
    SymbolEnclosure(isBack ? "own-gobackward" : "own-goforward", nil, 4.9, 5.7, 6.2, 6.2)
  }
}
