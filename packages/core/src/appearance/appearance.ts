export const themes = ['system', 'light', 'dark'] as const
export const textSizes = ['normal', 'large', 'larger'] as const

/** How the app looks: chosen on one device, and kept on the account for all of the shopper's devices. */
export type Appearance = {
  theme: (typeof themes)[number]
  textSize: (typeof textSizes)[number]
}

export const usualAppearance: Appearance = { theme: 'system', textSize: 'normal' }

/** The cookie with this device's choice; scripts write it, the server and the service worker read it. */
export const appearanceCookie = 'appearance'

/** The cookie's value: "dark.large". */
export function appearanceText({ theme, textSize }: Appearance): string {
  return `${theme}.${textSize}`
}

/** Null if nothing was chosen, or the choice is unknown to this version. */
export function appearanceFrom(text: string | undefined): Appearance | null {
  const [theme, textSize] = text?.split('.') ?? []
  const known = {
    theme: themes.find(one => one === theme),
    textSize: textSizes.find(one => one === textSize),
  }
  return known.theme && known.textSize ? (known as Appearance) : null
}

export function appearanceInCookies(cookies: string): Appearance | null {
  const values = cookies.split(/;\s*/).map(cookie => cookie.split('='))
  return appearanceFrom(values.find(([name]) => name === appearanceCookie)?.[1])
}

const yearSeconds = 365 * 24 * 60 * 60

/** The cookie as scripts and `Set-Cookie` write it. */
export function appearanceCookieLine(appearance: Appearance): string {
  return `${appearanceCookie}=${appearanceText(appearance)}; path=/; max-age=${yearSeconds}; samesite=lax`
}
