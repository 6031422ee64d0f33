import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { packedReadme } from './packed-readme.mjs'
import { root } from './run.mjs'
import { thirdPartyLicences } from './third-party-licences.mjs'

/** What the server reads from the folders around it, and what its operator reads. */
const files = [
  'LICENSE',
  'CHANGELOG.md',
  '.env.example',
  'docs/hosted-index.md',
  'docs/licenses.md',
  'docs/operations.md',
  ...['grafana', 'haproxy', 'nginx', 'pgbouncer', 'prometheus', 'systemd'].map(
    name => `deploy/${name}`,
  ),
  'apps/api/dist',
  'apps/api/migrations',
  'apps/web/dist',
  'packages/sample-store/dist/pictures',
]

/** Packages that are not bundled. The native addon is the one for the packing machine. */
const external = ['@electric-sql/pglite', '@node-rs', 'highs']
const unused = /\.(map|d\.c?ts|cjs|tar\.gz)$/

/** Packs the built app as `dist/aisleway-VERSION.tar.gz`, which runs on Node alone, and returns its path. */
export function packApp() {
  const { name, version, license, engines } = readJson('package.json')
  const title = `${name}-${version}`
  const staging = join(root, '.cache/package')
  const folder = join(staging, title)
  rmSync(staging, { recursive: true, force: true })
  for (const path of files) copy(path)
  for (const path of external) {
    copy(`node_modules/${path}`, source => !unused.test(source))
  }
  for (const workspace of ['sample-store', 'search']) copyData(workspace)
  const scripts = operatorScripts()
  write(
    'package.json',
    json({ name, version, license, type: 'module', private: true, engines, scripts }),
  )
  write(
    'README.md',
    packedReadme({
      ...{ version, engines, scripts },
      platform: `${process.platform} ${process.arch}`,
      readme: readFileSync(join(root, 'README.md'), 'utf8'),
    }),
  )
  write('THIRD-PARTY-LICENCES.txt', thirdPartyLicences())
  const archive = join('dist', `${title}.tar.gz`)
  mkdirSync(join(root, 'dist'), { recursive: true })
  execFileSync('tar', ['-czf', join(root, archive), '-C', staging, title])
  rmSync(staging, { recursive: true })
  return archive

  function copy(path, filter = () => true) {
    const target = join(folder, path)
    mkdirSync(dirname(target), { recursive: true })
    cpSync(join(root, path), target, { recursive: true, filter })
  }

  function write(path, text) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }

  /** The bundle resolves these data files by package name. */
  function copyData(workspace) {
    const { name, exports } = readJson(`packages/${workspace}/package.json`)
    const data = Object.entries(exports).filter(([key]) => key.endsWith('.json'))
    write(
      `node_modules/${name}/package.json`,
      json({ name, version, exports: Object.fromEntries(data) }),
    )
    for (const [, path] of data) {
      const target = join(folder, 'node_modules', name, path)
      mkdirSync(dirname(target), { recursive: true })
      cpSync(join(root, 'packages', workspace, path), target)
    }
  }
}

/** The repository's commands that need nothing but the bundle. */
function operatorScripts() {
  const operated = Object.entries(readJson('package.json').scripts).filter(([, command]) =>
    command.startsWith('node scripts/operator.mjs'),
  )
  return {
    start: 'node apps/api/dist/main.js',
    ...Object.fromEntries(operated.map(([name]) => [name, `node apps/api/dist/${name}-cli.js`])),
  }
}

function readJson(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'))
}

function json(value) {
  return `${JSON.stringify(value, null, 2)}\n`
}
