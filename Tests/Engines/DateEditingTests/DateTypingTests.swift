import DateEditing
import Foundation
import Testing

@Suite struct DateTypingTests {
  @Test("A month is complete when no further digit fits; a day that is too large begins anew")
  func short() throws {
    let editor = try editor()
    let date = try moment("2024-05-31")
    var typing = DateTyping()
    let first = typing.type(1, into: .month, of: date, in: editor)
    #expect(try first.date == moment("2024-01-31") && !first.isComplete && typing.pending == "1")
    let second = typing.type(2, into: .month, of: first.date, in: editor)
    #expect(try second.date == moment("2024-12-31") && second.isComplete && typing.pending.isEmpty)
    let third = typing.type(4, into: .month, of: second.date, in: editor)
    #expect(try third.date == moment("2024-04-30") && third.isComplete)
    _ = typing.type(3, into: .day, of: date, in: editor)
    let fifth = typing.type(5, into: .day, of: date, in: editor)
    #expect(try fifth.date == moment("2024-05-05") && fifth.isComplete)
  }

  @Test("A number of two digits changes the date before the first: February does not shorten a 31st")
  func origin() throws {
    let editor = try editor()
    var typing = DateTyping()
    let first = try typing.type(0, into: .month, of: moment("2024-05-31"), in: editor)
    #expect(try first.date == moment("2024-05-31") && !first.isComplete)
    let second = typing.type(2, into: .month, of: first.date, in: editor)
    #expect(try second.date == moment("2024-02-29"))
    _ = typing.type(1, into: .month, of: second.date, in: editor)
    let last = typing.type(0, into: .month, of: second.date, in: editor)
    #expect(try last.date == moment("2024-10-29"))
  }

  @Test("A year counts with four digits, or when another key ends it")
  func year() throws {
    let editor = try editor()
    let date = try moment("2024-05-31")
    var typing = DateTyping()
    for digit in [1, 9, 8] { #expect(typing.type(digit, into: .year, of: date, in: editor).date == date) }
    #expect(typing.pending == "198")
    let last = typing.type(4, into: .year, of: date, in: editor)
    #expect(try last.isComplete && last.date == moment("1984-05-31"))
    _ = typing.type(7, into: .year, of: date, in: editor)
    #expect(editor.value(of: .year, in: typing.finish(.year, of: date, in: editor)) == 7 && typing.pending.isEmpty)
    #expect(typing.finish(.day, of: date, in: editor) == date)
  }
}
