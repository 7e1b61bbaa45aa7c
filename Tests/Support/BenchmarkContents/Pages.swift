import SwiftUI

/// A page of lines, for printing many of them: all that it says fits on it.
public struct LinesPage: View {
  let number: Int

  public init(number: Int) { self.number = number }

  public static let lines = 24

  public static func line(_ line: Int, of number: Int) -> String {
    "Line \(line) of page \(number) says something about the policy in a few words."
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("Page \(number)").font(.title)
      ForEach(0..<Self.lines, id: \.self) { line in
        HStack {
          Circle().fill(.blue).frame(width: 8, height: 8)
          Text("Line \(line) of page \(number) says something about the policy in a few words.")
            .font(.subheadline)
        }
      }
      Spacer()
    }.padding(36).frame(width: 595, height: 842)
  }
}

/// A page of a policy: numbered sections that differ, and fit on it.
public struct PolicyPage: View {
  let number: Int

  public init(number: Int) { self.number = number }

  public static let sections = 12
  /// The last words of each section.
  public static let sectionEnd = "persons with no fixed address."

  public var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("City Code of Marlow Ferry").font(.system(size: 9))
      ForEach(1..<Self.sections + 1, id: \.self) { section in
        Text(
          """
          Section \(number).\(section). A landlord who owns more than \(section + number) dwellings is exempt from the fee, \
          and a tenant who objects shall not be heard. An officer may inspect a dwelling when, at the discretion of the \
          director, a resident is suspected of harbouring persons with no fixed address.
          """
        )
        .font(.system(size: 10))
      }
      Spacer(minLength: 0)
      Text("Page \(number)").font(.system(size: 9)).frame(maxWidth: .infinity)
    }
    .padding(54)
    .frame(width: 612, height: 792)
  }
}
