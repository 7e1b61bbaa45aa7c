extension SymbolTable {
  static let namesAToD: String = """
    accessibility universal-access Accessibility
    airplane airplane Airplane
    antenna.radiowaves.left.and.right broadcast Broadcast
    app app App
    archivebox archive Archive
    archivebox.fill archive-fill Archive
    arrow.backward arrow-left Back
    arrow.clockwise arrow-clockwise Refresh
    arrow.counterclockwise arrow-counterclockwise Undo
    arrow.down arrow-down Down
    arrow.down.circle arrow-down-circle Download
    arrow.down.circle.fill arrow-down-circle-fill Download
    arrow.down.right arrow-down-right Down Right
    arrow.down.right.and.arrow.up.left arrows-angle-contract Collapse
    arrow.down.to.line download Download
    arrow.forward arrow-right Forward
    arrow.left arrow-left Left
    arrow.left.arrow.right arrow-left-right Swap
    arrow.right arrow-right Right
    arrow.triangle.2.circlepath arrow-repeat Sync
    arrow.up arrow-up Up
    arrow.up.arrow.down arrow-down-up Sort
    arrow.up.circle arrow-up-circle Up
    arrow.up.circle.fill arrow-up-circle-fill Up
    arrow.up.left.and.arrow.down.right arrows-angle-expand Expand
    arrow.up.right arrow-up-right Up Right
    arrow.up.to.line upload Upload
    arrow.uturn.backward arrow-90deg-left Undo
    arrowshape.turn.up.left reply Reply
    arrowshape.turn.up.left.fill reply-fill Reply
    backward.fill rewind-fill Rewind
    bag bag Bag
    bag.fill bag-fill Bag
    banknote cash Money
    barcode upc Barcode
    battery.100 battery-full Battery
    battery.50 battery-half Battery
    bell bell Notifications
    bell.fill bell-fill Notifications
    bell.slash bell-slash Notifications Off
    bell.slash.fill bell-slash-fill Notifications Off
    bicycle bicycle Bicycle
    bold type-bold Bold
    bolt lightning Power
    bolt.fill lightning-fill Power
    book book Book
    book.fill book-fill Book
    bookmark bookmark Bookmark
    bookmark.fill bookmark-fill Bookmark
    books.vertical collection Books
    brain cpu Thinking
    briefcase briefcase Work
    briefcase.fill briefcase-fill Work
    bubble.left chat-left Comment
    bubble.left.and.bubble.right chat-dots Conversation
    bubble.left.fill chat-left-fill Comment
    bubble.right chat-right Comment
    building building Building
    building.2 buildings Buildings
    building.2.fill buildings-fill Buildings
    building.columns bank Institution
    building.columns.fill bank2 Institution
    building.fill building-fill Building
    bus bus-front Bus
    calendar calendar Calendar
    camera camera Camera
    camera.fill camera-fill Camera
    car car-front Car
    car.fill car-front-fill Car
    cart cart Shopping Cart
    cart.fill cart-fill Shopping Cart
    chart.bar bar-chart Bar Chart
    chart.bar.fill bar-chart-fill Bar Chart
    chart.bar.xaxis bar-chart-line Bar Chart
    chart.line.downtrend.xyaxis graph-down Line Chart
    chart.line.uptrend.xyaxis graph-up Line Chart
    chart.pie pie-chart Pie Chart
    chart.pie.fill pie-chart-fill Pie Chart
    checkmark check-lg Selected
    checkmark.circle check-circle Selected
    checkmark.circle.fill check-circle-fill Selected
    checkmark.seal patch-check Verified
    checkmark.seal.fill patch-check-fill Verified
    checkmark.shield shield-check Protected
    checkmark.shield.fill shield-fill-check Protected
    checkmark.square check-square Selected
    checkmark.square.fill check-square-fill Selected
    chevron.backward chevron-left Back
    chevron.down chevron-down Down
    chevron.forward chevron-right Forward
    chevron.left chevron-left Back
    chevron.right chevron-right Forward
    chevron.up chevron-up Up
    chevron.up.chevron.down chevron-expand Show Choices
    circle circle Circle
    circle.fill circle-fill Circle
    circle.lefthalf.filled circle-half Half Circle
    clipboard clipboard Clipboard
    clock clock Clock
    clock.arrow.circlepath clock-history History
    clock.fill clock-fill Clock
    cloud cloud Cloud
    cloud.fill cloud-fill Cloud
    cloud.rain cloud-rain Rain
    cpu cpu Processor
    creditcard credit-card Payment
    creditcard.fill credit-card-fill Payment
    crop crop Crop
    cross.case bandaid First Aid
    desktopcomputer display Computer
    diamond diamond Diamond
    diamond.fill diamond-fill Diamond
    doc file-earmark Document
    doc.badge.plus file-earmark-plus New Document
    doc.fill file-earmark-fill Document
    doc.on.clipboard clipboard Paste
    doc.on.doc files Copy
    doc.richtext file-earmark-richtext Document
    doc.text file-earmark-text Document
    doc.text.fill file-earmark-text-fill Document
    doc.text.magnifyingglass file-earmark-text Inspect Document
    dollarsign.circle currency-dollar Dollar
    drop droplet Water
    drop.fill droplet-fill Water
    """
}
