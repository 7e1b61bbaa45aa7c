import WalletPal

// The wallet in a window; with `--naive` as it was first, to hear what it lacks.
if CommandLine.arguments.contains("--naive") {
  NaiveWalletApp.main()
} else {
  WalletPalApp.main()
}
