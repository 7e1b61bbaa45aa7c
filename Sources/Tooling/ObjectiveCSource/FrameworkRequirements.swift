/// Optional requirements of UIKit's protocols that are called without labels, so that the form of a call does not tell them from
/// closures.
enum FrameworkRequirements {
  static let names: Set<String> = [
    "applicationDidBecomeActive", "applicationDidEnterBackground", "applicationWillEnterForeground",
    "applicationWillResignActive", "applicationWillTerminate", "didDismissSearchController",
    "didPresentSearchController", "gestureRecognizerShouldBegin", "imagePickerControllerDidCancel",
    "prepareForPopoverPresentation", "presentationControllerDidAttemptToDismiss", "presentationControllerDidDismiss",
    "presentationControllerShouldDismiss", "presentationControllerWillDismiss", "sceneDidBecomeActive",
    "sceneDidDisconnect", "sceneDidEnterBackground", "sceneWillEnterForeground", "sceneWillResignActive",
    "scrollViewDidChangeAdjustedContentInset", "scrollViewDidEndDecelerating", "scrollViewDidEndScrollingAnimation",
    "scrollViewDidScroll", "scrollViewDidScrollToTop", "scrollViewDidZoom", "scrollViewShouldScrollToTop",
    "scrollViewWillBeginDecelerating", "scrollViewWillBeginDragging", "searchBarCancelButtonClicked",
    "searchBarSearchButtonClicked", "searchBarShouldBeginEditing", "searchBarShouldEndEditing",
    "searchBarTextDidBeginEditing", "searchBarTextDidEndEditing",
    "sheetPresentationControllerDidChangeSelectedDetentIdentifier", "textFieldDidBeginEditing",
    "textFieldDidChangeSelection", "textFieldDidEndEditing", "textFieldShouldBeginEditing", "textFieldShouldClear",
    "textFieldShouldEndEditing", "textFieldShouldReturn", "textViewDidBeginEditing", "textViewDidChange",
    "textViewDidChangeSelection", "textViewDidEndEditing", "textViewShouldBeginEditing", "textViewShouldEndEditing",
    "willDismissSearchController", "willPresentSearchController",
  ]
}
