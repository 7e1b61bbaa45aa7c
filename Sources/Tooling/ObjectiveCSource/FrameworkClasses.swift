/// What the step knows of UIKit's classes by their names.
enum FrameworkClasses {
  /// Endings of the names of responders.
  private static let responders: [String] = [
    "View", "Controller", "Control", "Cell", "Button", "Label", "Window", "Field", "Bar", "Picker",
    "Slider", "Stepper",
    "Switch", "Responder", "Application", "Well",
  ]
  /// Controllers that are no view controllers.
  private static let objects: [String] = [
    "PresentationController", "InteractionController", "MenuController", "PrintInfoController",
  ]
  private static let scrolling: Set<String> = ["UITableView", "UICollectionView", "UITextView"]
  private static let controls: Set<String> = [
    "UIButton", "UISwitch", "UISlider", "UITextField", "UISegmentedControl", "UIStepper",
    "UIPageControl", "UIDatePicker",
    "UIRefreshControl", "UIColorWell", "UISearchTextField",
  ]

  /// Whether a class is a responder. Those of other modules are taken for such by the same endings.
  static func isResponder(_ name: String) -> Bool {
    let name: Substring = name.split(separator: ".").last ?? ""
    return responders.contains { name.hasSuffix($0) } && !objects.contains { name.hasSuffix($0) }
  }

  /// Whether a class is another one of UIKit's, or below it.
  static func isClass(_ name: String, orBelow other: String) -> Bool {
    let name: String = name.split(separator: ".").last.map(String.init) ?? name
    if name == other || other == "NSObject" { return true }
    guard isResponder(name) else { return false }
    switch other {
    case "UIResponder": return true
    case "UIViewController": return name.hasSuffix("Controller")
    case "UIView":
      return !["Controller", "Responder", "Application"].contains { name.hasSuffix($0) }
    case "UIControl": return controls.contains(name)
    case "UIScrollView": return scrolling.contains(name)
    default: return false
    }
  }
}
