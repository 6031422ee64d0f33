/** The languages of the app: the first is that of the sources, and the one that is used if none is asked for. */
export const languages = ['en', 'es'] as const

export type Language = (typeof languages)[number]

/** What each language is called by those who speak it. */
export const languageNames: Record<Language, string> = { en: 'English', es: 'Español' }

/** The file that replaces one of the sources' language: "messages.ts" → "messages.es.ts". */
export function translatedFile(file: string, language: Language): string {
  return language === languages[0] ? file : file.replace(/\.(\w+)$/, `.${language}.$1`)
}

/** Keeps what a shopper chose on this device; the server reads it, scripts write it. */
export const languageCookie = 'language'

export function isLanguage(text: unknown): text is Language {
  return languages.some(language => language === text)
}

/** What a request is answered in: what was chosen on its device, else what its browser speaks best. */
export function languageOf(headers: { get: (name: string) => string | null }): Language {
  return (
    chosenIn(headers.get('cookie') ?? '') ??
    preferredIn(headers.get('accept-language') ?? '') ??
    languages[0]
  )
}

function chosenIn(cookies: string): Language | undefined {
  const values = cookies.split(/;\s*/).map(cookie => cookie.split('='))
  return values
    .flatMap(([name, value]) => (name === languageCookie ? [value] : []))
    .find(isLanguage)
}

/** "es-MX,es;q=0.9,en;q=0.8" (RFC 9110, 12.5.4); of two that are liked alike, the first. */
function preferredIn(accepted: string): Language | undefined {
  const wanted = accepted.split(',').map(range => {
    const [tag = '', ...parameters] = range.split(';').map(part => part.trim())
    const weight = parameters.find(parameter => /^q=/i.test(parameter))?.slice(2)
    return { language: tag.toLowerCase().split('-')[0], weight: Number(weight ?? 1) }
  })
  return wanted
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ language }) => language)
    .find(isLanguage)
}
