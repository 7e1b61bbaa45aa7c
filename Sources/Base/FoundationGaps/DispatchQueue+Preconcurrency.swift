import Dispatch

extension DispatchQueue {
  /// Runs work on the queue, later.
  ///
  /// On Apple's systems source that is compiled as Swift 5 may use what belongs to the main actor in such work, at its own risk; the
  /// toolchain's declaration here, which has further parameters, refuses that. Source compiled as Swift 6 is checked as ever.
  @preconcurrency
  public func async(execute work: @escaping @Sendable () -> Void) {
    async(group: nil, qos: .unspecified, flags: [], execute: work)
  }

  /// Runs work on the queue when a time has come.
  @preconcurrency
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {
    asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: work)
  }
}
