import Foundation

/// A value of a property list in the old text form, in which Xcode keeps its projects: strings, lists in parentheses and
/// dictionaries in braces. Data between angle brackets is kept as the text of its digits.
package enum OldPropertyList: Equatable, Sendable {
  case string(String)
  case array([OldPropertyList])
  case dictionary([String: OldPropertyList])

  package var string: String? {
    guard case .string(let value) = self else { return nil }
    return value
  }

  package var array: [OldPropertyList]? {
    guard case .array(let values) = self else { return nil }
    return values
  }

  package var dictionary: [String: OldPropertyList]? {
    guard case .dictionary(let values) = self else { return nil }
    return values
  }

  /// The strings of a list, or a single string as a list of one.
  package var strings: [String] {
    switch self {
    case .string(let value): [value]
    case .array(let values): values.compactMap(\.string)
    case .dictionary: []
    }
  }

  /// The value of a key; nil where this is no dictionary.
  package subscript(_ key: String) -> OldPropertyList? { dictionary?[key] }

  /// Reads a file. A list in XML or binary form, which other tools write, is read as well.
  ///
  /// - Throws: ``ProjectError`` with the line of the first fault.
  package init(contentsOf file: URL) throws {
    let data: Data
    do {
      data = try Data(contentsOf: file)
    } catch {
      throw ProjectError("\(file.path) cannot be read: \(error.localizedDescription)")
    }
    if data.starts(with: Data("<?xml".utf8)) || data.starts(with: Data("bplist".utf8)) {
      guard let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil) else {
        throw ProjectError("\(file.path) is no property list: it is cut off or damaged.")
      }
      self = Self(list)
      return
    }
    do {
      self = try OldPropertyListParser.value(of: data)
    } catch let fault as OldPropertyListParser.Fault {
      throw ProjectError("\(file.path):\(fault.line): \(fault.reason). The project is damaged; restore the file.")
    }
  }

  private init(_ value: Any) {
    switch value {
    case let values as [String: Any]: self = .dictionary(values.mapValues(Self.init))
    case let values as [Any]: self = .array(values.map(Self.init))
    default: self = .string(String(describing: value))
    }
  }
}
