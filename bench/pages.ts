import type { Figure } from './figure.ts'
import { type Audit, auditPage } from './lighthouse.ts'
import { scriptsOf } from './page-scripts.ts'
import { startServer, temporaryFolder } from './server.ts'
import { signUp } from './shopper.ts'

/** What a browser loads, and how Lighthouse sees it on a phone. */
export async function measurePages(): Promise<Figure[]> {
  const server = await startServer({ dataDir: temporaryFolder() })
  try {
    const { cookie } = await signUp(server.address)
    return [
      ...(await scriptFigures(server.address, cookie)),
      ...(await auditFigures(server.address, '/')),
      ...(await auditFigures(server.address, '/auth')),
    ]
  } finally {
    await server.stop()
  }
}

async function scriptFigures(address: string, cookie: string): Promise<Figure[]> {
  const home = await scriptsOf(`${address}/`)
  const kilobytes = (scripts: Map<string, number>) =>
    [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0) / 1000
  const beyondHome = (scripts: Map<string, number>) =>
    kilobytes(new Map([...scripts].filter(([url]) => !home.has(url))))
  const auth = await scriptsOf(`${address}/auth`)
  const browse = await scriptsOf(`${address}/browse`, cookie)
  const unit = 'kB gzip'
  return [
    { name: 'JS before idle on /', unit, samples: [kilobytes(home)], target: { atMost: 120 } },
    { name: '/auth, beyond /', unit, samples: [beyondHome(auth)], target: { atMost: 60 } },
    {
      name: '/browse signed in, beyond /',
      unit,
      samples: [beyondHome(browse)],
      target: { atMost: 60 },
    },
  ]
}

async function auditFigures(address: string, path: string): Promise<Figure[]> {
  const audits = await auditPage(address + path)
  const figure = (name: string, key: keyof Audit, target?: Figure['target']): Figure => ({
    name: `Lighthouse mobile ${path}, ${name}`,
    samples: audits.map(audit => audit[key]),
    ...(target && { target }),
  })
  return [
    figure('performance', 'performance', { atLeast: 95 }),
    figure('accessibility', 'accessibility', { atLeast: 100 }),
    figure('best practices', 'bestPractices', { atLeast: 100 }),
    figure('SEO', 'seo', { atLeast: 100 }),
    figure('largest paint, s', 'largestPaintSeconds'),
    figure('layout shift', 'layoutShift'),
    figure('blocking time, ms', 'blockingMs'),
  ]
}
