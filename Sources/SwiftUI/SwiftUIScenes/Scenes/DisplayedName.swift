import Foundation

/// The name under which a program appears in its menus and in windows without a title.
enum DisplayedName {
  /// The name in the bundle's Info.plist (`CFBundleDisplayName`, else `CFBundleName`), else one made of the program's:
  /// executables of packages are often named as folders are ("score-reader"), which is no name to show ("Score Reader").
  ///
  /// - Parameters:
  ///   - program: The name of the executable.
  ///   - information: The contents of the Info.plist.
  static func name(program: String, information: [String: Any]?) -> String {
    for key in ["CFBundleDisplayName", "CFBundleName"] {
      if let name = information?[key] as? String, !name.isEmpty { return name }
    }
    // A name with a capital letter was chosen to be read.
    guard !program.contains(where: \.isUppercase) else { return program }
    let words: [Substring] = program.split { $0 == "-" || $0 == "_" }
    return words.isEmpty ? program : words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }
}
