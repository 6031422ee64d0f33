/** The languages of the app; the first one is the language of the sources and the fallback. */
export const languages = ['en', 'es'] as const

export type Language = (typeof languages)[number]

/** The name of each language in that language. */
export const languageNames: Record<Language, string> = { en: 'English', es: 'Español' }

/** The translated counterpart of a source file: "messages.ts" → "messages.es.ts". */
export function translatedFile(file: string, language: Language): string {
  return language === languages[0] ? file : file.replace(/\.(\w+)$/, `.${language}.$1`)
}

/** The cookie with the language chosen on this device; scripts write it and the server reads it. */
export const languageCookie = 'language'

export function isLanguage(text: unknown): text is Language {
  return languages.some(language => language === text)
}

/** The language of a response: the one chosen on the device, else the one the browser prefers. */
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

/** Parses "es-MX,es;q=0.9,en;q=0.8" (RFC 9110, 12.5.4); of two with equal weight the first counts. */
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

/** Loads the texts of every language; `load` imports the file of a translation. */
export async function textsByLanguage<Texts>(
  texts: Texts,
  load: (language: Language) => Promise<{ messages: Texts }>,
): Promise<(language: Language) => Texts> {
  const loaded = new Map<Language, Texts>([[languages[0], texts]])
  for (const language of languages.slice(1)) loaded.set(language, (await load(language)).messages)
  return language => loaded.get(language) ?? texts
}
