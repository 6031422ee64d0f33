import { existsSync, readFileSync } from 'node:fs'
import { type Plugin, runnerImport } from 'vite'
import { type Language, languages, translatedFile } from '../../../packages/core/src/language.ts'
import manifest from '../src/manifest.json' with { type: 'json' }
import type { messages } from '../src/page-messages.ts'

/**
 * One build per language (docs/decisions/0028): a file with a translation, such as `messages.ts` with
 * `messages.es.ts`, is replaced by it, so nothing is chosen at run time.
 */
export async function inLanguage(language: Language): Promise<Plugin> {
  const texts = translatedFile(`${import.meta.dirname}/../src/page-messages.ts`, language)
  const { module } = await runnerImport<{ messages: typeof messages }>(texts)
  const { description, noScript } = module.messages
  return {
    name: 'in-language',
    // The service worker's plugin must read the page by its usual name first.
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
          .replace(/lang="\w+"/, `lang="${language}"`)
          .replace('%description%', description)
          .replace('%noScript%', noScript)
          .replace('%manifest%', translatedFile('/manifest.webmanifest', language)),
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        this.emitFile({
          type: 'asset',
          fileName: translatedFile('manifest.webmanifest', language),
          source: JSON.stringify(manifestIn(language, module.messages)),
        })
        const page = bundle['index.html']
        if (language === languages[0] || page?.type !== 'asset') return
        delete bundle['index.html']
        this.emitFile({
          type: 'asset',
          fileName: translatedFile('index.html', language),
          source: page.source,
        })
      },
    },
  }
}

/** manifest.json contains the keys of the texts. */
function manifestIn(language: Language, { installedDescription, ...texts }: typeof messages) {
  return {
    ...manifest,
    lang: language,
    description: installedDescription,
    shortcuts: manifest.shortcuts.map(({ name, ...rest }) => ({
      name: texts.shortcuts[name as keyof typeof texts.shortcuts],
      ...rest,
    })),
    screenshots: manifest.screenshots.map(({ label, ...rest }) => ({
      label: texts.screenshots[label as keyof typeof texts.screenshots],
      ...rest,
    })),
  }
}

function translationOf(id: string, language: Language): string | undefined {
  if (!id.endsWith('.ts') || id.includes('/node_modules/')) return undefined
  const translation = translatedFile(id, language)
  return translation !== id && existsSync(translation) ? translation : undefined
}
