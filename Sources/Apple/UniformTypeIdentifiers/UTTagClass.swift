/// A way to name types outside of uniform types.
public struct UTTagClass: RawRepresentable, Hashable, Sendable, CustomStringConvertible,
  CustomDebugStringConvertible
{
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Extensions of file names, without a dot.
  public static var filenameExtension: UTTagClass { UTTagClass(rawValue: "public.filename-extension") }

  /// Media types, such as `image/png`.
  public static var mimeType: UTTagClass { UTTagClass(rawValue: "public.mime-type") }

  public var description: String { rawValue }
  public var debugDescription: String { rawValue }
}
