import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { run } from './run.mjs'

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * Finds a Chromium for tests: the configured one, one on the system, Playwright's own, or one that it installs now.
 */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH: there is no ${named}.`)
  const found = named ?? (await findInstalled()) ?? (await install())
  if (!found) {
    throw new Error('No Chromium found, and none could be installed. Set CHROMIUM_PATH to one.')
  }
  console.log(`  ${found}`)
  return found
}

async function findInstalled() {
  return systemBrowsers.find(existsSync) ?? (await playwrightBrowser())
}

async function playwrightBrowser() {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

async function install() {
  await attempt(() => run('playwright', ['install', 'chromium']))
  const downloaded = await playwrightBrowser()
  if (downloaded) return downloaded
  if (process.getuid?.() === 0 && hasApt()) {
    await attempt(() => run('apt-get', ['update', '-qq']))
    await attempt(() =>
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
        DEBIAN_FRONTEND: 'noninteractive',
      }),
    )
  }
  return findInstalled()
}

function hasApt() {
  try {
    execFileSync('apt-get', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

async function attempt(action) {
  try {
    await action()
  } catch (error) {
    console.log(`  ${error.message}`)
  }
}
