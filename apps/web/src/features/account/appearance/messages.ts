import type { Appearance } from '@aisleway/core/appearance/appearance'

export const messages = {
  title: 'Display',
  change: 'Change display',
  close: 'Close',
  theme: 'Theme',
  themes: {
    system: 'Match device',
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
  onDevice: 'Saved on this device.',
  onAccount: 'Applies to every device you’re signed in on.',
  notSaved: 'Saved on this device only',
  notSavedText: 'We couldn’t save it to your account.',
}
