import CoreTransferable
import UniformTypeIdentifiers

extension UTType {
  /// A colour as SwiftUI writes it, for programs that are made with this framework.
  fileprivate static var color: UTType { UTType(exportedAs: "com.apple.swiftui.color", conformingTo: .data) }
  /// A colour as desktops drag it: red, green, blue and opacity in 16 bits each, in the machine's order of bytes.
  fileprivate static var desktopColor: UTType { UTType(mimeType: "application/x-color") ?? .data }
}

extension Color: Transferable {
  /// The colour's components: a colour that depends on the appearance is resolved for the light one.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .color) { color in
      try JSONEncoder().encode(CodedColor(color.resolve(in: EnvironmentValues())))
    } importing: { data in
      Color(try JSONDecoder().decode(CodedColor.self, from: data).resolved)
    }
    DataRepresentation(contentType: .desktopColor) { color in
      DesktopColor.data(color.resolve(in: EnvironmentValues()))
    } importing: { data in
      Color(try DesktopColor.color(data))
    }
  }
}

/// A colour on its way: its components in linear sRGB.
private struct CodedColor: Codable {
  var red: Float
  var green: Float
  var blue: Float
  var opacity: Float

  init(_ color: Color.Resolved) {
    (red, green, blue, opacity) = (color.linearRed, color.linearGreen, color.linearBlue, color.opacity)
  }

  var resolved: Color.Resolved {
    Color.Resolved(colorSpace: .sRGBLinear, red: red, green: green, blue: blue, opacity: opacity)
  }
}

private enum DesktopColor {
  static func data(_ color: Color.Resolved) -> Data {
    [color.red, color.green, color.blue, color.opacity].reduce(into: Data()) { data, component in
      let value = UInt16((max(0, min(1, component)) * 65535).rounded())
      withUnsafeBytes(of: value) { data.append(contentsOf: $0) }
    }
  }

  static func color(_ data: Data) throws -> Color.Resolved {
    guard data.count >= 8 else { throw CocoaError(.fileReadCorruptFile) }
    let parts: [Float] = data.withUnsafeBytes { bytes in
      (0..<4).map { Float(bytes.loadUnaligned(fromByteOffset: $0 * 2, as: UInt16.self)) / 65535 }
    }
    return Color.Resolved(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
  }
}
