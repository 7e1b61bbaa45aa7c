import LayoutEngine
import Testing

@MainActor @Suite struct DumpTests {
  @Test("A dump shows each node's frame in the root's space")
  func dump() {
    let label = LayoutNode(FixedLeaf(width: 10, height: 10.25), label: "title")
    let root = vstack(align: .leading, spacing: 4, label, color().frame(30, 20)).wrapped(PaddingLayout(EdgeInsets(5)))
    #expect(
      root.dump(in: size(40, 44.25)) == """
        PaddingLayout (0 0 40 44.25)
          StackLayout (5 5 30 34.25)
            title (5 5 10 10.25)
            FrameLayout (5 19.25 30 20)
              FlexibleLayout (5 19.25 30 20)
        """)
  }
}
