import CoreGraphics
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Forms of the looks of bars and their items.
@MainActor
@Suite("Forms of bars' looks")
struct AppearanceFormTests {
  @Test("A look is made for a machine or a style, and taken back to what is usual")
  func forms() {
    #expect(UIBarAppearance(idiom: .pad).idiom == .pad && UIBarAppearance().idiom == .unspecified)
    #expect((UIBarAppearance(idiom: .phone).copy() as? UIBarAppearance)?.idiom == .phone)
    let buttons = UIBarButtonItemAppearance(style: .plain)
    buttons.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    let copy: UIBarButtonItemAppearance? = buttons.copy() as? UIBarButtonItemAppearance
    #expect(copy !== buttons && copy?.normal.titleTextAttributes.count == 1)
    buttons.configureWithDefault(for: .done)
    #expect(buttons.normal.titleTextAttributes.isEmpty && copy?.normal.titleTextAttributes.count == 1)
    let tabs = UITabBarItemAppearance(style: .inline)
    tabs.selected.iconColor = .red
    let other: UITabBarItemAppearance? = tabs.copy() as? UITabBarItemAppearance
    tabs.configureWithDefault(for: .stacked)
    #expect(tabs.selected.iconColor == nil && other?.selected.iconColor == .red)
    let styles: [UITabBarItemAppearance.Style] = [.stacked, .inline, .compactInline]
    #expect(styles.map(\.rawValue) == [0, 1, 2])
  }

  @Test("Buttons that stand out look as those that are done with something")
  func prominent() {
    let look = UIBarButtonItemAppearance()
    let bar = UINavigationBarAppearance()
    bar.prominentButtonAppearance = look
    #expect(bar.doneButtonAppearance === look && bar.prominentButtonAppearance === look)
    let toolbar = UIToolbarAppearance()
    toolbar.doneButtonAppearance = look
    #expect(toolbar.prominentButtonAppearance === look)
  }

  @Test("A window's guide keeps its proportions in the middle of the safe area")
  func aspect() {
    let view = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let guide: any UILayoutGuide & UILayoutGuideAspectFitting = view.safeAreaAspectFitLayoutGuide
    #expect(guide.layoutFrame == view.bounds && guide.aspectRatio == 0)
    guide.aspectRatio = 1
    #expect(guide.layoutFrame == CGRect(x: 50, y: 0, width: 100, height: 100))
    guide.aspectRatio = 4
    #expect(view.safeAreaAspectFitLayoutGuide.layoutFrame == CGRect(x: 0, y: 25, width: 200, height: 50))
  }
}
