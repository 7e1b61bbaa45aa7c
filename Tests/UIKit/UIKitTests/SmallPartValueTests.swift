import QuartzCore
import Testing
import UIKit

/// Values of particles, exceptions, shadows and prints that programs set and read.
@MainActor
@Suite("Values of particles, prints and exceptions")
struct SmallPartValueTests {
  @Test("Cells keep the ranges and speeds of their colors, sizes and lives, and hand them to copies")
  func cells() {
    let cell = CAEmitterCell()
    cell.name = "spark"
    (cell.redRange, cell.greenRange, cell.blueRange, cell.alphaRange) = (0.1, 0.2, 0.3, 0.4)
    (cell.redSpeed, cell.greenSpeed, cell.blueSpeed) = (1, 2, 3)
    (cell.lifetimeRange, cell.scaleSpeed, cell.xAcceleration, cell.zAcceleration) = (0.5, -1, 4, 5)
    (cell.emissionLatitude, cell.emissionLongitude) = (0.25, 0.75)
    (cell.magnificationFilter, cell.minificationFilterBias) = ("nearest", 0.5)
    #expect(cell.name == "spark" && cell.redRange == 0.1 && cell.greenRange == 0.2 && cell.blueRange == 0.3)
    #expect(cell.alphaRange == 0.4 && cell.redSpeed == 1 && cell.greenSpeed == 2 && cell.blueSpeed == 3)
    #expect(cell.lifetimeRange == 0.5 && cell.scaleSpeed == -1 && cell.xAcceleration == 4 && cell.zAcceleration == 5)
    #expect(cell.emissionLatitude == 0.25 && cell.emissionLongitude == 0.75)
    #expect(cell.magnificationFilter == "nearest" && cell.minificationFilterBias == 0.5)
    let layer = CAEmitterLayer()
    (layer.emitterDepth, layer.emitterZPosition) = (3, 7)
    let shown = CAEmitterLayer(layer: layer)
    #expect(shown.emitterDepth == 3 && shown.emitterZPosition == 7)
  }

  @Test("Names of exceptions are those of other systems; shadows and print settings have copies of their own")
  func copies() {
    let names: [NSExceptionName] = [.genericException, .rangeException, .internalInconsistencyException]
    #expect(names.map(\.rawValue) == ["NSGenericException", "NSRangeException", "NSInternalInconsistencyException"])
    let shadow = NSShadow()
    shadow.shadowBlurRadius = 4
    let other = shadow.copy(with: nil) as? NSShadow
    shadow.shadowBlurRadius = 9
    #expect(other?.shadowBlurRadius == 4)
    let info = UIPrintInfo.printInfo()
    for kind in [UIPrintInfo.OutputType.general, .photo] {
      info.outputType = kind
      #expect((info.copy(with: nil) as? UIPrintInfo)?.outputType == kind)
    }
    info.orientation = UIPrintInfo.Orientation.portrait
    #expect(!info.dictionaryRepresentation.isEmpty && info.orientation == .portrait)
    let text = UISimpleTextPrintFormatter(text: "words")
    #expect((text.copy(with: nil) as? UISimpleTextPrintFormatter)?.text == "words")
    #expect(UIPrintFormatter().copy(with: nil) is UIPrintFormatter)
    #expect(UIView().viewPrintFormatter().copy(with: nil) is UIViewPrintFormatter)
    let paste = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.text"])
    #expect((paste.copy(with: nil) as? UIPasteConfiguration)?.acceptableTypeIdentifiers == ["public.text"])
  }

  @Test("Effects and priorities of the focus keep what they are given; names of notifications differ")
  func focusValues() {
    let halo = UIFocusHaloEffect()
    halo.position = .outside
    #expect((halo.copy(with: nil) as? UIFocusHaloEffect)?.position == UIFocusHaloEffect.Position.outside)
    #expect(UIFocusEffect().copy(with: nil) is UIFocusEffect && UIFocusGroupPriority(7).rawValue == 7)
    #expect(UIFocusSystem.animationCoordinatorUserInfoKey != UIFocusSystem.focusUpdateContextUserInfoKey)
    #expect(UIFocusSystem.movementDidFailNotification != UIFocusSystem.didUpdateNotification)
    #expect(UIAccessibility.assistiveTechnologyUserInfoKey != UIAccessibility.unfocusedElementUserInfoKey)
    #expect(!UIRefreshControl().canBecomeFocused)
  }

  @Test("Content that is unavailable keeps the looks of its image, texts and buttons")
  func unavailable() {
    var content = UIContentUnavailableConfiguration.empty()
    content.imageProperties.cornerRadius = 4
    content.imageProperties.tintColor = .red
    content.imageProperties.accessibilityIgnoresInvertColors = true
    content.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 20)
    content.textProperties.font = .boldSystemFont(ofSize: 30)
    content.textProperties.lineBreakMode = .byTruncatingMiddle
    content.textProperties.adjustsFontSizeToFitWidth = true
    content.textProperties.minimumScaleFactor = 0.5
    content.textProperties.allowsDefaultTighteningForTruncation = true
    content.secondaryAttributedText = NSAttributedString(string: "more")
    content.axesPreservingSuperviewLayoutMargins = .vertical
    content.buttonProperties.menu = UIMenu(title: "Choices")
    let kept = content
    #expect(kept.imageProperties.cornerRadius == 4 && kept.imageProperties.tintColor == .red)
    #expect(kept.imageProperties.accessibilityIgnoresInvertColors)
    #expect(kept.imageProperties.preferredSymbolConfiguration != nil)
    #expect(kept.textProperties.font == .boldSystemFont(ofSize: 30) && kept.textProperties.minimumScaleFactor == 0.5)
    #expect(kept.textProperties.lineBreakMode == .byTruncatingMiddle && kept.textProperties.adjustsFontSizeToFitWidth)
    #expect(kept.textProperties.allowsDefaultTighteningForTruncation)
    #expect(kept.secondaryAttributedText == NSAttributedString(string: "more"))
    #expect(kept.buttonProperties.menu?.title == "Choices")
    #expect(kept.axesPreservingSuperviewLayoutMargins == .vertical)
    let paste = UIPasteControl.Configuration()
    (paste.cornerRadius, paste.baseForegroundColor, paste.imagePlacement) = (6, .blue, .trailing)
    paste.displayMode = UIPasteControl.DisplayMode.iconOnly
    let control = UIPasteControl(configuration: paste)
    #expect(control.configuration.cornerRadius == 6 && control.configuration.baseForegroundColor == .blue)
    #expect(control.configuration.imagePlacement == .trailing && control.configuration.displayMode == .iconOnly)
    #expect(control.sizeThatFits(.zero).width > 8)
    #expect(UIPasteControl(frame: CGRect(x: 0, y: 0, width: 9, height: 9)).frame.width == 9)
  }

  @Test("Searches match words by their beginning or anywhere, and found texts have three looks")
  func searches() {
    #expect(UITextSearchOptions().wordMatchMethod == UITextSearchOptions.WordMatchMethod.contains)
    #expect(UITextSearchOptions.WordMatchMethod.startsWith.rawValue == 1)
    #expect(UITextSearchFoundTextStyle.normal.rawValue == 0 && UITextSearchFoundTextStyle.found.rawValue == 1)
    let tap = UITapGestureRecognizer()
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    #expect(!tap.canPrevent(double) && double.canPrevent(tap) && UIView().gestureRecognizerShouldBegin(tap))
    let calendar = UICalendarView()
    #expect(calendar.sizeThatFits(CGSize(width: 320, height: 400)).height > 100)
    let percent = UIPercentDrivenInteractiveTransition()
    percent.completionCurve = .linear
    #expect(percent.completionCurve == .linear && percent.wantsInteractiveStart)
  }

  @Test("What controls, colour wells, image views and pens have without an effect is kept")
  func kept() {
    let (control, well): (UIControl, UIColorWell) = (UIControl(), UIColorWell())
    #expect(!control.isSymbolAnimationEnabled && well.supportsEyedropper && well.maximumLinearExposure == 1)
    control.isSymbolAnimationEnabled = true
    well.supportsEyedropper = false
    well.maximumLinearExposure = 2
    #expect(control.isSymbolAnimationEnabled && !well.supportsEyedropper && well.maximumLinearExposure == 2)
    let range: UIImageView.DynamicRange = UIImageView().imageDynamicRange
    #expect(UIViewController().extensionContext == nil)
    let styles: [UIBehavioralStyle] = [
      UIButton().behavioralStyle, UISlider().behavioralStyle, UINavigationBar().behavioralStyle,
    ]
    #expect(styles == [.pad, .pad, .pad] && UIBehavioralStyle.mac.rawValue == 2)
    let (button, slider, bar): (UIButton, UISlider, UINavigationBar) = (UIButton(), UISlider(), UINavigationBar())
    #expect(button.preferredBehavioralStyle == .automatic && slider.preferredBehavioralStyle == .automatic)
    button.preferredBehavioralStyle = .mac
    slider.preferredBehavioralStyle = .pad
    bar.preferredBehavioralStyle = .mac
    #expect(button.preferredBehavioralStyle == .mac && slider.preferredBehavioralStyle == .pad)
    let grid = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    #expect(bar.preferredBehavioralStyle == .mac && !grid.useLayoutToLayoutNavigationTransitions)
    grid.useLayoutToLayoutNavigationTransitions = true
    grid.restoresFocusAfterTransition = false
    let text = UITextView()
    text.usesStandardTextScaling = true
    #expect(grid.useLayoutToLayoutNavigationTransitions && !grid.restoresFocusAfterTransition)
    #expect(text.usesStandardTextScaling && !UITextView().usesStandardTextScaling)
    let provider: UIButtonPointerStyleProvider = { _, _, _ in nil }
    button.pointerStyleProvider = provider
    #expect(button.pointerStyleProvider != nil)
    #expect(range == .standard && UIHoverGestureRecognizer(target: nil, action: nil).rollAngle == 0)
  }
}
