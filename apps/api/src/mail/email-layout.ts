import type { Language } from '@aisleway/core/language'
import { textsIn } from './texts-in.ts'

export type EmailContent = {
  language: Language
  title: string
  lead: string
  notes: readonly string[]
  action?: { label: string; link: string }
}

export function asText({ language, title, lead, notes, action }: EmailContent): string {
  const { appName, footer } = textsIn(language)
  const paragraphs = [title, lead, action && `${action.label}:\n${action.link}`, ...notes]
  const signature = `-- \n${appName}\n${footer}`
  return `${[...paragraphs.filter(Boolean), signature].join('\n\n')}\n`
}

/**
 * The same as HTML in the app's design. Mail clients support tables and inline styles, but only some support style
 * sheets, so the style sheet contains nothing but the dark colours.
 */
export function asHtml({ language, title, lead, notes, action }: EmailContent): string {
  const texts = textsIn(language)
  const rows = [
    `<h1 class="ink" style="margin:0 0 16px;font:800 28px/1.1 ${display};letter-spacing:-0.03em;color:${light.ink}">${escaped(title)}</h1>`,
    `<p class="ink" style="margin:0 0 24px;font:500 16px/1.5 ${text};color:${light.ink}">${escaped(lead)}</p>`,
    action && button(action),
    ...notes.map(
      note =>
        `<p class="ink2" style="margin:0 0 8px;font:500 14px/1.5 ${text};color:${light.ink2}">${escaped(note)}</p>`,
    ),
    action && linkInFull(action.link, texts.linkInFull),
  ]
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(title)}</title>
<style>${darkColours}</style>
</head>
<body class="canvas" style="margin:0;padding:0;background:${light.canvas}">
<table role="presentation" class="canvas" width="100%" cellpadding="0" cellspacing="0" style="background:${light.canvas}">
<tr><td align="center" style="padding:28px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
<tr><td class="ink" style="padding:0 8px 16px;font:800 25px/1 ${display};letter-spacing:-0.03em;color:${light.ink}"><span class="leaf" style="color:${light.leaf}">${escaped(texts.appName.slice(0, 1))}</span>${escaped(texts.appName.slice(1))}</td></tr>
<tr><td class="surface" style="padding:28px;background:${light.surface};border-radius:24px;border-bottom:4px solid ${light.leaf}">
${rows.filter(Boolean).join('\n')}
</td></tr>
<tr><td class="ink2" style="padding:16px 8px;font:500 14px/1.5 ${text};color:${light.ink2}">${escaped(texts.footer)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

function button({ label, link }: { label: string; link: string }): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 24px"><tr><td class="button" style="border-radius:12px;background:${light.leaf}"><a class="button" href="${escaped(link)}" style="display:inline-block;padding:14px 24px;border-radius:12px;font:700 16px/20px ${text};color:${light.onLeaf};text-decoration:none">${escaped(label)}</a></td></tr></table>`
}

function linkInFull(link: string, lead: string): string {
  return `<p class="ink2" style="margin:16px 0 0;font:500 14px/1.5 ${text};color:${light.ink2};word-break:break-all">${escaped(lead)}<br><a class="leaf" href="${escaped(link)}" style="color:${light.leaf}">${escaped(link)}</a></p>`
}

const display = "'Bricolage Grotesque','Segoe UI',Helvetica,Arial,sans-serif"
const text = "Figtree,'Segoe UI',Helvetica,Arial,sans-serif"

// The app's palette, repeated because mails cannot use its style sheet.
const light = {
  canvas: '#f2f5f6',
  surface: '#ffffff',
  ink: '#0e1b18',
  ink2: '#4c5b5f',
  leaf: '#007a3d',
  onLeaf: '#ffffff',
}

const darkColours = `@media (prefers-color-scheme:dark){
.canvas{background:#0b1113!important}
.surface{background:#141c1f!important;border-color:#46c968!important}
.ink{color:#edf3f1!important}
.ink2{color:#a4b3b7!important}
.leaf{color:#46c968!important}
.button{background:#46c968!important;color:#04200f!important}
}`

function escaped(plain: string): string {
  return plain
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
