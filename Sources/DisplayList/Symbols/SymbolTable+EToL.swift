extension SymbolTable {
  static let namesEToL: String = """
    ear ear Hearing
    ear.badge.checkmark ear+ Hearing Checked
    ear.fill ear-fill Ear
    ear.trianglebadge.exclamationmark ear+ Hearing Problem
    earbuds earbuds Earphones
    earpods earbuds Earphones
    eject eject Eject
    ellipses.bubble chat-dots Typing
    ellipses.bubble.fill chat-dots-fill Typing
    ellipsis three-dots More
    ellipsis.bubble chat-dots Typing
    ellipsis.bubble.fill chat-dots-fill Typing
    ellipsis.curlybraces braces-asterisk Code
    ellipsis.message chat-dots Typing
    ellipsis.message.fill chat-dots-fill Typing
    ellipsis.vertical.bubble chat-dots More
    envelope envelope Mail
    envelope.arrow.triangle.branch envelope Forward Mail
    envelope.badge envelope+ New Mail
    envelope.badge.fill envelope-fill+ New Mail
    envelope.badge.shield.half.filled envelope+ Protected Mail
    envelope.fill envelope-fill Mail
    envelope.front envelope Mail
    envelope.open envelope-open Open Mail
    envelope.open.badge.clock envelope-open+ Later Mail
    envelope.open.fill envelope-open-fill Open Mail
    equal dash-lg Equal
    equal.circle pause-circle Equal
    equal.circle.fill pause-circle-fill Equal
    equal.square pause-btn Equal
    escape escape Escape
    esim sim eSIM
    esim.fill sim-fill eSIM
    eurosign currency-euro Euro
    exclamationmark.3 exclamation-lg Important
    exclamationmark.applewatch smartwatch Watch Problem
    exclamationmark.arrow.circlepath arrow-repeat Sync Problem
    exclamationmark.arrow.triangle.2.circlepath arrow-repeat Sync Problem
    exclamationmark.bubble chat-square-text Report Comment
    exclamationmark.bubble.fill chat-square-text-fill Report Comment
    exclamationmark.circle exclamation-circle Attention
    exclamationmark.circle.fill exclamation-circle-fill Attention
    exclamationmark.icloud cloud-slash Cloud Problem
    exclamationmark.icloud.fill cloud-slash-fill Cloud Problem
    exclamationmark.lock lock Lock Problem
    exclamationmark.magnifyingglass search Search Problem
    exclamationmark.message chat-square-text Message Problem
    exclamationmark.octagon exclamation-octagon Stop
    exclamationmark.octagon.fill exclamation-octagon-fill Stop
    exclamationmark.questionmark question-lg Unclear
    exclamationmark.shield shield-exclamation Security Warning
    exclamationmark.shield.fill shield-fill-exclamation Security Warning
    exclamationmark.square exclamation-square Important
    exclamationmark.square.fill exclamation-square-fill Important
    exclamationmark.transmission telephone Transmission Problem
    exclamationmark.triangle exclamation-triangle Warning
    exclamationmark.triangle.fill exclamation-triangle-fill Warning
    externaldrive hdd Drive
    externaldrive.badge.checkmark device-hdd+ Drive Ready
    externaldrive.badge.minus device-hdd+ Remove Drive
    externaldrive.badge.plus device-hdd+ Add Drive
    externaldrive.badge.xmark device-hdd+ Drive Problem
    externaldrive.connected.to.line.below device-hdd Connected Drive
    externaldrive.fill device-hdd-fill External Drive
    externaldrive.fill.badge.person.crop device-hdd-fill+ Shared Drive
    eye eye Show
    eye.fill eye-fill Show
    eye.slash eye-slash Hide
    eye.slash.circle eye-slash Hide
    eye.slash.fill eye-slash-fill Hide
    eye.trianglebadge.exclamationmark eye+ View Problem
    eyedropper eyedropper Pick Color
    eyedropper.full eyedropper Color Picker
    eyedropper.halffull eyedropper Color Picker
    eyeglasses eyeglasses Glasses
    eyes eye Eyes
    eyes.inverse eye-fill Eyes
    face emoji-neutral Face
    face.dashed emoji-neutral Face
    face.smiling emoji-smile Smiling Face
    face.smiling.fill emoji-smile-fill Smiling Face
    face.smiling.inverse emoji-smile-fill Smiling Face
    faceid person-bounding-box Face ID
    facemask emoji-expressionless Face Mask
    facetime camera-video Video Call
    fan fan Fan
    fan.fill fan Fan
    faxmachine printer Fax Machine
    ferry water Ferry
    fiberchannel hdd-network Network
    figure.2.and.child.holdinghands people Family
    figure.and.child.holdinghands people Parent and Child
    figure.arms.open person Person With Open Arms
    figure.child person Child
    figure.outdoor.cycle bicycle Cycling
    figure.pool.swim water Swimming
    figure.roll universal-access Wheelchair
    figure.stand person Standing Person
    figure.wave person Waving Person
    filemenu.and.cursorarrow menu-button-wide File Menu
    filemenu.and.selection menu-button-wide File Menu
    film.circle film Film
    film.fill film Film
    film.stack film Films
    fireplace fire Fireplace
    firewall bricks Firewall
    fireworks stars Fireworks
    flag flag Flag
    flag.2.crossed flag Flags
    flag.badge.ellipsis flag+ More for Flag
    flag.checkered flag Finish
    flag.checkered.2.crossed flag Finish
    flag.fill flag-fill Flag
    flame fire Fire
    flame.fill fire Fire
    flashlight.off.fill lightbulb-fill Flashlight Off
    flashlight.on.fill lightbulb-fill Flashlight On
    flask own-flask Flask
    flask.fill own-flask-fill Flask
    flipphone phone-flip Flip Phone
    folder folder Folder
    folder.badge.gear folder+ Folder Settings
    folder.badge.gearshape folder+ Folder Settings
    folder.badge.minus folder-minus Remove Folder
    folder.badge.person.crop folder+ Shared Folder
    folder.badge.plus folder-plus New Folder
    folder.badge.questionmark folder+ Unknown Folder
    folder.fill folder-fill Folder
    folder.fill.badge.gearshape folder-fill+ Folder Settings
    folder.fill.badge.minus folder-fill+ Remove Folder
    folder.fill.badge.person.crop folder-fill+ Shared Folder
    folder.fill.badge.plus folder-fill+ New Folder
    fork.knife cup-straw Food
    forward fast-forward Fast Forward
    forward.end skip-end Next
    forward.end.alt skip-forward Next
    forward.end.fill skip-end-fill Next
    forward.fill fast-forward-fill Fast Forward
    forward.frame.fill skip-end-fill Next Frame
    fuelpump fuel-pump Fuel
    fuelpump.fill fuel-pump-fill Fuel
    function calculator Function
    fx braces-asterisk Function
    gamecontroller controller Game
    gamecontroller.fill controller Game
    gauge speedometer2 Gauge
    gauge.high speedometer2 Gauge
    gauge.low speedometer2 Gauge
    gauge.medium speedometer2 Gauge
    gauge.open.with.lines.needle.33percent speedometer2 Gauge
    gauge.with.dots.needle.33percent speedometer2 Gauge
    gauge.with.dots.needle.50percent speedometer2 Gauge
    gauge.with.dots.needle.67percent speedometer2 Gauge
    gauge.with.dots.needle.bottom.50percent speedometer2 Gauge
    gauge.with.needle speedometer2 Gauge
    gear gear Settings
    gear.badge gear+ Settings With Badge
    gear.badge.checkmark gear+ Settings Done
    gear.badge.questionmark gear+ Settings Unknown
    gear.badge.xmark gear+ Settings Problem
    gear.circle.fill gear-fill Settings
    gearshape gear Settings
    gearshape.2 gear-wide-connected Settings
    gearshape.2.fill gear-wide-connected Settings
    gearshape.arrow.triangle.2.circlepath gear-wide Sync Settings
    gearshape.fill gear-fill Settings
    gift gift Gift
    gift.fill gift-fill Gift
    giftcard gift Gift Card
    giftcard.fill gift-fill Gift Card
    globe globe Globe
    globe.americas globe-americas Globe
    globe.americas.fill globe-americas Globe, Americas
    globe.asia.australia globe-asia-australia Globe, Asia and Australia
    globe.asia.australia.fill globe-asia-australia Globe, Asia and Australia
    globe.badge.chevron.backward globe+ Change Language
    globe.central.south.asia globe-central-south-asia Globe, Asia
    globe.desk globe2 Globe
    globe.europe.africa globe-europe-africa Globe, Europe and Africa
    globe.europe.africa.fill globe-europe-africa Globe, Europe and Africa
    gobackward arrow-counterclockwise Back
    gobackward.10 arrow-counterclockwise Back 10 Seconds
    gobackward.15 arrow-counterclockwise Back 15 Seconds
    gobackward.30 arrow-counterclockwise Back 30 Seconds
    gobackward.5 arrow-counterclockwise Back 5 Seconds
    goforward arrow-clockwise Forward
    goforward.10 arrow-clockwise Forward 10 Seconds
    goforward.15 arrow-clockwise Forward 15 Seconds
    goforward.30 arrow-clockwise Forward 30 Seconds
    goforward.5 arrow-clockwise Forward 5 Seconds
    graduationcap mortarboard Education
    graduationcap.fill mortarboard-fill Education
    greaterthan chevron-right Greater Than
    greaterthan.circle arrow-right-circle Greater Than
    greetingcard postcard Greeting Card
    grid grid-3x3 Grid
    gym.bag bag Gym Bag
    gyroscope compass Gyroscope
    hammer hammer Build
    hand.draw hand-index Draw
    hand.draw.fill hand-index-fill Draw
    hand.pinch hand-index-thumb Pinch
    hand.point.down hand-index Pointing Hand
    hand.point.left hand-index Pointing Hand
    hand.point.right hand-index Pointing Hand
    hand.point.right.fill hand-index-fill Pointing Hand
    hand.point.up hand-index Pointing Hand
    hand.point.up.fill hand-index-fill Pointing Hand
    hand.point.up.left hand-index Point
    hand.point.up.left.fill hand-index-fill Pointing Hand
    hand.raised hand-index Stop
    hand.raised.fill hand-index-fill Stop
    hand.raised.fingers.spread hand-index-thumb Stop
    hand.tap hand-index-thumb Tap
    hand.tap.fill hand-index-thumb-fill Tap
    hand.thumbsdown hand-thumbs-down Dislike
    hand.thumbsdown.fill hand-thumbs-down-fill Dislike
    hand.thumbsup hand-thumbs-up Like
    hand.thumbsup.fill hand-thumbs-up-fill Like
    hand.wave hand-index-thumb Wave
    hand.wave.fill hand-index-thumb-fill Wave
    hands.clap hand-thumbs-up Applause
    hands.clap.fill hand-thumbs-up-fill Applause
    hands.sparkles stars Clean Hands
    hands.sparkles.fill stars Clean Hands
    hare own-hare Hare
    hare.fill own-hare Hare
    headphones headphones Headphones
    hearingdevice.ear earbuds Hearing Device
    heart heart Love
    heart.fill heart-fill Love
    heart.text.square clipboard2-heart Health
    heart.text.square.fill heart-pulse-fill Health Record
    heat.waves thermometer-sun Heat
    hexagon hexagon Hexagon
    hexagon.fill hexagon-fill Hexagon
    hifispeaker speaker Speaker
    hifispeaker.2 speaker Speakers
    hifispeaker.and.homepod speaker Speakers
    hifispeaker.fill speaker-fill Speaker
    highlighter pen Highlight
    homekit house-gear HomeKit
    homepod speaker Speaker
    homepod.2 speaker Speakers
    homepod.and.appletv tv Home Entertainment
    homepod.fill speaker-fill Speaker
    homepodmini speaker Speaker
    hourglass hourglass-split Waiting
    hourglass.badge.plus hourglass-split+ Add Time
    hourglass.bottomhalf.fill hourglass-bottom Waiting
    hourglass.bottomhalf.filled hourglass-bottom Waiting
    hourglass.circle hourglass Waiting
    hourglass.tophalf.fill hourglass-top Waiting
    hourglass.tophalf.filled hourglass-top Waiting
    house house Home
    house.badge.wifi house+ Connected Home
    house.fill house-fill Home
    house.lodge house-door House
    humidity moisture Humidity
    humidity.fill moisture Humidity
    hurricane hurricane Hurricane
    icloud cloud Cloud
    icloud.and.arrow.down cloud-download Download From Cloud
    icloud.and.arrow.down.fill cloud-download-fill Download From Cloud
    icloud.and.arrow.up cloud-upload Upload to Cloud
    icloud.and.arrow.up.fill cloud-upload-fill Upload to Cloud
    icloud.fill cloud-fill Cloud
    icloud.slash cloud-slash Cloud Off
    icloud.slash.fill cloud-slash-fill Cloud Off
    increase.indent text-indent-left Increase Indent
    increase.quotelevel blockquote-left Increase Quote Level
    infinity infinity Infinity
    info info Info
    info.bubble chat-square-text Info
    info.circle info-circle Info
    info.circle.fill info-circle-fill Info
    info.square info-square Info
    info.square.fill info-square-fill Info
    info.triangle exclamation-triangle Info
    inset.filled.rectangle.and.person.filled person-video Presentation
    internaldrive hdd Internal Drive
    internaldrive.fill hdd-fill Internal Drive
    ipad tablet Tablet
    ipad.and.iphone phone Devices
    ipad.landscape tablet-landscape iPad
    iphone phone Phone
    iphone.and.arrow.forward phone Send to iPhone
    iphone.badge.play phone+ Play on iPhone
    iphone.gen1 phone iPhone
    iphone.gen2 phone iPhone
    iphone.gen3 phone iPhone
    iphone.landscape phone-landscape iPhone
    iphone.radiowaves.left.and.right phone-vibrate Vibrating iPhone
    ipod phone iPod
    italic type-italic Italic
    key key Key
    key.fill key-fill Key
    key.horizontal key Key
    key.horizontal.fill key-fill Key
    key.icloud key Cloud Key
    key.viewfinder key Find Key
    keyboard keyboard Keyboard
    keyboard.badge.ellipsis keyboard+ Keyboard Options
    keyboard.badge.eye keyboard+ Keyboard Viewer
    keyboard.chevron.compact.down keyboard Hide Keyboard
    keyboard.chevron.compact.down.fill keyboard-fill Hide Keyboard
    keyboard.fill keyboard-fill Keyboard
    keyboard.macwindow keyboard Keyboard Window
    ladybug bug Bug
    ladybug.fill bug-fill Bug
    lamp.desk lamp Lamp
    lamp.desk.fill lamp-fill Lamp
    lamp.floor lamp Lamp
    lamp.table lamp Lamp
    lanyardcard person-badge Badge
    lanyardcard.fill person-badge-fill Badge
    laptopcomputer laptop Laptop
    laptopcomputer.and.arrow.down laptop Download to Laptop
    laptopcomputer.and.iphone laptop Laptop and Phone
    laptopcomputer.trianglebadge.exclamationmark laptop+ Laptop Problem
    largecircle.fill.circle record-circle Selected
    laser.burst stars Laser
    lasso bounding-box Lasso
    lasso.and.sparkles bounding-box Smart Lasso
    leaf own-leaf Leaf
    leaf.arrow.circlepath recycle Green Cycle
    leaf.arrow.triangle.circlepath recycle Green Cycle
    leaf.fill own-leaf-fill Leaf
    lessthan chevron-left Less Than
    lifepreserver life-preserver Life Preserver
    lifepreserver.fill life-preserver Life Preserver
    light.beacon.max lightbulb Beacon
    light.max lightbulb Bright
    light.min lightbulb Dim
    lightbulb lightbulb Idea
    lightbulb.2 lightbulb Lights
    lightbulb.fill lightbulb-fill Idea
    lightbulb.max lightbulb Bright Light
    lightspectrum.horizontal rainbow Spectrum
    line.2.horizontal.decrease.circle filter-circle Filter
    line.3.crossed.swirl.circle wind Wind
    line.3.horizontal list Menu
    line.3.horizontal.button.angledtop.vertical.right ui-checks Form
    line.3.horizontal.decrease filter Filter
    line.3.horizontal.decrease.circle filter-circle Filter
    line.diagonal slash-lg Line
    line.diagonal.arrow arrow-up-right Arrow
    line.horizontal.3 list Menu
    line.horizontal.3.decrease filter Filter
    line.horizontal.3.decrease.circle filter-circle Filter
    line.horizontal.3.decrease.circle.fill filter-circle-fill Filter
    line.horizontal.star.fill.line.horizontal star-fill Decoration
    lineweight border-width Line Weight
    link link-45deg Link
    link.badge.plus link-45deg+ Add Link
    link.icloud cloud Cloud Link
    list.and.film film Film List
    list.bullet list-ul List
    list.bullet.below.rectangle card-list Form List
    list.bullet.clipboard clipboard-data List
    list.bullet.clipboard.fill clipboard-data-fill List
    list.bullet.indent list-nested Indented List
    list.bullet.rectangle card-list List
    list.bullet.rectangle.fill card-list List
    list.bullet.rectangle.portrait card-list List
    list.bullet.rectangle.portrait.fill card-list List
    list.clipboard clipboard-data List
    list.clipboard.fill clipboard-data-fill List
    list.dash list-ul List
    list.dash.header.rectangle card-list List
    list.number list-ol Numbered List
    list.star list-stars Starred List
    list.triangle list-nested Outline
    livephoto record-circle Live Photo
    livephoto.play record-circle Play Live Photo
    location cursor Location
    location.fill cursor-fill Location
    location.magnifyingglass search Search Nearby
    location.north cursor North
    location.north.fill cursor-fill North
    location.north.line cursor North
    location.north.line.fill cursor-fill North
    location.viewfinder bullseye Find Location
    lock lock Lock
    lock.display lock Lock Display
    lock.doc file-lock Locked Document
    lock.doc.fill file-lock-fill Locked Document
    lock.fill lock-fill Lock
    lock.iphone lock Locked iPhone
    lock.open unlock Unlock
    lock.open.fill unlock-fill Unlock
    lock.open.rotation unlock Rotation Unlocked
    lock.rectangle.stack lock Locked Items
    lock.rotation arrow-clockwise Rotation Lock
    lock.shield shield-lock Secure
    lock.shield.fill shield-lock-fill Secure
    lock.trianglebadge.exclamationmark lock+ Lock Problem
    logo.xbox xbox Xbox
    longtext.page.and.pencil file-earmark-text Edit Page
    loupe search Loupe
    lungs lungs Lungs
    lungs.fill lungs-fill Lungs
    """
}
