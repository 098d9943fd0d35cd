const megabytes = new Intl.NumberFormat('en', {
  style: 'unit',
  unit: 'megabyte',
  unitDisplay: 'short',
  maximumSignificantDigits: 2,
});

/** The app on this device: installing, keeping games, new versions. */
export const device = {
  title: 'On this device',
  app: {
    name: 'Trench Club, solo and co-op',
    shortName: 'Trench Club',
    description: 'Trench Club, alone or together against the Automa: maps, miniatures and rules on a tablet, offline.',
    wide: 'The board in the move phase on a tablet',
    narrow: 'The board on a phone',
  },
  install: 'Install',
  installLines: {
    done: 'Installed. It opens from the home screen, without a network too.',
    button: 'Puts the game on your home screen. It then opens in a window of its own, without a network too.',
    share:
      'On an iPad or iPhone: tap Share, then “Add to Home Screen”. Do it for games you care about: Safari may delete what a site has saved when it is not on the home screen and you stay away for a week.',
    menu: 'Look in your browser’s menu for “Install” or “Add to home screen”. The game works without a network either way.',
    insecure:
      'Cannot be installed from here: this address begins with http://, and browsers install only from https://. You can play everything; the game just needs its network, and the screen may go dark.',
  },
  /** On the first screen. */
  homeLines: {
    share: 'Tap Share, then “Add to Home Screen”: otherwise Safari may delete your games after a week away.',
    insecure: 'Opened over http://, the game needs its network and cannot be installed. More in the settings.',
  },
  insecureHelp: 'Whoever runs the game can start it with “npm start -- --https” and trust its certificate.',
  installButton: 'Install Trench Club',
  games: 'Your games',
  kept: 'This browser keeps your games until you delete them.',
  notKept: 'This browser may delete games when the device runs out of room.',
  keptUnknown: 'This browser does not say whether it keeps games for good.',
  keepRefused: 'It said no for now. Installing the game often changes its mind.',
  keepButton: 'Ask it to keep them',
  exportReminder: 'Export the games you care about: a file is safe.',
  toGames: 'To the saved games',
  used: (bytes: number) =>
    `The app and your games take ${bytes < 100_000 ? 'less than 0.1 MB' : `about ${megabytes.format(bytes / 1e6)}`}.`,
  update: 'A new version is ready.',
  updateInGame: 'A new version is ready. Your game stays as it is.',
  updateNow: 'Use it now',
  updateTakesOver: 'One moment: the new version is taking over.',
  updateLater: 'Later',
} as const;
