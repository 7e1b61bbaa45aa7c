/// The keyboard that is shown for a text, on devices that show one.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
  case numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad

  /// The older name of `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// Which letters become capitals while a person types.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// What a text stands for, so that the system can offer what it knows.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ rawValue: String) { self.rawValue = rawValue }

  // Names.
  public static let name = UITextContentType("name")
  public static let namePrefix = UITextContentType("honorific-prefix")
  public static let givenName = UITextContentType("given-name")
  public static let middleName = UITextContentType("additional-name")
  public static let familyName = UITextContentType("family-name")
  public static let nameSuffix = UITextContentType("honorific-suffix")
  public static let nickname = UITextContentType("nickname")
  public static let jobTitle = UITextContentType("organization-title")
  public static let organizationName = UITextContentType("organization")

  // Places.
  public static let location = UITextContentType("location")
  public static let fullStreetAddress = UITextContentType("street-address")
  public static let streetAddressLine1 = UITextContentType("address-line1")
  public static let streetAddressLine2 = UITextContentType("address-line2")
  public static let addressCity = UITextContentType("address-level2")
  public static let addressState = UITextContentType("address-level1")
  public static let addressCityAndState = UITextContentType("address-level1+2")
  public static let sublocality = UITextContentType("address-level3")
  public static let countryName = UITextContentType("country-name")
  public static let postalCode = UITextContentType("postal-code")

  // Ways to reach somebody, and accounts.
  public static let telephoneNumber = UITextContentType("tel")
  public static let emailAddress = UITextContentType("email")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = UITextContentType("url")
  public static let username = UITextContentType("username")
  public static let password = UITextContentType("password")
  public static let newPassword = UITextContentType("new-password")
  public static let oneTimeCode = UITextContentType("one-time-code")

  // Payments.
  public static let creditCardNumber = UITextContentType("cc-number")
  public static let creditCardExpiration = UITextContentType("cc-exp")
  public static let creditCardExpirationMonth = UITextContentType("cc-exp-month")
  public static let creditCardExpirationYear = UITextContentType("cc-exp-year")
  public static let creditCardSecurityCode = UITextContentType("cc-csc")
  public static let creditCardType = UITextContentType("cc-type")
  public static let creditCardName = UITextContentType("cc-name")
  public static let creditCardGivenName = UITextContentType("cc-given-name")
  public static let creditCardMiddleName = UITextContentType("cc-additional-name")
  public static let creditCardFamilyName = UITextContentType("cc-family-name")

  // Dates and things.
  public static let birthdate = UITextContentType("bday")
  public static let birthdateDay = UITextContentType("bday-day")
  public static let birthdateMonth = UITextContentType("bday-month")
  public static let birthdateYear = UITextContentType("bday-year")
  public static let dateTime = UITextContentType("date-time")
  public static let flightNumber = UITextContentType("flight-number")
  public static let shipmentTrackingNumber = UITextContentType("shipment-tracking-number")
}
