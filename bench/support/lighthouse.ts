import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { chromiumFlags, chromiumPath } from './chromium.ts'

export type Audit = {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  largestPaintSeconds: number
  layoutShift: number
  blockingMs: number
  /** The speed of this machine at the time, which the simulated slowdown of the CPU multiplies. */
  benchmarkIndex: number
}

const runs = 5
/**
 * Occasionally the start of the browser's trace is missing, and Lighthouse asks for another run.
 */
const attempts = 3

/** A URL, and the visitor's cookies. */
export type Visit = { url: string; cookie: string }

/**
 * Uses Lighthouse's default phone with its simulated slow network, and a fresh browser and visit for each run: the
 * app renews its session cookie, but Lighthouse keeps sending the original one.
 */
export async function auditPage(newVisit: () => Promise<Visit>): Promise<Audit[]> {
  const audits: Audit[] = []
  for (let run = 0; run < runs; run++) audits.push(await auditAgain(newVisit, attempts))
  return audits
}

async function auditAgain(newVisit: () => Promise<Visit>, left: number): Promise<Audit> {
  try {
    return await audit(await newVisit())
  } catch (error) {
    if (left <= 1) throw error
    return auditAgain(newVisit, left - 1)
  }
}

async function audit({ url, cookie }: Visit): Promise<Audit> {
  const chrome = await launch({ chromePath: await chromiumPath(), chromeFlags: chromiumFlags })
  try {
    const run = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      ...(cookie && { extraHeaders: { Cookie: cookie } }),
    })
    if (!run || run.lhr.runtimeError) {
      throw new Error(`Lighthouse: ${run?.lhr.runtimeError?.message ?? 'no result'}`)
    }
    if (run.lhr.finalDisplayedUrl !== url) {
      throw new Error(`${url} led to ${run.lhr.finalDisplayedUrl}.`)
    }
    const { categories, audits, environment } = run.lhr
    const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100)
    const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      largestPaintSeconds: value('largest-contentful-paint') / 1000,
      layoutShift: value('cumulative-layout-shift'),
      blockingMs: value('total-blocking-time'),
      benchmarkIndex: environment.benchmarkIndex,
    }
  } finally {
    chrome.kill()
  }
}
