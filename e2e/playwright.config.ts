import { mkdtempSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { newPushKeys } from '../apps/api/src/features/notices/push/vapid-keys.ts'
import { isLong } from './is-long.ts'
import { mailboxUrl, ports, providerName, shopUrl, socialClient } from './support/addresses.ts'

// A data folder for this run: every run starts with a fresh store.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'aisleway-e2e-'))

const pushKeys = newPushKeys()

const chromium = {
  browserName: 'chromium' as const,
  launchOptions: {
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Address bar popups, which nobody sees here: two more pages per context.
      '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,PaintHolding,Translate,HttpsUpgrades',
    ],
  },
}

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  // One more than there are cores, since journeys also wait for timers; all share one server.
  workers: Math.min(4, availableParallelism() + 1),
  // On a busy machine a browser may miss its moment; a journey that fails twice is broken.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: shopUrl,
    // The service worker would download the whole app for every new shopper; offline journeys allow it.
    serviceWorkers: 'block',
    // Journeys count days in UTC, so the browser has to, wherever it runs.
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: isLong ? 'no-preference' : 'reduce' },
    ...chromium,
  },
  projects: [
    {
      name: 'desktop',
      ...(!isLong && { grepInvert: /@long|@phone/ }),
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      ...(!isLong && { grep: /@phone/, grepInvert: /@long/ }),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: [
    {
      command: 'node --import tsx e2e/support/outside-world.ts',
      cwd: '..',
      url: mailboxUrl,
      timeout: 60_000,
      reuseExistingServer: false,
    },
    {
      command: 'node apps/api/dist/main.js',
      cwd: '..',
      url: `${shopUrl}/api/health`,
      env: {
        PORT: String(ports.shop),
        DATA_DIR: process.env.E2E_DATA_DIR,
        PUBLIC_URL: shopUrl,
        PUSH_PUBLIC_KEY: pushKeys.publicKey,
        PUSH_PRIVATE_KEY: pushKeys.privateKey,
        PUSH_CONTACT: 'mailto:shop@example.com',
        SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
        // Accepts whatever it is sent; text message codes are offered, but nobody reads them.
        SMS_URL: mailboxUrl,
        SMS_USER: 'aisleway',
        SMS_PASSWORD: 'a password of the provider',
        SMS_FROM: '+15185550100',
        // Every shopper has an IP address of their own, see shopper.ts.
        TRUSTED_PROXIES: '127.0.0.1',
        SOCIAL_OIDC_ISSUER: `http://127.0.0.1:${ports.provider}`,
        SOCIAL_OIDC_NAME: providerName,
        SOCIAL_OIDC_ID: socialClient.clientId,
        SOCIAL_OIDC_SECRET: socialClient.clientSecret,
      },
      timeout: 120_000,
      reuseExistingServer: false,
    },
  ],
})
