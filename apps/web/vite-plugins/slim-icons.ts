import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/**
 * Leaves of each Phosphor icon what the app uses: of its six weights bold, which is the default, or fill, and not its name
 * for developer tools.
 */
export function slimIcons(): Plugin {
  const sources = `${import.meta.dirname}/../src`
  const bold = new Set<string>()
  const filled = new Set<string>()
  return {
    name: 'slim-icons',
    buildStart() {
      for (const path of readdirSync(sources, { encoding: 'utf8', recursive: true })) {
        if (!path.endsWith('.tsx')) continue
        const code = readFileSync(`${sources}/${path}`, 'utf8')
        const hasFilled = /['"]fill['"]/.test(code)
        for (const [, icon] of code.matchAll(/@phosphor-icons\/react\/(\w+)/g)) {
          const elements = code.match(new RegExp(`<${icon}(Icon)?\\b[^<>]*/>`, 'g')) ?? []
          const isFilled = elements.map(element => element.includes('weight="fill"'))
          if (hasFilled) filled.add(icon!)
          if (isFilled.length === 0 || isFilled.includes(false)) bold.add(icon!)
        }
      }
    },
    transform(code, id) {
      if (/@phosphor-icons\/react\/dist\/(csr|lib)\//.test(id)) {
        return code.replace(/^\w+\.displayName = "\w+";\n/m, '')
      }
      const icon = /@phosphor-icons\/react\/dist\/defs\/(\w+)/.exec(id)?.[1]
      if (!icon) return null
      const unused = `regular|thin|light|duotone${filled.has(icon) ? '' : '|fill'}${bold.has(icon) ? '' : '|bold'}`
      return code.replace(new RegExp(`\\[\\s*"(${unused})",[\\s\\S]*?\\n {2}\\],?`, 'g'), '')
    },
  }
}
