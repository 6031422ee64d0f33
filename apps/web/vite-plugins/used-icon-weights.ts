import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Every Phosphor icon contains six weights; of most the app uses only bold, of some fill. */
export function usedIconWeights(): Plugin {
  const sources = `${import.meta.dirname}/../src`
  const bold = new Set<string>()
  const filled = new Set<string>()
  return {
    name: 'used-icon-weights',
    buildStart() {
      for (const path of readdirSync(sources, { encoding: 'utf8', recursive: true })) {
        if (!path.endsWith('.tsx')) continue
        const code = readFileSync(`${sources}/${path}`, 'utf8')
        const hasFilled = /['"]fill['"]/.test(code)
        const hasBold = !hasFilled || /['"]bold['"]/.test(code)
        for (const [, icon] of code.matchAll(/@phosphor-icons\/react\/(\w+)/g)) {
          if (hasFilled) filled.add(icon!)
          if (hasBold) bold.add(icon!)
        }
      }
    },
    transform(code, id) {
      const icon = /@phosphor-icons\/react\/dist\/defs\/(\w+)/.exec(id)?.[1]
      if (!icon) return null
      const unused = `regular|thin|light|duotone${filled.has(icon) ? '' : '|fill'}${bold.has(icon) ? '' : '|bold'}`
      return code.replace(new RegExp(`\\[\\s*"(${unused})",[\\s\\S]*?\\n {2}\\],?`, 'g'), '')
    },
  }
}
