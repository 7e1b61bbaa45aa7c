import CoreGraphics
import Diagnostics
import Foundation

/// The contexts to which drawing goes, the last one first; each thread has its own.
final class GraphicsStack {
  struct Entry {
    /// Nil where an image was begun that cannot be made: what is drawn meanwhile goes nowhere.
    var context: CGContext?
    /// What the image of the context will be; nil for a context that somebody else made.
    var canvas: ImageCanvas?
    /// Whether the entry ends with `UIGraphicsEndImageContext`.
    var isImage: Bool
    /// The pages of a file that was begun without a renderer; nil for other contexts.
    var pages: PDFPages?
  }

  private(set) var entries: [Entry] = []

  /// That of this thread.
  static var current: GraphicsStack {
    let memory: NSMutableDictionary = Thread.current.threadDictionary
    if let stack = memory[key] as? GraphicsStack { return stack }
    let stack = GraphicsStack()
    memory[key] = stack
    return stack
  }

  private static let key: NSString = "UIKit.GraphicsStack"

  func push(_ entry: Entry) { entries.append(entry) }
  func pop() { _ = entries.popLast() }

  /// Makes a context the current one for the time of a call.
  static func with<Result>(_ context: CGContext, canvas: ImageCanvas?, _ body: () throws -> Result) rethrows -> Result {
    let stack: GraphicsStack = .current
    let depth: Int = stack.entries.count
    stack.push(Entry(context: context, canvas: canvas, isImage: false))
    // What was left open inside ends as well.
    defer { stack.entries.removeSubrange(min(depth, stack.entries.count)...) }
    return try body()
  }

  /// The current context, for something that draws; without one a message says that nothing is drawn.
  static func context(for action: @autoclosure () -> String) -> CGContext? {
    guard let entry = current.entries.last else {
      Diagnostics.warn(
        "\(action()) does nothing: there is no current context. Draw in the closure of a UIGraphicsImageRenderer, or "
          + "between UIGraphicsBeginImageContextWithOptions and UIGraphicsEndImageContext.")
      return nil
    }
    // Why there is none was told when the image was begun.
    return entry.context
  }
}
