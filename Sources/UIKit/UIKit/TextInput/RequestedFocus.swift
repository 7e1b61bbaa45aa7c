import Foundation
import SwiftUICore
import UIFoundation

/// The keyboard that a program asks for or gives up.
final class RequestedFocus {
  let changes = ChangeCount()
  private(set) var isWanted: Bool = false

  func request(_ isWanted: Bool) {
    self.isWanted = isWanted
    changes.change()
  }
}

/// What differs between two texts, in the UTF-16 code units of the first one.
struct ChangedRange {
  let range: NSRange
  let replacement: String

  init(from old: String, to new: String) {
    let a: [UInt16] = Array(old.utf16)
    let b: [UInt16] = Array(new.utf16)
    var start = 0
    while start < a.count, start < b.count, a[start] == b[start] { start += 1 }
    var end = 0
    while end < a.count - start, end < b.count - start, a[a.count - 1 - end] == b[b.count - 1 - end] { end += 1 }
    range = NSRange(location: start, length: a.count - start - end)
    replacement = String(decoding: b[start..<(b.count - end)], as: UTF16.self)
  }
}

extension NSTextAlignment {
  /// The same in SwiftUI's words, for readers from left to right.
  var alignment: TextAlignment {
    switch self {
    case .left, .natural, .justified: .leading
    case .center: .center
    case .right: .trailing
    }
  }
}
