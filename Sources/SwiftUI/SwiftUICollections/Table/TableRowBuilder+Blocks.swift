import SwiftUICore

extension TableRowBuilder {
  public static func buildBlock<C0: TableRowContent, C1: TableRowContent>(_ c0: C0, _ c1: C1) -> TupleTableRowContent<
    Value, (C0, C1)
  > where Value == C0.TableRowValue, Value == C1.TableRowValue {
    TupleTableRowContent(value: (c0, c1), rows: [AnyView(c0._tableRows), AnyView(c1._tableRows)])
  }

  public static func buildBlock<C0: TableRowContent, C1: TableRowContent, C2: TableRowContent>(
    _ c0: C0, _ c1: C1, _ c2: C2
  ) -> TupleTableRowContent<Value, (C0, C1, C2)>
  where Value == C0.TableRowValue, Value == C1.TableRowValue, Value == C2.TableRowValue {
    TupleTableRowContent(
      value: (c0, c1, c2), rows: [AnyView(c0._tableRows), AnyView(c1._tableRows), AnyView(c2._tableRows)])
  }

  public static func buildBlock<C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
  ) -> TupleTableRowContent<Value, (C0, C1, C2, C3)>
  where Value == C0.TableRowValue, Value == C1.TableRowValue, Value == C2.TableRowValue, Value == C3.TableRowValue {
    TupleTableRowContent(
      value: (c0, c1, c2, c3),
      rows: [AnyView(c0._tableRows), AnyView(c1._tableRows), AnyView(c2._tableRows), AnyView(c3._tableRows)])
  }

  public static func buildBlock<
    C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4)>
  where
    Value == C0.TableRowValue, Value == C1.TableRowValue, Value == C2.TableRowValue, Value == C3.TableRowValue,
    Value == C4.TableRowValue
  {
    TupleTableRowContent(
      value: (c0, c1, c2, c3, c4),
      rows: [
        AnyView(c0._tableRows), AnyView(c1._tableRows), AnyView(c2._tableRows), AnyView(c3._tableRows),
        AnyView(c4._tableRows),
      ])
  }

  public static func buildBlock<
    C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent,
    C5: TableRowContent
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5)>
  where
    Value == C0.TableRowValue, Value == C1.TableRowValue, Value == C2.TableRowValue, Value == C3.TableRowValue,
    Value == C4.TableRowValue, Value == C5.TableRowValue
  {
    TupleTableRowContent(
      value: (c0, c1, c2, c3, c4, c5),
      rows: [
        AnyView(c0._tableRows), AnyView(c1._tableRows), AnyView(c2._tableRows), AnyView(c3._tableRows),
        AnyView(c4._tableRows), AnyView(c5._tableRows),
      ])
  }

  public static func buildBlock<
    C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent,
    C5: TableRowContent, C6: TableRowContent
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6) -> TupleTableRowContent<
    Value, (C0, C1, C2, C3, C4, C5, C6)
  >
  where
    Value == C0.TableRowValue, Value == C1.TableRowValue, Value == C2.TableRowValue, Value == C3.TableRowValue,
    Value == C4.TableRowValue, Value == C5.TableRowValue, Value == C6.TableRowValue
  {
    TupleTableRowContent(
      value: (c0, c1, c2, c3, c4, c5, c6),
      rows: [
        AnyView(c0._tableRows), AnyView(c1._tableRows), AnyView(c2._tableRows), AnyView(c3._tableRows),
        AnyView(c4._tableRows), AnyView(c5._tableRows), AnyView(c6._tableRows),
      ])
  }

  public static func buildBlock<
    C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent,
    C5: TableRowContent, C6: TableRowContent, C7: TableRowContent
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7) -> TupleTableRowContent<
    Value, (C0, C1, C2, C3, C4, C5, C6, C7)
  >
  where
    Value == C0.TableRowValue, Value == C1.TableRowValue, Value == C2.TableRowValue, Value == C3.TableRowValue,
    Value == C4.TableRowValue, Value == C5.TableRowValue, Value == C6.TableRowValue, Value == C7.TableRowValue
  {
    TupleTableRowContent(
      value: (c0, c1, c2, c3, c4, c5, c6, c7),
      rows: [
        AnyView(c0._tableRows), AnyView(c1._tableRows), AnyView(c2._tableRows), AnyView(c3._tableRows),
        AnyView(c4._tableRows), AnyView(c5._tableRows), AnyView(c6._tableRows), AnyView(c7._tableRows),
      ])
  }

  public static func buildBlock<
    C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent,
    C5: TableRowContent, C6: TableRowContent, C7: TableRowContent, C8: TableRowContent
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8) -> TupleTableRowContent<
    Value, (C0, C1, C2, C3, C4, C5, C6, C7, C8)
  >
  where
    Value == C0.TableRowValue, Value == C1.TableRowValue, Value == C2.TableRowValue, Value == C3.TableRowValue,
    Value == C4.TableRowValue, Value == C5.TableRowValue, Value == C6.TableRowValue, Value == C7.TableRowValue,
    Value == C8.TableRowValue
  {
    TupleTableRowContent(
      value: (c0, c1, c2, c3, c4, c5, c6, c7, c8),
      rows: [
        AnyView(c0._tableRows), AnyView(c1._tableRows), AnyView(c2._tableRows), AnyView(c3._tableRows),
        AnyView(c4._tableRows), AnyView(c5._tableRows), AnyView(c6._tableRows), AnyView(c7._tableRows),
        AnyView(c8._tableRows),
      ])
  }

  public static func buildBlock<
    C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent,
    C5: TableRowContent, C6: TableRowContent, C7: TableRowContent, C8: TableRowContent, C9: TableRowContent
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9)
    -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
  where
    Value == C0.TableRowValue, Value == C1.TableRowValue, Value == C2.TableRowValue, Value == C3.TableRowValue,
    Value == C4.TableRowValue, Value == C5.TableRowValue, Value == C6.TableRowValue, Value == C7.TableRowValue,
    Value == C8.TableRowValue, Value == C9.TableRowValue
  {
    TupleTableRowContent(
      value: (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9),
      rows: [
        AnyView(c0._tableRows), AnyView(c1._tableRows), AnyView(c2._tableRows), AnyView(c3._tableRows),
        AnyView(c4._tableRows), AnyView(c5._tableRows), AnyView(c6._tableRows), AnyView(c7._tableRows),
        AnyView(c8._tableRows), AnyView(c9._tableRows),
      ])
  }
}
