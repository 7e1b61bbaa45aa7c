import FoundationGaps

// A property cannot have another type in a subclass. The delegates of these views are declared once more for all objects, which a
// member of a class comes before where both fit: a program that reads a delegate gets the protocol that it needs.

extension _KeyValueCodingAndObserving where Self: UITableView {
  /// The delegate, as what decides about rows; nil for one that only hears of scrolling.
  public var delegate: (any UITableViewDelegate)? {
    get { tableDelegate }
    nonmutating set { (self as UITableView).delegate = newValue as (any UIScrollViewDelegate)? }
  }
}

extension _KeyValueCodingAndObserving where Self: UICollectionView {
  /// The delegate, as what decides about items; nil for one that only hears of scrolling.
  public var delegate: (any UICollectionViewDelegate)? {
    get { collectionDelegate }
    nonmutating set { (self as UICollectionView).delegate = newValue as (any UIScrollViewDelegate)? }
  }
}

extension _KeyValueCodingAndObserving where Self: UITextView {
  /// The delegate, as what has a say in editing; nil for one that only hears of scrolling.
  public var delegate: (any UITextViewDelegate)? {
    get { textDelegate }
    nonmutating set { (self as UITextView).delegate = newValue as (any UIScrollViewDelegate)? }
  }
}
