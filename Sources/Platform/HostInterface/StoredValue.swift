import CoreGraphics
import Foundation

/// A value that is kept between runs: what app and scene storage can hold.
package enum StoredValue: Hashable, Sendable, Codable {
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case data(Data)
  case date(Date)
  case url(URL)
}
