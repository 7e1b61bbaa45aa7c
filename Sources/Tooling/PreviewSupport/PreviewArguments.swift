import Foundation
import SwiftUI
import UITestSupport

extension PreviewRun.Options {
  /// What the command line says, without the program's name.
  ///
  /// - Throws: `Misuse` for an option that there is not, or a value that is none.
  public init(arguments: [String]) throws {
    self.init()
    var rest: ArraySlice<String> = arguments[...]
    func value(_ option: String, _ rest: inout ArraySlice<String>) throws -> String {
      guard let value = rest.popFirst() else { throw Misuse(message: "\(option) needs a value.") }
      return value
    }
    while let word = rest.popFirst() {
      switch word {
      case "--output": output = URL(fileURLWithPath: try value(word, &rest))
      case "--idiom":
        let name: String = try value(word, &rest)
        guard let idiom = HeadlessApp.Idiom(rawValue: name) else {
          throw Misuse(message: "'\(name)' is no idiom: phone or desktop.")
        }
        self.idiom = idiom
      case "--dark": isDark = true
      case "--right-to-left": isRightToLeft = true
      case "--text-size":
        let name: String = try value(word, &rest)
        guard let size = DynamicTypeSize.allCases.first(where: { "\($0)" == name }) else {
          throw Misuse(message: "'\(name)' is no text size: large, xxxLarge, accessibility5 and so on.")
        }
        dynamicTypeSize = size
      case "--scale":
        guard let number = Double(try value(word, &rest)), (0.5...4).contains(number) else {
          throw Misuse(message: "--scale takes 0.5 to 4 pixels a point.")
        }
        scale = CGFloat(number)
      case "--list": listsOnly = true
      case "--accessibility": showsAccessibility = true
      case "--audit": audit = URL(fileURLWithPath: try value(word, &rest))
      case "--rules": rules = try value(word, &rest)
      default:
        guard !word.hasPrefix("--") else { throw Misuse(message: "there is no option '\(word)'.") }
        filters.append(word)
      }
    }
  }

  /// What is wrong with the command line.
  public struct Misuse: Error, CustomStringConvertible {
    let message: String
    public var description: String { message }
  }
}

extension PreviewRun {
  /// The whole program: reads the command line, draws, prints a line for each file, and gives the exit status.
  public static func main(_ arguments: [String]) async -> Int32 {
    do {
      let options = try Options(arguments: arguments)
      if options.audit != nil {
        try await PreviewRun(options).audit()
        return 0
      }
      for name in try await PreviewRun(options).run() {
        print(options.listsOnly ? String(name.dropLast(4)) : options.output.appendingPathComponent(name).path)
      }
      return 0
    } catch {
      FileHandle.standardError.write(Data("rotor: \(error)\n".utf8))
      return error is Options.Misuse ? 2 : 1
    }
  }
}
