import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

/** The licence texts of all packages that the built app includes parts of; most licences require that. */
export function thirdPartyLicences() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  return Object.entries(packages)
    .filter(([path, { link, dev }]) => path.includes('node_modules/') && !link && !dev)
    .filter(([path]) => existsSync(join(root, path)))
    .map(([path, { version, license }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
      return `${name} ${version} (${license})\n\n${textsIn(join(root, path))}`
    })
    .join(`\n${'-'.repeat(80)}\n\n`)
}

function textsIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isFile() && /^(licen[cs]e|notice)/i.test(entry.name))
    .map(({ name }) => `${readFileSync(join(folder, name), 'utf8').trim()}\n`)
    .join('\n')
}
