import SwiftData
import Testing

@Suite("Values")
struct ValueTests {
  @Test("Values of every type come back as they were", arguments: Place.allCases)
  func roundTrip(_ place: Place) throws {
    let desk = try Desk(place, Sample.self, Owner.self)
    for seed in 0..<60 { desk.context.insert(Sample(seed)) }
    try desk.context.save()
    try desk.reopen()
    let found: [Sample] = try desk.context.fetch(FetchDescriptor<Sample>())
    #expect(found.count == 60)
    for (seed, sample) in found.enumerated() {
      let expected = Sample(seed)
      #expect(sample.text == expected.text)
      #expect(sample.optionalText == expected.optionalText)
      #expect(sample.number == expected.number)
      #expect(sample.optionalNumber == expected.optionalNumber)
      #expect(sample.small == expected.small)
      #expect(sample.real == expected.real)
      #expect(sample.float == expected.float)
      #expect(sample.isOn == expected.isOn)
      #expect(sample.date == expected.date)
      #expect(sample.optionalDate == expected.optionalDate)
      #expect(sample.uuid == expected.uuid)
      #expect(sample.url == expected.url)
      #expect(sample.amount == expected.amount)
      #expect(sample.data == expected.data)
      #expect(sample.picture == expected.picture)
      #expect(sample.level == expected.level)
      #expect(sample.optionalLevel == expected.optionalLevel)
      #expect(sample.shape == expected.shape)
      #expect(sample.address == expected.address)
      #expect(sample.optionalAddress == expected.optionalAddress)
      #expect(sample.words == expected.words)
      #expect(sample.numbers == expected.numbers)
      #expect(sample.table == expected.table)
      #expect(sample.length == expected.length)
      #expect(sample.draft == "draft")
    }
  }

  @Test("Big data of an external attribute lie in a file beside the store, small ones in the table")
  func external() throws {
    let desk = try Desk(.file, Sample.self, Owner.self)
    let sample = Sample(0)
    sample.picture = Data(repeating: 1, count: 50_000)
    desk.context.insert(sample)
    try desk.context.save()
    let folder: URL = desk.folder.appendingPathComponent(".test_SUPPORT/_EXTERNAL_DATA")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 1)
    sample.picture = Data(repeating: 1, count: 50)
    try desk.context.save()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }
}
