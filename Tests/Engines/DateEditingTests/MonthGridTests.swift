import DateEditing
import Foundation
import Testing

@Suite struct MonthGridTests {
  @Test("Weeks begin with the first day of the language")
  func weeks() throws {
    let date = try moment("2025-11-24")
    let american = MonthGrid(of: date, in: try editor())
    #expect(american.leading == 6 && american.weekdays == [1, 2, 3, 4, 5, 6, 7] && american.weeks.count == 6)
    let german = MonthGrid(of: date, in: try editor(.gregorian, "de_DE"))
    #expect(german.leading == 5 && german.weekdays == [2, 3, 4, 5, 6, 7, 1] && german.weeks.count == 5)
    #expect(german.days.count == 30 && german.weeks.allSatisfy { $0.count == 7 })
    #expect(MonthGrid(of: date, in: try editor(.persian, "fa_IR")).weekdays.first == 7)
  }

  @Test("Months of all lengths: 21 days when the calendar was changed, 5 at the end of a Coptic year")
  func lengths() throws {
    #expect(try MonthGrid(of: moment("1582-10-20"), in: editor()).days.count == 21)
    #expect(try MonthGrid(of: moment("2024-02-10"), in: editor()).days.count == 29)
    #expect(try MonthGrid(of: moment("2025-09-08"), in: editor(.coptic)).days.count == 5)
    #expect(try MonthGrid(of: moment("2018-11-15"), in: editor(zone: "America/Sao_Paulo")).days.count == 30)
  }
}
