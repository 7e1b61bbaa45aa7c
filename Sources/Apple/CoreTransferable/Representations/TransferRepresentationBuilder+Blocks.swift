// Same-type requirements of a parameter pack are not supported by the compiler: a block of each length is written out.
extension TransferRepresentationBuilder {
  public static func buildBlock<C1, C2>(_ content1: C1, _ content2: C2) -> TupleTransferRepresentation<Item, (C1, C2)>
  where Item == C1.Item, C1: TransferRepresentation, Item == C2.Item, C2: TransferRepresentation {
    TupleTransferRepresentation((content1, content2), [transferEntries(of: content1), transferEntries(of: content2)])
  }

  public static func buildBlock<C1, C2, C3>(_ content1: C1, _ content2: C2, _ content3: C3)
    -> TupleTransferRepresentation<Item, (C1, C2, C3)>
  where
    Item == C1.Item, C1: TransferRepresentation, Item == C2.Item, C2: TransferRepresentation, Item == C3.Item,
    C3: TransferRepresentation
  {
    TupleTransferRepresentation(
      (content1, content2, content3),
      [transferEntries(of: content1), transferEntries(of: content2), transferEntries(of: content3)])
  }

  public static func buildBlock<C1, C2, C3, C4>(_ content1: C1, _ content2: C2, _ content3: C3, _ content4: C4)
    -> TupleTransferRepresentation<Item, (C1, C2, C3, C4)>
  where
    Item == C1.Item, C1: TransferRepresentation, Item == C2.Item, C2: TransferRepresentation, Item == C3.Item,
    C3: TransferRepresentation, Item == C4.Item, C4: TransferRepresentation
  {
    TupleTransferRepresentation(
      (content1, content2, content3, content4),
      [
        transferEntries(of: content1), transferEntries(of: content2), transferEntries(of: content3),
        transferEntries(of: content4),
      ])
  }

  public static func buildBlock<C1, C2, C3, C4, C5>(
    _ content1: C1, _ content2: C2, _ content3: C3, _ content4: C4, _ content5: C5
  ) -> TupleTransferRepresentation<Item, (C1, C2, C3, C4, C5)>
  where
    Item == C1.Item, C1: TransferRepresentation, Item == C2.Item, C2: TransferRepresentation, Item == C3.Item,
    C3: TransferRepresentation, Item == C4.Item, C4: TransferRepresentation, Item == C5.Item, C5: TransferRepresentation
  {
    TupleTransferRepresentation(
      (content1, content2, content3, content4, content5),
      [
        transferEntries(of: content1), transferEntries(of: content2), transferEntries(of: content3),
        transferEntries(of: content4), transferEntries(of: content5),
      ])
  }

  public static func buildBlock<C1, C2, C3, C4, C5, C6>(
    _ content1: C1, _ content2: C2, _ content3: C3, _ content4: C4, _ content5: C5, _ content6: C6
  ) -> TupleTransferRepresentation<Item, (C1, C2, C3, C4, C5, C6)>
  where
    Item == C1.Item, C1: TransferRepresentation, Item == C2.Item, C2: TransferRepresentation, Item == C3.Item,
    C3: TransferRepresentation, Item == C4.Item, C4: TransferRepresentation, Item == C5.Item,
    C5: TransferRepresentation, Item == C6.Item, C6: TransferRepresentation
  {
    TupleTransferRepresentation(
      (content1, content2, content3, content4, content5, content6),
      [
        transferEntries(of: content1), transferEntries(of: content2), transferEntries(of: content3),
        transferEntries(of: content4), transferEntries(of: content5), transferEntries(of: content6),
      ])
  }

  public static func buildBlock<C1, C2, C3, C4, C5, C6, C7>(
    _ content1: C1, _ content2: C2, _ content3: C3, _ content4: C4, _ content5: C5, _ content6: C6, _ content7: C7
  ) -> TupleTransferRepresentation<Item, (C1, C2, C3, C4, C5, C6, C7)>
  where
    Item == C1.Item, C1: TransferRepresentation, Item == C2.Item, C2: TransferRepresentation, Item == C3.Item,
    C3: TransferRepresentation, Item == C4.Item, C4: TransferRepresentation, Item == C5.Item,
    C5: TransferRepresentation, Item == C6.Item, C6: TransferRepresentation, Item == C7.Item, C7: TransferRepresentation
  {
    TupleTransferRepresentation(
      (content1, content2, content3, content4, content5, content6, content7),
      [
        transferEntries(of: content1), transferEntries(of: content2), transferEntries(of: content3),
        transferEntries(of: content4), transferEntries(of: content5), transferEntries(of: content6),
        transferEntries(of: content7),
      ])
  }

  public static func buildBlock<C1, C2, C3, C4, C5, C6, C7, C8>(
    _ content1: C1, _ content2: C2, _ content3: C3, _ content4: C4, _ content5: C5, _ content6: C6, _ content7: C7,
    _ content8: C8
  ) -> TupleTransferRepresentation<Item, (C1, C2, C3, C4, C5, C6, C7, C8)>
  where
    Item == C1.Item, C1: TransferRepresentation, Item == C2.Item, C2: TransferRepresentation, Item == C3.Item,
    C3: TransferRepresentation, Item == C4.Item, C4: TransferRepresentation, Item == C5.Item,
    C5: TransferRepresentation, Item == C6.Item, C6: TransferRepresentation, Item == C7.Item,
    C7: TransferRepresentation, Item == C8.Item, C8: TransferRepresentation
  {
    TupleTransferRepresentation(
      (content1, content2, content3, content4, content5, content6, content7, content8),
      [
        transferEntries(of: content1), transferEntries(of: content2), transferEntries(of: content3),
        transferEntries(of: content4), transferEntries(of: content5), transferEntries(of: content6),
        transferEntries(of: content7), transferEntries(of: content8),
      ])
  }

  public static func buildBlock<C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    _ content1: C1, _ content2: C2, _ content3: C3, _ content4: C4, _ content5: C5, _ content6: C6, _ content7: C7,
    _ content8: C8, _ content9: C9
  ) -> TupleTransferRepresentation<Item, (C1, C2, C3, C4, C5, C6, C7, C8, C9)>
  where
    Item == C1.Item, C1: TransferRepresentation, Item == C2.Item, C2: TransferRepresentation, Item == C3.Item,
    C3: TransferRepresentation, Item == C4.Item, C4: TransferRepresentation, Item == C5.Item,
    C5: TransferRepresentation, Item == C6.Item, C6: TransferRepresentation, Item == C7.Item,
    C7: TransferRepresentation, Item == C8.Item, C8: TransferRepresentation, Item == C9.Item, C9: TransferRepresentation
  {
    TupleTransferRepresentation(
      (content1, content2, content3, content4, content5, content6, content7, content8, content9),
      [
        transferEntries(of: content1), transferEntries(of: content2), transferEntries(of: content3),
        transferEntries(of: content4), transferEntries(of: content5), transferEntries(of: content6),
        transferEntries(of: content7), transferEntries(of: content8), transferEntries(of: content9),
      ])
  }

  public static func buildBlock<C1, C2, C3, C4, C5, C6, C7, C8, C9, C10>(
    _ content1: C1, _ content2: C2, _ content3: C3, _ content4: C4, _ content5: C5, _ content6: C6, _ content7: C7,
    _ content8: C8, _ content9: C9, _ content10: C10
  ) -> TupleTransferRepresentation<Item, (C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)>
  where
    Item == C1.Item, C1: TransferRepresentation, Item == C2.Item, C2: TransferRepresentation, Item == C3.Item,
    C3: TransferRepresentation, Item == C4.Item, C4: TransferRepresentation, Item == C5.Item,
    C5: TransferRepresentation, Item == C6.Item, C6: TransferRepresentation, Item == C7.Item,
    C7: TransferRepresentation, Item == C8.Item, C8: TransferRepresentation, Item == C9.Item,
    C9: TransferRepresentation, Item == C10.Item, C10: TransferRepresentation
  {
    TupleTransferRepresentation(
      (content1, content2, content3, content4, content5, content6, content7, content8, content9, content10),
      [
        transferEntries(of: content1), transferEntries(of: content2), transferEntries(of: content3),
        transferEntries(of: content4), transferEntries(of: content5), transferEntries(of: content6),
        transferEntries(of: content7), transferEntries(of: content8), transferEntries(of: content9),
        transferEntries(of: content10),
      ])
  }
}
