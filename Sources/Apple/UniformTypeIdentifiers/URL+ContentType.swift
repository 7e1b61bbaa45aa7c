extension URL {
  /// The address with a further component, which gets the type's extension unless it has one of the type.
  /// - Parameters:
  ///   - partialName: The name, with or without an extension.
  ///   - contentType: The type of the file or directory.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
    appendingPathComponent(
      contentType.completed(partialName), isDirectory: contentType.conforms(to: .directory))
  }

  public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
    self = appendingPathComponent(partialName, conformingTo: contentType)
  }

  /// The address with the type's extension behind its last component, unless that has one of the type.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    let name: String = contentType.completed(lastPathComponent)
    guard name != lastPathComponent else { return self }
    return deletingLastPathComponent()
      .appendingPathComponent(name, isDirectory: contentType.conforms(to: .directory))
  }

  public mutating func appendPathExtension(for contentType: UTType) {
    self = appendingPathExtension(for: contentType)
  }
}

extension NSString {
  /// The path with a further component, which gets the type's extension unless it has one of the type.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> String {
    appendingPathComponent(contentType.completed(partialName))
  }

  /// The path with the type's extension, unless it has one of the type.
  public func appendingPathExtension(for contentType: UTType) -> String {
    contentType.completed(String(describing: self))
  }
}

extension UTType {
  /// The name with an extension that tells the type.
  func completed(_ name: String) -> String {
    guard let wanted = preferredFilenameExtension else { return name }
    let present: String = (name as NSString).pathExtension
    if !present.isEmpty {
      let kind: UTType = conforms(to: .directory) ? .directory : .data
      if UTType.types(tag: present, tagClass: .filenameExtension, conformingTo: kind).contains(where: {
        $0.conforms(to: self)
      }) {
        return name
      }
    }
    return name + "." + wanted
  }
}
