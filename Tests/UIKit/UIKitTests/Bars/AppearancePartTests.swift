import CoreGraphics
import Foundation
import HostHeadless
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// The parts of appearances of bars, which copies have for themselves.
@MainActor
@Suite("Parts of appearances of bars", .serialized)
struct AppearancePartTests {
  private let red: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.red]

  private func isRed(_ attributes: [NSAttributedString.Key: Any]) -> Bool {
    attributes.count == 1 && attributes[.foregroundColor] as? UIColor == .red
  }

  @Test("The states of a bar button's appearance are four, each with attributes and a picture of its own")
  func buttonStates() throws {
    let button = UIBarButtonItemAppearance()
    let states: [UIBarButtonItemStateAppearance] = [button.normal, button.highlighted, button.disabled, button.focused]
    #expect(Set(states.map { ObjectIdentifier($0) }).count == 4)
    #expect(states.allSatisfy { $0.titleTextAttributes.isEmpty && $0.backgroundImage == nil })
    let picture = UIImage(cgImage: try TestPicture.plain(2, 2, TestPicture.red))
    for (index, state) in states.enumerated() {
      state.titleTextAttributes = red
      state.backgroundImage = picture
      #expect(states.count { !$0.titleTextAttributes.isEmpty } == index + 1)
      #expect(states.count { $0.backgroundImage === picture } == index + 1)
    }
  }

  @Test("The states of a tab's appearance are four, each with texts, an icon's colour and a badge of its own")
  func tabStates() {
    let tab = UITabBarItemAppearance()
    let states: [UITabBarItemStateAppearance] = [tab.normal, tab.selected, tab.disabled, tab.focused]
    #expect(Set(states.map { ObjectIdentifier($0) }).count == 4)
    for (index, state) in states.enumerated() {
      #expect(state.titleTextAttributes.isEmpty && state.badgeTextAttributes.isEmpty)
      #expect(state.iconColor == nil && state.badgeBackgroundColor == nil)
      state.titleTextAttributes = red
      state.badgeTextAttributes = red
      state.badgeBackgroundColor = .green
      state.iconColor = .blue
      #expect(states.count { isRed($0.titleTextAttributes) && isRed($0.badgeTextAttributes) } == index + 1)
      #expect(states.count { $0.badgeBackgroundColor == .green && $0.iconColor == .blue } == index + 1)
    }
  }

  @Test("A copy of a navigation bar's appearance has its titles, its place and its buttons, and is a thing of its own")
  func navigationCopies() throws {
    let bar = UINavigationBarAppearance()
    bar.titleTextAttributes = red
    bar.largeTitleTextAttributes = red
    bar.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: 4)
    for part in [bar.buttonAppearance, bar.doneButtonAppearance, bar.backButtonAppearance] {
      part.normal.titleTextAttributes = red
      part.highlighted.titleTextAttributes = red
      part.disabled.titleTextAttributes = red
      part.focused.titleTextAttributes = red
    }
    let copy = try #require(bar.copy() as? UINavigationBarAppearance)
    #expect(isRed(copy.titleTextAttributes) && isRed(copy.largeTitleTextAttributes))
    #expect(copy.titlePositionAdjustment.horizontal == 3 && copy.titlePositionAdjustment.vertical == 4)
    let parts: [UIBarButtonItemAppearance] = [
      copy.buttonAppearance, copy.doneButtonAppearance, copy.backButtonAppearance,
    ]
    for part in parts {
      #expect(isRed(part.normal.titleTextAttributes) && isRed(part.highlighted.titleTextAttributes))
      #expect(isRed(part.disabled.titleTextAttributes) && isRed(part.focused.titleTextAttributes))
    }
    copy.backButtonAppearance.normal.titleTextAttributes = [:]
    copy.doneButtonAppearance.normal.titleTextAttributes = [:]
    copy.largeTitleTextAttributes = [:]
    #expect(isRed(bar.backButtonAppearance.normal.titleTextAttributes) && isRed(bar.largeTitleTextAttributes))
    #expect(isRed(bar.doneButtonAppearance.normal.titleTextAttributes))
    #expect(UINavigationBarAppearance().titlePositionAdjustment == UIOffset())
    #expect(UIOffset() == UIOffset(horizontal: 0, vertical: 0) && UIOffset() == .zero)
  }

  @Test("A copy of a tab bar's appearance has the three layouts and the mark of the chosen tab")
  func tabCopies() throws {
    let bar = UITabBarAppearance()
    #expect(bar.selectionIndicatorTintColor == nil && bar.selectionIndicatorImage == nil)
    bar.stackedLayoutAppearance.selected.iconColor = .red
    bar.inlineLayoutAppearance.normal.iconColor = .green
    bar.compactInlineLayoutAppearance.disabled.iconColor = .blue
    bar.compactInlineLayoutAppearance.focused.badgeBackgroundColor = .black
    bar.selectionIndicatorTintColor = .yellow
    let picture = UIImage(cgImage: try TestPicture.plain(2, 2, TestPicture.red))
    bar.selectionIndicatorImage = picture
    let copy = try #require(bar.copy() as? UITabBarAppearance)
    #expect(copy.stackedLayoutAppearance.selected.iconColor == .red)
    #expect(copy.inlineLayoutAppearance.normal.iconColor == .green)
    #expect(copy.compactInlineLayoutAppearance.disabled.iconColor == .blue)
    #expect(copy.compactInlineLayoutAppearance.focused.badgeBackgroundColor == .black)
    #expect(copy.selectionIndicatorTintColor == .yellow && copy.selectionIndicatorImage === picture)
    let other = UITabBarItemAppearance()
    other.normal.iconColor = .white
    copy.inlineLayoutAppearance = other
    copy.compactInlineLayoutAppearance = other
    #expect(copy.inlineLayoutAppearance.normal.iconColor == .white)
    #expect(bar.inlineLayoutAppearance.normal.iconColor == .green)
    #expect(bar.compactInlineLayoutAppearance.normal.iconColor == nil)
  }

  @Test("A copy of a tool bar's appearance has its two kinds of buttons")
  func toolbarCopies() throws {
    let bar = UIToolbarAppearance()
    bar.buttonAppearance.normal.titleTextAttributes = red
    bar.doneButtonAppearance.disabled.titleTextAttributes = red
    let copy = try #require(bar.copy() as? UIToolbarAppearance)
    #expect(isRed(copy.buttonAppearance.normal.titleTextAttributes))
    #expect(copy.buttonAppearance.disabled.titleTextAttributes.isEmpty)
    #expect(isRed(copy.doneButtonAppearance.disabled.titleTextAttributes))
    copy.buttonAppearance = UIBarButtonItemAppearance()
    copy.doneButtonAppearance = UIBarButtonItemAppearance()
    #expect(isRed(bar.buttonAppearance.normal.titleTextAttributes))
    #expect(copy.doneButtonAppearance.disabled.titleTextAttributes.isEmpty)
  }

  @Test("Heights of bars have Apple's numbers")
  func metrics() {
    let metrics: [UIBarMetrics] = [.default, .compact, .defaultPrompt, .compactPrompt]
    #expect(metrics.map(\.rawValue) == [0, 1, 101, 102])
  }
}
