/// The greatest finite number of type `Float`, by its name in C on Apple's systems. As a number of repetitions it means for ever.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let HUGE: Float = .greatestFiniteMagnitude
