// Draws the icons of the installed app from public/favicon.svg: node scripts/draw-icons.mjs
import { mkdirSync, readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'

const folder = new URL('../apps/web/public/', import.meta.url)
const mark = readFileSync(new URL('favicon.svg', folder), 'utf8')
mkdirSync(new URL('icons/', folder), { recursive: true })

const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  args: ['--no-sandbox'],
})
await draw('icon-192', 192, 1, 'transparent')
await draw('icon-512', 512, 1, 'transparent')
// The system crops these to its own shape, so the mark stays in the middle and the background fills the square.
await draw('maskable-512', 512, 0.8, '#007a3d')
await draw('apple-touch-icon', 180, 0.86, '#007a3d')
await browser.close()

async function draw(name, size, scale, background) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(
    `<style>body{margin:0;display:grid;place-items:center;height:100vh;background:${background}}
      svg{width:${scale * 100}vw;display:block}</style>${mark}`,
  )
  await page.screenshot({
    path: new URL(`icons/${name}.png`, folder).pathname,
    omitBackground: background === 'transparent',
  })
  await page.close()
}
