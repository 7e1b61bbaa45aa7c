import DefaultHost
import Diagnostics
import Foundation

/// Runs a program of UIKit's, as a file `main.swift` does that has no type with the attribute `@main`.
///
/// ```swift
/// import UIKit
///
/// final class AppDelegate: UIResponder, UIApplicationDelegate {}
///
/// @MainActor
/// func start() -> Int32 {
///   UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
/// }
/// ```
///
/// - Parameters:
///   - argc: The number of arguments; those of the process count.
///   - argv: The arguments.
///   - principalClassName: The name of a subclass of `UIApplication` of which the program is to be one; nil for none.
///   - delegateClassName: The name of the class of the program's delegate. Classes inside of functions are not found by names.
/// - Returns: The status with which the program ends; 64 where there is no such delegate.
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor @discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  if let name = principalClassName {
    guard let type = NSClassFromString(name) as? UIApplication.Type else {
      Diagnostics.warn("UIApplicationMain: there is no subclass \(name) of UIApplication.")
      return 64
    }
    UIApplication.become(type)
  }
  guard let name = delegateClassName, let type = NSClassFromString(name) as? any UIApplicationDelegate.Type else {
    Diagnostics.warn("UIApplicationMain: \(delegateClassName ?? "nil") names no class of an application delegate.")
    return 64
  }
  UIApplication.shared.prepare()
  return run(type)
}

@MainActor private func run<Delegate: UIApplicationDelegate>(_ type: Delegate.Type) -> Int32 {
  DefaultHost.run(DelegateProgram<Delegate>.self)
}
