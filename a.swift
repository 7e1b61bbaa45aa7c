@preconcurrency @MainActor class V { func tapped(_ s: Any) {}; func more() {} ; var title: String = "" }
class N { func noted(_ s: Int) {} }
protocol D: AnyObject { @_disfavoredOverload
  func foo(_ x: Int) -> Bool
  @_disfavoredOverload func go()
  @_disfavoredOverload var title: String { get }
}
extension D {
  func foo(_ x: Int) -> Bool { false }
  func go() {}
  var title: String { "" }
}
extension D {
  @discardableResult func foo(_ x: Int) -> Bool? { let r: Bool = foo(x); return r }
  @discardableResult func go() -> Void? { let r: Void = go(); return r }
  var title: String? { let r: String = title; return r }
}
class C: D { func foo(_ x: Int) -> Bool { true }
 func own() -> Bool { let r = foo(3); go (); return r } }
func use(_ d: D, _ e: D?) {
  if let r = d.foo (3) { print(r) }
  let a = e?.foo (3) ?? true
  let b = d.foo (3)
  d.go ()
  e?.go ()
  print(a, b as Any, d.title ?? "x", e?.title?.count ?? 0)
}
func probe() { let v = V.self; _ = v.tapped }
final class H { let n = N(); func f() { let g = type(of: n).noted; print(type(of: g)) } }
use(C(), C())
H().f()
