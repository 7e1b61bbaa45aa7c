import AssistiveTechnologies
import Foundation
import Synchronization

/// Braille by the tables of liblouis, contracted ones too. The library is looked for at run time; nothing is linked.
package struct Liblouis: BrailleTranslator {
  /// The file of the table, such as `en-us-g2.ctb`.
  package let table: String

  /// Nil where the library is not installed or has no such table.
  package init?(table: String) {
    guard let library = Library.shared, library.knows(table) else { return nil }
    self.table = table
  }

  /// Whether the library is installed.
  package static var isInstalled: Bool { Library.shared != nil }

  package func translate(_ text: String) -> BrailleCells {
    Library.shared?.translate(text, table: table) ?? ComputerBraille().translate(text)
  }
}

/// The library and what is called of it. It keeps tables between calls and is not made for several threads: a lock goes around.
private final class Library: @unchecked Sendable {
  static let shared: Library? = Library()

  private typealias CharacterSize = @convention(c) () -> Int32
  private typealias Check = @convention(c) (UnsafePointer<CChar>) -> Int32
  private typealias SetLevel = @convention(c) (Int32) -> Void
  private typealias Translate =
    @convention(c) (
      UnsafePointer<CChar>, UnsafeRawPointer, UnsafeMutablePointer<Int32>, UnsafeMutableRawPointer,
      UnsafeMutablePointer<Int32>, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?,
      UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?, Int32
    ) -> Int32

  private let check: Check
  private let translate: Translate
  /// Whether the library was built with characters of 32 bits; else they have 16.
  private let isWide: Bool
  private let lock = Mutex(())

  private init?() {
    let handle = dlopen("liblouis.so.20", RTLD_NOW | RTLD_LOCAL) ?? dlopen("liblouis.so", RTLD_NOW | RTLD_LOCAL)
    guard let handle, let size = dlsym(handle, "lou_charSize"), let check = dlsym(handle, "lou_checkTable"),
      let translate = dlsym(handle, "lou_translate")
    else { return nil }
    isWide = unsafeBitCast(size, to: CharacterSize.self)() == 4
    self.check = unsafeBitCast(check, to: Check.self)
    self.translate = unsafeBitCast(translate, to: Translate.self)
    // A table that is not there is told by the answer; the library's own words about it would go to the app's output.
    if let level = dlsym(handle, "lou_setLogLevel") { unsafeBitCast(level, to: SetLevel.self)(60000) }
  }

  func knows(_ table: String) -> Bool {
    guard !table.isEmpty, !table.utf8.contains(0) else { return false }
    return lock.withLock { _ in check(table) != 0 }
  }

  /// Dots as Unicode's patterns: the modes dotsIO and ucBrl of the library.
  private static let mode: Int32 = 4 | 64

  func translate(_ text: String, table: String) -> BrailleCells? {
    isWide
      ? translate(text.unicodeScalars.map { UInt32($0.value) }, text, table)
      : translate(text.utf16.map { UInt16($0) }, text, table)
  }

  private func translate<Unit: FixedWidthInteger>(_ units: [Unit], _ text: String, _ table: String) -> BrailleCells? {
    if units.isEmpty { return BrailleCells(cells: "", offsets: []) }
    let capacity: Int = units.count * 8 + 64
    var input: [Unit] = units
    var output: [Unit] = Array(repeating: 0, count: capacity)
    var sources: [Int32] = Array(repeating: 0, count: capacity)
    // The library writes a position for each unit of the input too.
    var targets: [Int32] = Array(repeating: 0, count: max(capacity, units.count))
    var inputCount = Int32(units.count)
    var outputCount = Int32(capacity)
    let isDone: Int32 = lock.withLock { _ in
      translate(
        table, &input, &inputCount, &output, &outputCount, nil, nil, &targets, &sources, nil, Self.mode)
    }
    guard isDone != 0, outputCount >= 0, Int(outputCount) <= capacity, Int(inputCount) == units.count else {
      return nil
    }
    // Offsets of units to those of characters.
    var characters: [Int] = []
    for (offset, character) in text.enumerated() {
      let count: Int = isWide ? character.unicodeScalars.count : character.utf16.count
      characters += Array(repeating: offset, count: count)
    }
    var cells = String.UnicodeScalarView()
    var offsets: [Int] = []
    for index in 0..<Int(outputCount) {
      cells.append(UnicodeScalar(UInt32(output[index])) ?? "\u{28FF}")
      offsets.append(characters[min(max(0, Int(sources[index])), characters.count - 1)])
    }
    return BrailleCells(cells: String(cells), offsets: offsets)
  }
}
