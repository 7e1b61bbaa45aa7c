/// Feedback that people feel or hear when an event happens.
///
/// A desktop has nothing that could move under the hand, and no sounds for these: nothing happens.
public struct SensoryFeedback: Equatable, Sendable {
  private enum Kind: Hashable, Sendable {
    case named(String)
    case impact(Weight, Double)
    case flexibleImpact(Flexibility, Double)
    case press(PressFeedback)
    case release(ReleaseFeedback)
    case selection(SelectionFeedback)
  }

  private let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// A task succeeded.
  public static let success = SensoryFeedback(.named("success"))
  /// A task gave a warning.
  public static let warning = SensoryFeedback(.named("warning"))
  /// A task failed.
  public static let error = SensoryFeedback(.named("error"))
  /// The choice of a control changes.
  public static let selection = SensoryFeedback(.named("selection"))
  /// A number rose past a mark.
  public static let increase = SensoryFeedback(.named("increase"))
  /// A number fell past a mark.
  public static let decrease = SensoryFeedback(.named("decrease"))
  /// An activity begins.
  public static let start = SensoryFeedback(.named("start"))
  /// An activity ends.
  public static let stop = SensoryFeedback(.named("stop"))
  /// A dragged item came into line with another one.
  public static let alignment = SensoryFeedback(.named("alignment"))
  /// A pressure came to its next level.
  public static let levelChange = SensoryFeedback(.named("levelChange"))
  /// A drawn path is closed.
  public static let pathComplete = SensoryFeedback(.named("pathComplete"))
  /// Things met.
  public static let impact = SensoryFeedback(.named("impact"))

  /// Things of a weight met.
  ///
  /// - Parameters:
  ///   - weight: How heavy they are. The default is `medium`.
  ///   - intensity: From 0 to 1, the default.
  public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback(.impact(weight, intensity))
  }

  /// Things met that give way.
  ///
  /// - Parameters:
  ///   - flexibility: How much they give way.
  ///   - intensity: From 0 to 1, the default.
  public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback(.flexibleImpact(flexibility, intensity))
  }

  /// A control went down.
  public static func press(_ feedback: PressFeedback) -> SensoryFeedback { SensoryFeedback(.press(feedback)) }
  /// A control was let go.
  public static func release(_ feedback: ReleaseFeedback) -> SensoryFeedback { SensoryFeedback(.release(feedback)) }
  /// A choice of a control changed.
  public static func selection(_ feedback: SelectionFeedback) -> SensoryFeedback {
    SensoryFeedback(.selection(feedback))
  }

  /// The weights of things that meet.
  public struct Weight: Hashable, Sendable {
    private let name: String

    public static let light = Weight(name: "light")
    public static let medium = Weight(name: "medium")
    public static let heavy = Weight(name: "heavy")
  }

  /// The degrees to which things that meet give way.
  public struct Flexibility: Hashable, Sendable {
    private let name: String

    public static let rigid = Flexibility(name: "rigid")
    public static let solid = Flexibility(name: "solid")
    public static let soft = Flexibility(name: "soft")
  }

  /// The controls that go down.
  public struct PressFeedback: Hashable, Sendable {
    private let name: String

    public static let button = PressFeedback(name: "button")
    public static let buttonIconOnly = PressFeedback(name: "buttonIconOnly")
    public static let slider = PressFeedback(name: "slider")
    public static let tab = PressFeedback(name: "tab")
    public static let toggle = PressFeedback(name: "toggle")
  }

  /// The controls that are let go.
  public struct ReleaseFeedback: Hashable, Sendable {
    private let name: String

    public static let slider = ReleaseFeedback(name: "slider")
  }

  /// The choices of controls.
  public struct SelectionFeedback: Hashable, Sendable {
    private let name: String

    public static let minimum = SelectionFeedback(name: "minimum")
    public static let maximum = SelectionFeedback(name: "maximum")
    public static let on = SelectionFeedback(name: "on")
    public static let off = SelectionFeedback(name: "off")
  }
}
