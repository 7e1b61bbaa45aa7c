/// As which machine's a control behaves. Controls behave alike on all: what is wanted is kept, and `pad` is what they do.
public enum UIBehavioralStyle: UInt, Sendable {
  case automatic = 0
  case pad = 1
  case mac = 2
}

extension UIButton {
  public var behavioralStyle: UIBehavioralStyle { .pad }
}

extension UISlider {
  public var behavioralStyle: UIBehavioralStyle { .pad }
}

extension UINavigationBar {
  public var behavioralStyle: UIBehavioralStyle { .pad }
}
