/// Where a context writes the file that it makes.
public final class CGDataConsumer {
  private enum Target {
    case data(NSMutableData)
    case file(URL)
  }

  private let target: Target

  /// Appends the file to the data.
  public init?(data: CFMutableData) {
    target = .data(data)
  }

  /// Writes the file in one piece when it is complete; nil when the URL names no file.
  public init?(url: CFURL) {
    guard url.isFileURL else { return nil }
    target = .file(url)
  }

  /// Takes the complete file. An existing file is replaced only when all of the new one is written.
  package func take(_ file: Data) throws {
    switch target {
    case .data(let data): data.append(file)
    case .file(let url): try file.write(to: url, options: .atomic)
    }
  }
}
