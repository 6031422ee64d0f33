import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { type ESTree, type Plugin, parseSync, type Rolldown } from 'vite'
import { type Language, translatedFile } from '../../../packages/core/src/language.ts'

/** The home page itself is in the entry file, but its largest picture (app/home/generate-card.tsx) is not. */
const largestPictures = { '/': ['generate-meals.svg'] }

/**
 * Writes which files the screen at a URL needs, `{"/meals/$slug": ["assets/…"]}`. The server names them in
 * the page, so that the browser can fetch them before the router runs.
 */
export function screenFiles(language: Language): Plugin {
  let router = ''
  let signedInOnly = ''
  // The first API request, which such a screen makes as soon as it renders, loads this file.
  let apiLink = ''
  return {
    name: 'screen-files',
    apply: 'build',
    configResolved({ root }) {
      router = `${root}/src/app/router.tsx`
      signedInOnly = `${root}/src/features/account/signed-in-only.tsx`
      apiLink = `${root}/src/api/client/link.ts`
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter(output => output.type === 'chunk')
        const first = new Set(filesOf(chunks.find(chunk => chunk.isEntry)?.fileName, bundle))
        const needed = modulesByPath(router).map(([path, modules]) => {
          const needsSession = modules.some(module =>
            this.getModuleInfo(module)?.importedIds.includes(signedInOnly),
          )
          const files = [...modules, ...(needsSession ? [apiLink] : [])].flatMap(module => {
            const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module))
            if (!chunk) this.error(`No file was built of ${module}`)
            return filesOf(chunk.fileName, bundle)
          })
          return [path, [...new Set(files)].filter(file => !first.has(file))]
        })
        this.emitFile({
          type: 'asset',
          fileName: translatedFile('screen-files.json', language),
          source: JSON.stringify({ ...largestPictures, ...Object.fromEntries(needed) }),
        })
      },
    },
  }
}

/** The file and everything that it imports. */
function filesOf(
  file: string | undefined,
  bundle: Rolldown.OutputBundle,
  known = new Set<string>(),
) {
  const chunk = file === undefined ? undefined : bundle[file]
  if (chunk?.type === 'chunk' && !known.has(chunk.fileName)) {
    known.add(chunk.fileName)
    for (const imported of chunk.imports) filesOf(imported, bundle, known)
  }
  return [...known]
}

type Route = { parent?: string | undefined; path?: string | undefined; module?: string | undefined }

/** For each path, its screen and surrounding layouts, if they are lazy-loaded. */
function modulesByPath(router: string): [path: string, modules: string[]][] {
  const routes = routesIn(router)
  const modulesOf = (name: string | undefined): string[] => {
    const route = name === undefined ? undefined : routes.get(name)
    return route ? [...modulesOf(route.parent), ...(route.module ? [route.module] : [])] : []
  }
  return [...routes].flatMap(([name, { path }]): [string, string[]][] => {
    const modules = modulesOf(name)
    return path !== undefined && modules.length > 0 ? [[path, modules]] : []
  })
}

/** The constants in the router's file: `const browse = createRoute({ … })`. */
function routesIn(router: string): Map<string, Route> {
  const { program } = parseSync(router, readFileSync(router, 'utf8'))
  const constants = new Map<string, ESTree.Expression>()
  for (const statement of program.body) {
    if (statement.type !== 'VariableDeclaration') continue
    for (const { id, init } of statement.declarations) {
      if (id.type === 'Identifier' && init) constants.set(id.name, init)
    }
  }
  const routes = new Map<string, Route>()
  for (const [name, value] of constants) {
    if (!isCallOf(value, 'createRoute')) continue
    const { getParentRoute, path, component } = propertiesOf(value.arguments[0])
    routes.set(name, {
      parent:
        getParentRoute?.type === 'ArrowFunctionExpression'
          ? nameOf(getParentRoute.body)
          : undefined,
      path: path?.type === 'Literal' ? String(path.value) : undefined,
      module: moduleOf(constants.get(nameOf(component) ?? '') ?? component, dirname(router)),
    })
  }
  return routes
}

type Node = ESTree.Node | undefined | null

function isCallOf(node: Node, name: string): node is ESTree.CallExpression {
  return node?.type === 'CallExpression' && nameOf(node.callee) === name
}

function nameOf(node: Node): string | undefined {
  return node?.type === 'Identifier' ? node.name : undefined
}

function propertiesOf(node: Node): Record<string, ESTree.Expression> {
  if (node?.type !== 'ObjectExpression') return {}
  return Object.fromEntries(
    node.properties.flatMap(property =>
      property.type === 'Property' ? [[nameOf(property.key) ?? '', property.value]] : [],
    ),
  )
}

/** `lazyScreen(() => import('./browse-page.tsx'))` */
function moduleOf(node: Node, folder: string): string | undefined {
  if (!isCallOf(node, 'lazyScreen')) return undefined
  const [load] = node.arguments
  if (load?.type !== 'ArrowFunctionExpression' || load.body.type !== 'ImportExpression')
    return undefined
  const { source } = load.body
  return source.type === 'Literal' ? resolve(folder, String(source.value)) : undefined
}
