import Foundation

/// An Xcode project: its objects, and where its files lie.
package struct XcodeProject {
  /// One entry of the project's file, which others name by its identifier.
  struct Object {
    let id: String
    let fields: OldPropertyList

    var isa: String { fields["isa"]?.string ?? "" }
    subscript(_ key: String) -> String? { fields[key]?.string }
    func list(_ key: String) -> [String] { fields[key]?.strings ?? [] }
  }

  /// The folder NAME.xcodeproj.
  package let location: URL
  /// The project's name, without the extension.
  package let name: String
  /// The folder that paths of the project start from.
  let root: URL
  let project: Object
  private let objects: [String: OldPropertyList]
  /// Where the files and groups lie, by their identifiers.
  private(set) var places: [String: URL] = [:]

  /// Reads a project.
  ///
  /// - Parameter location: The folder NAME.xcodeproj.
  /// - Throws: ``ProjectError`` if its file is missing, damaged, or no project.
  package init(at location: URL) throws {
    self.location = location
    name = location.deletingPathExtension().lastPathComponent
    let file: URL = location.appendingPathComponent("project.pbxproj")
    let list: OldPropertyList = try OldPropertyList(contentsOf: file)
    guard let objects = list["objects"]?.dictionary, let rootID = list["rootObject"]?.string,
      let project = objects[rootID], project["isa"]?.string == "PBXProject"
    else { throw ProjectError("\(file.path) describes no project.") }
    self.objects = objects
    self.project = Object(id: rootID, fields: project)
    let folder: URL = location.deletingLastPathComponent()
    let inner: String = project["projectDirPath"]?.string ?? ""
    root = inner.isEmpty ? folder : folder.appendingPathComponent(inner).standardizedFileURL
    if let main = self.project["mainGroup"] { place(main, in: root) }
  }

  func object(_ id: String?) -> Object? {
    guard let id, let fields = objects[id] else { return nil }
    return Object(id: id, fields: fields)
  }

  func objects(_ ids: [String]) -> [Object] { ids.compactMap { object($0) } }

  /// All objects of a kind, in the order of their identifiers.
  func all(_ isa: String) -> [Object] {
    objects.filter { $0.value["isa"]?.string == isa }.sorted { $0.key < $1.key }
      .map { Object(id: $0.key, fields: $0.value) }
  }

  /// Notes where a file or group lies, and all inside it. A group that contains itself is entered once.
  private mutating func place(_ id: String, in folder: URL) {
    guard places[id] == nil, let object = object(id) else { return }
    let path: String = object["path"] ?? ""
    let base: URL
    switch object["sourceTree"] ?? "<group>" {
    case "<group>": base = folder
    case "SOURCE_ROOT": base = root
    case "<absolute>": base = URL(fileURLWithPath: "/")
    default: return  // products, and what Apple's systems or the developer tools hold
    }
    let here: URL = path.isEmpty ? base : base.appendingPathComponent(path).standardizedFileURL
    places[id] = here
    // The files of a group of languages lie beside it, whatever its name.
    for child in object.list("children") { place(child, in: here) }
  }
}
