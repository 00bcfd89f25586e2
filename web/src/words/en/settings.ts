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
  close: 'Close',
  back: 'Back',
  menu: 'Menu',
}
export default settings
export type Settings = typeof settings
