import Foundation
import UIFoundation

extension UIContentSizeCategory {
  /// Posted when the person chooses another size of texts while the program runs.
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
  /// The new size in the notification, as the raw value of a category.
  public static let newValueUserInfoKey: String = "UIContentSizeCategoryNewValueKey"
}
