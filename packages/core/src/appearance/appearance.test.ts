import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  type Appearance,
  appearanceCookieLine,
  appearanceFrom,
  appearanceInCookies,
  textSizes,
  themes,
  usualAppearance,
} from './appearance.ts'
import { withAppearance } from './page-appearance.ts'

const all = themes.flatMap(theme => textSizes.map((textSize): Appearance => ({ theme, textSize })))

describe('the choice of a device', () => {
  it.each(all)('is read from its cookie as it was written: %o', chosen => {
    const [pair] = appearanceCookieLine(chosen).split(';')
    expect(appearanceInCookies(`a=b; ${pair}; language=es`)).toEqual(chosen)
  })

  it.each(['', 'dark', 'pink.normal', 'dark.huge', 'dark.large"><script>'])(
    'is none where the cookie holds %o',
    text => {
      expect(appearanceFrom(text)).toBeNull()
      expect(appearanceInCookies(`appearance=${text}`)).toBeNull()
    },
  )
})

describe('the page', () => {
  const page = readFileSync(new URL('../../../../apps/web/index.html', import.meta.url), 'utf8')

  it('is as it was built for whoever follows the system', () => {
    expect(withAppearance(page, usualAppearance)).toBe(page)
  })

  it('says the theme to the style sheets, to the browser, and to its bars', () => {
    const dark = withAppearance(page, { theme: 'dark', textSize: 'normal' })
    expect(dark).toMatch(/<html data-theme="dark" lang="en">/)
    expect(dark).toContain('name="color-scheme" content="dark"')
    expect(dark).toContain('content="#FFFFFF" media="not all"')
    expect(dark).toContain('content="#141C1F" media="all"')
  })

  it('says a larger text', () => {
    const large = withAppearance(page, { theme: 'system', textSize: 'large' })
    expect(large).toMatch(/<html data-text-size="large" lang="en">/)
    expect(large).toContain('content="light dark"')
  })
})
