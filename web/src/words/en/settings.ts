// Words of the settings.
const settings = {
  title: 'Settings',
  language: 'Language',
  theme: 'Look',
  themes: { auto: 'As the device', day: 'Day', night: 'Night' },
  sound: 'Sound',
  on: 'On',
  off: 'Off',
  motion: 'Motion',
  motions: { auto: 'As the device', full: 'Full', less: 'None' },
  text: 'Text size',
  texts: { normal: 'Normal', large: 'Large', huge: 'Very large' },
  sample: 'This is how large the text is now.',
  name: 'Your name',
  nameHint: 'Filled in when you sit down at the next table.',
  openRecord: 'Watch a saved game',
  data: {
    title: 'Your data',
    kept: 'This server keeps the names you type, your moves, your chat and the photos you bring. It passes nothing on to others.',
    long: 'A table goes by itself once nobody has used it for a while, usually 30 days. A group stays until somebody deletes it.',
    remove:
      'You can delete a table for everybody in its menu, and have your name removed when you leave it. A group is deleted on its own page.',
  },
  close: 'Close',
  back: 'Back',
  menu: 'Menu',
}
export default settings
export type Settings = typeof settings
