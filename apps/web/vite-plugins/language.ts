import { existsSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import manifest from '../src/manifest.json' with { type: 'json' }
import { messages as es } from '../src/page-messages.es.ts'
import { messages as en } from '../src/page-messages.ts'

const pages = { en, es }

export type Language = keyof typeof pages

/**
 * One build per language (docs/decisions/0028): of a file that has a translation in the language,
 * `messages.ts` and `messages.es.ts`, the translation's text is taken; nothing is chosen at run time.
 */
export function inLanguage(language: Language): Plugin {
  const { description, noScript, installedDescription } = pages[language]
  return {
    name: 'in-language',
    // The worker's plugin reads the page by its usual name first.
    enforce: 'post',
    load: {
      order: 'pre',
      handler(id) {
        const translation = translationOf(id, language)
        if (!translation) return null
        this.addWatchFile(translation)
        return readFileSync(translation, 'utf8')
      },
    },
    transformIndexHtml: {
      order: 'pre',
      handler: html =>
        html
          .replace('lang="en"', `lang="${language}"`)
          .replace('%description%', description)
          .replace('%noScript%', noScript)
          .replace('%manifest%', inName('/manifest.webmanifest', language)),
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const translated = { ...manifest, lang: language, description: installedDescription }
        this.emitFile({
          type: 'asset',
          fileName: inName('manifest.webmanifest', language),
          source: JSON.stringify(translated),
        })
        const page = bundle['index.html']
        if (language === 'en' || page?.type !== 'asset') return
        delete bundle['index.html']
        this.emitFile({
          type: 'asset',
          fileName: inName('index.html', language),
          source: page.source,
        })
      },
    },
  }
}

/** "index.html" → "index.es.html"; English is what the plain name stands for. */
export function inName(file: string, language: Language): string {
  return language === 'en' ? file : file.replace(/\.(\w+)$/, `.${language}.$1`)
}

function translationOf(id: string, language: Language): string | undefined {
  if (language === 'en' || !id.endsWith('.ts') || id.includes('/node_modules/')) return undefined
  const translation = inName(id, language)
  return existsSync(translation) ? translation : undefined
}
