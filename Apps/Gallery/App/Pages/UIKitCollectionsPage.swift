import SwiftUI

/// Collections of UIKit: a grid, sections of several forms, and a list.
struct UIKitCollectionsPage: View {
  var body: some View {
    Example("A grid of cells") {
      UIKitGrid(isComposed: false).frame(height: 220)
    }
    Example("Sections that are composed") {
      UIKitGrid(isComposed: true).frame(height: 380)
    }
    Example("A list with rows in rows") {
      UIKitOutline(appearance: .insetGrouped).frame(height: 320)
    }
  }
}

/// A cell with a colour and a name.
private final class SwatchCell: UICollectionViewCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    // A swatch is as wide as its place in the grid allows: its name grows as far as it fits.
    let metrics = UIFontMetrics(forTextStyle: .footnote)
    label.font = metrics.scaledFont(for: .systemFont(ofSize: 13), maximumPointSize: 20)
    label.adjustsFontForContentSizeCategory = true
    contentView.addSubview(label)
    contentView.layer.cornerRadius = 8
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(_ name: String, _ color: UIColor) {
    label.text = name
    contentView.backgroundColor = color.withAlphaComponent(0.25)
  }

  override var isSelected: Bool {
    didSet {
      contentView.layer.borderWidth = isSelected ? 2 : 0
      contentView.layer.borderColor = UIColor.systemBlue.cgColor
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
  }
}

private let swatches: [(name: String, color: UIColor)] = [
  ("Red", .systemRed), ("Orange", .systemOrange), ("Yellow", .systemYellow), ("Green", .systemGreen),
  ("Mint", .systemMint), ("Teal", .systemTeal), ("Cyan", .systemCyan), ("Blue", .systemBlue),
  ("Indigo", .systemIndigo), ("Purple", .systemPurple), ("Pink", .systemPink), ("Brown", .systemBrown),
]

/// Colours in a flow layout, or in sections of a compositional layout.
private struct UIKitGrid: UIViewRepresentable {
  let isComposed: Bool

  func makeCoordinator() -> Swatches { Swatches(sections: isComposed ? 2 : 1) }

  func makeUIView(context: Context) -> UICollectionView {
    let view = UICollectionView(frame: .zero, collectionViewLayout: isComposed ? composed : flow)
    view.register(SwatchCell.self, forCellWithReuseIdentifier: "swatch")
    view.register(
      UICollectionViewListCell.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "title")
    view.dataSource = context.coordinator
    return view
  }

  func updateUIView(_ uiView: UICollectionView, context: Context) {}

  private var flow: UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 84, height: 60)
    layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    return layout
  }

  private func item(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutItem {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(width), heightDimension: .fractionalHeight(height)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    return item
  }

  /// A section that scrolls across, and one with a large item beside two small ones.
  private var composed: UICollectionViewLayout {
    UICollectionViewCompositionalLayout { number, _ in
      let group: NSCollectionLayoutGroup
      if number == 0 {
        group = .horizontal(
          layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(130), heightDimension: .absolute(80)),
          subitems: [item(1, 1)])
      } else {
        let pair: NSCollectionLayoutGroup = .vertical(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(0.4), heightDimension: .fractionalHeight(1)),
          subitem: item(1, 0.5), count: 2)
        group = .horizontal(
          layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(120)),
          subitems: [item(0.6, 1), pair])
      }
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 12, bottom: 8, trailing: 12)
      section.orthogonalScrollingBehavior = number == 0 ? .groupPaging : .none
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.contentInsets.leading = 4
      section.boundarySupplementaryItems = [header]
      return section
    }
  }
}

@MainActor
private final class Swatches: NSObject, UICollectionViewDataSource {
  private let sections: Int

  init(sections: Int) { self.sections = sections }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    swatches.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "swatch", for: indexPath)
    let swatch = swatches[indexPath.item]
    (cell as? SwatchCell)?.show(swatch.name, swatch.color)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    guard let cell = view as? UICollectionViewListCell else { return view }
    var content: UIListContentConfiguration = .plainHeader()
    content.text = indexPath.section == 0 ? "Across" : "Large and small"
    cell.contentConfiguration = content
    cell.backgroundConfiguration = .clear()
    cell.accessibilityTraits = .header
    return cell
  }
}

/// Rows that hold others, with accessories and buttons beside them.
private struct UIKitOutline: UIViewRepresentable {
  let appearance: UICollectionLayoutListConfiguration.Appearance

  @MainActor
  final class Coordinator {
    var source: UICollectionViewDiffableDataSource<String, String>?
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UICollectionView {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.trailingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
      ])
    }
    let view = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
      var content: UIListContentConfiguration = cell.defaultContentConfiguration()
      content.text = name
      content.image = UIImage(systemName: name == "Plants" ? "leaf" : "circle")
      cell.contentConfiguration = content
      cell.accessories =
        name == "Plants"
        ? [.outlineDisclosure(options: .init(style: .header))]
        : name == "Settings" ? [.label(text: "12"), .disclosureIndicator()] : [.checkmark()]
    }
    let source = UICollectionViewDiffableDataSource<String, String>(collectionView: view) { view, path, name in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: name)
    }
    context.coordinator.source = source
    var rows = NSDiffableDataSourceSectionSnapshot<String>()
    rows.append(["Plants", "Settings"])
    rows.append(["Oak", "Sage", "Thyme"], to: "Plants")
    rows.expand(["Plants"])
    source.apply(rows, to: "rows", animatingDifferences: false)
    return view
  }

  func updateUIView(_ uiView: UICollectionView, context: Context) {}
}
