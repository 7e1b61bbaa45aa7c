/// Where the alpha of a pixel is, and whether its colours are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Hashable, Sendable {
  /// There is none.
  case none = 0
  case premultipliedLast = 1
  case premultipliedFirst = 2
  /// After the colours, which are not multiplied by it.
  case last = 3
  /// Before the colours, which are not multiplied by it.
  case first = 4
  /// There is none, but a place for it after the colours.
  case noneSkipLast = 5
  /// There is none, but a place for it before the colours.
  case noneSkipFirst = 6
  /// There are no colours.
  case alphaOnly = 7
}

/// The order of a pixel's bytes in memory.
public enum CGImageByteOrderInfo: UInt32, Hashable, Sendable {
  case orderMask = 0x7000
  case orderDefault = 0
  case order16Little = 0x1000
  case order32Little = 0x2000
  case order16Big = 0x3000
  case order32Big = 0x4000
}

/// How the pixels of a bitmap lie in memory: a `CGImageAlphaInfo` and a byte order.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
  public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// The components one after the other.
  public static let byteOrderDefault = CGBitmapInfo([])
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
  /// The four bytes of a pixel in reverse.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
  /// The components one after the other.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)

  /// Nil for a number that stands for no kind of alpha.
  package var alpha: CGImageAlphaInfo? {
    CGImageAlphaInfo(rawValue: rawValue & CGBitmapInfo.alphaInfoMask.rawValue)
  }
}
