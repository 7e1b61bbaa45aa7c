import Combine
import FoundationGaps
import HostInterface
import SwiftUICore
import SwiftUIScenes
import UIKit

/// Makes the delegate of a program's life for its `App`.
///
/// ```swift
/// final class Delegate: NSObject, UIApplicationDelegate {
///   func application(
///     _ application: UIApplication,
///     didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
///   ) -> Bool {
///     UserDefaults.standard.register(defaults: ["wordsShown": 20])
///     return true
///   }
/// }
///
/// struct Notes: App {
///   @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
///
///   var body: some Scene { WindowGroup { Text("Notes") } }
/// }
/// ```
///
/// A delegate that is an observable object is also in the environment of all views.
@MainActor @preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType>: DynamicProperty
where DelegateType: NSObject, DelegateType: UIApplicationDelegate {
  private let delegate: DelegateType

  private init(_ bridge: DelegateBridge, _ delegate: DelegateType) {
    self.delegate = delegate
    UIApplication.shared.delegate = delegate
    RunningApp.addOnce { ApplicationObserver() }
    RunningApp.add(bridge)
  }

  /// Makes the delegate.
  ///
  /// - Parameter delegateType: The class, whose `init()` is called once.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    let delegate: DelegateType = NSObject.make(delegateType)
    self.init(DelegateBridge(delegate) { _ in }, delegate)
  }

  /// The delegate.
  public var wrappedValue: DelegateType { delegate }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Makes a delegate that is an observable object.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    let delegate: DelegateType = NSObject.make(delegateType)
    self.init(DelegateBridge(delegate) { $0[object: DelegateType.self] = delegate }, delegate)
  }

  /// Makes bindings to the delegate's properties.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: delegate).projectedValue
  }
}

/// Keeps the delegate of a program while that is there.
@MainActor
private final class DelegateBridge: @preconcurrency AppObserver {
  /// The program holds its delegate weakly.
  private let delegate: NSObject
  private let addToEnvironment: (inout EnvironmentValues) -> Void

  init(_ delegate: NSObject, _ addToEnvironment: @escaping (inout EnvironmentValues) -> Void) {
    self.delegate = delegate
    self.addToEnvironment = addToEnvironment
  }

  func willOpenWindows() {}
  func windowDidOpen(_ window: ViewGraph) {}
  func windowWillClose(_ window: ViewGraph) {}
  func phaseDidChange(_ phase: HostPhase) {}
  func willEnd() {}
  func change(_ environment: inout EnvironmentValues) { addToEnvironment(&environment) }
}
