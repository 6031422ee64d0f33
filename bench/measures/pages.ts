import type { Figure } from '../support/figure.ts'
import { type Audit, auditPage, type Visit } from '../support/lighthouse.ts'
import { desktop, scriptsOf } from '../support/page-scripts.ts'
import { startServer, temporaryFolder } from '../support/server.ts'
import { signUp } from '../support/shopper.ts'

/** Measures what a browser loads, and Lighthouse's scores on a phone. */
export async function measurePages(): Promise<Figure[]> {
  const server = await startServer({ dataDir: temporaryFolder() })
  try {
    const { cookie, saveList } = await signUp(server.address)
    const shopping = `/shopping/${await saveList(12)}`
    const figures = await scriptFigures(server.address, [...signedInScreens, shopping], cookie)
    for (const path of ['/', '/auth']) {
      const visit = { url: server.address + path, cookie: '' }
      figures.push(...(await auditFigures(path, async () => visit)))
    }
    for (const path of ['/browse', '/meals', '/my-lists', '/shopping/…']) {
      figures.push(...(await auditFigures(path, () => newShopperAt(server.address, path))))
    }
    return figures
  } finally {
    await server.stop()
  }
}

async function scriptFigures(
  address: string,
  signedInPaths: readonly string[],
  cookie: string,
): Promise<Figure[]> {
  const home = await scriptsOf(`${address}/`)
  const kilobytes = (scripts: Map<string, number>) =>
    [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0) / 1000
  const beyondHome = (scripts: Map<string, number>) =>
    kilobytes(new Map([...scripts].filter(([url]) => !home.has(url))))
  const auth = await scriptsOf(`${address}/auth`)
  const wide = await scriptsOf(`${address}/`, { viewport: desktop })
  const signedIn = (path: string) => scriptsOf(address + path, { cookie })
  const unit = 'kB gzip'
  const screens: Figure[] = []
  // One by one, because a slow screen would also count what the page preloads when idle.
  for (const path of signedInPaths) {
    screens.push({
      name: `${nameOf(path)} signed in, beyond /`,
      unit,
      samples: [beyondHome(await signedIn(path))],
      target: { atMost: 60 },
    })
  }
  return [
    {
      name: 'JS before idle on /, phone',
      unit,
      samples: [kilobytes(home)],
      target: { atMost: 120 },
    },
    { name: 'the same on a desktop, with the sale row', unit, samples: [kilobytes(wide)] },
    { name: '/auth, beyond /', unit, samples: [beyondHome(auth)], target: { atMost: 60 } },
    ...screens,
  ]
}

const signedInScreens = [
  '/browse',
  '/meals',
  '/favorites',
  '/my-lists',
  '/plan',
  '/pantry',
  '/cookbook',
  '/profile',
  '/invitations',
  '/grocery-list-generation',
  '/onboarding',
]

async function newShopperAt(address: string, path: string): Promise<Visit> {
  const { cookie, saveList } = await signUp(address)
  const list = await saveList(12)
  return { url: address + path.replace('…', list), cookie }
}

/** Search engines cannot see a page that requires a session, so its SEO score has no target. */
async function auditFigures(path: string, newVisit: () => Promise<Visit>): Promise<Figure[]> {
  const audits = await auditPage(newVisit)
  const isPublic = ['/', '/auth'].includes(path)
  const figure = (name: string, key: keyof Audit, target?: Figure['target']): Figure => ({
    name: `Lighthouse mobile ${path}, ${name}`,
    samples: audits.map(audit => audit[key]),
    ...(target && { target }),
  })
  return [
    figure('performance', 'performance', { atLeast: 95 }),
    figure('accessibility', 'accessibility', { atLeast: 100 }),
    figure('best practices', 'bestPractices', { atLeast: 100 }),
    figure('SEO', 'seo', isPublic ? { atLeast: 100 } : undefined),
    figure('largest paint, s', 'largestPaintSeconds'),
    figure('layout shift', 'layoutShift'),
    figure('blocking time, ms', 'blockingMs'),
    figure('speed of this machine', 'benchmarkIndex'),
  ]
}

function nameOf(path: string): string {
  return path.replace(/^(\/shopping\/).*/, '$1…')
}
