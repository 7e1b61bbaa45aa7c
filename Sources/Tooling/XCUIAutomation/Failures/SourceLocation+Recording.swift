import Testing
internal import XCTest

extension SourceLocation {
  /// Records an issue of the test that runs, of either testing library.
  @MainActor
  func record(_ failure: DriverFailure) {
    if Test.current != nil {
      Issue.record(Comment(rawValue: failure.message), sourceLocation: self)
    } else {
      XCTFail("\(fileID):\(line): \(failure.message)")
    }
  }
}
