import SwiftUI

/// The store. There is none here.
public enum AppStore {
  /// Whether the person may pay: nobody can.
  public static var canMakePayments: Bool { false }

  /// Asks for a review: nobody is asked.
  @MainActor public static func requestReview(in scene: UIWindowScene) {}
}

/// Asks for reviews in the store.
open class SKStoreReviewController: NSObject {
  /// Asks for a review: nobody is asked.
  open class func requestReview() {}

  /// Asks for a review: nobody is asked.
  open class func requestReview(in windowScene: UIWindowScene) {}
}
