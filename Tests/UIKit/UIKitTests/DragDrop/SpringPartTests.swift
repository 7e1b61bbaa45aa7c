import CoreGraphics
import Foundation
import FoundationGaps
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// The shortest form of a view that drags activate, and dragged things as drops see them.
@MainActor
@Suite("Parts of spring loading", .serialized)
struct SpringPartTests {
  @Test("A handler alone activates the view for any drag that rests over it, in the states of an effect")
  func handler() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    var states: [UISpringLoadedInteractionEffectState] = []
    let spring = UISpringLoadedInteraction { interaction, context in
      states.append(context.state)
      #expect(interaction.view === view && context.targetView === view)
    }
    let host = try window(width: 300, height: 100, settings: HostSettings(idiom: .desktop)) { Hosting(view: view) }
    host.change { view.addInteraction(spring) }
    let drag = HeadlessDrag(items: [NSItemProvider(object: "X" as NSString)])
    drag.move(to: CGPoint(x: 20, y: 20), in: host)
    host.advance(by: .seconds(1.2))
    #expect(states == [.activated])
    drag.cancel()
    let all: [UISpringLoadedInteractionEffectState] = [.inactive, .possible, .activating, .activated]
    #expect(all.map(\.rawValue) == [0, 1, 2, 3])
  }

  @Test("A drag is given up when the view of the interaction is another one")
  func moving() throws {
    final class Effect: NSObject, UISpringLoadedInteractionEffect {
      var states: [UISpringLoadedInteractionEffectState] = []
      func interaction(
        _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext
      ) { states.append(context.state) }
    }
    let (view, effect) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100)), Effect())
    var count = 0
    let spring = UISpringLoadedInteraction(interactionBehavior: nil, interactionEffect: effect) { _, _ in count += 1 }
    spring.didMove(to: view)
    #expect(spring.view === view)
    spring.didMove(to: nil)
    #expect(spring.view == nil)
    let host = try window(width: 300, height: 100, settings: HostSettings(idiom: .desktop)) { Hosting(view: view) }
    host.change { view.addInteraction(spring) }
    let drag = HeadlessDrag(items: [NSItemProvider(object: "X" as NSString)])
    drag.move(to: CGPoint(x: 20, y: 20), in: host)
    #expect(effect.states == [.possible])
    spring.willMove(to: nil)
    #expect(effect.states == [.possible, .inactive])
    host.advance(by: .seconds(2))
    #expect(count == 0)
    drag.cancel()
  }

  @Test("A drop sees the types of what is dragged, and what can be made of it")
  func sessions() throws {
    final class Judge: NSObject, UIDropInteractionDelegate {
      var answers: [Bool] = []
      func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        answers = [
          session.hasItemsConforming(toTypeIdentifiers: ["public.text"]),
          session.hasItemsConforming(toTypeIdentifiers: ["public.image", "public.plain-text"]),
          session.hasItemsConforming(toTypeIdentifiers: ["public.image"]),
          session.canLoadObjects(ofClass: NSString.self), session.canLoadObjects(ofClass: UIImage.self),
        ]
        return true
      }
    }
    let (view, judge) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100)), Judge())
    let host = try window(width: 300, height: 100, settings: HostSettings(idiom: .desktop)) { Hosting(view: view) }
    host.change { view.addInteraction(UIDropInteraction(delegate: judge)) }
    let drag = HeadlessDrag(items: [NSItemProvider(object: "X" as NSString)])
    drag.move(to: CGPoint(x: 20, y: 20), in: host)
    #expect(judge.answers == [true, true, false, true, false])
    drag.cancel()
  }
}
