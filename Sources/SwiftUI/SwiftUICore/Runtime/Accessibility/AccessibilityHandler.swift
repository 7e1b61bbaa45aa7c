import AccessibilityTree

/// What runs when an action is performed.
typealias AccessibilityHandler = (AccessibilityActionInput) -> Void
