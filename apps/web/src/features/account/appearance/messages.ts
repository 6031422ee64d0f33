import type { Appearance } from '@aisleway/core/appearance/appearance'

export const messages = {
  title: 'Display',
  change: 'Change the display',
  close: 'Close',
  theme: 'Theme',
  themes: {
    system: 'As the device',
    light: 'Light',
    dark: 'Dark',
  } satisfies Record<Appearance['theme'], string>,
  textSize: 'Text size',
  textSizes: {
    normal: 'Normal',
    large: 'Large',
    larger: 'Larger',
  } satisfies Record<Appearance['textSize'], string>,
  summary: (theme: string, textSize: string) => `${theme}, ${textSize}`,
  onDevice: 'Kept on this device.',
  onAccount: 'For all devices on which you are signed in.',
  notSaved: 'Kept on this device only',
  notSavedText: 'It could not be saved to your account.',
}
