/** What a page says in its head beside the app's own lines. */
export type PageHead = {
  status: 200 | 404
  title?: string
  description?: string
  canonical?: string
  /** schema.org, for search engines. */
  jsonLd?: object
  /** The elements that hold data for the app, by id. */
  data: Readonly<Record<string, object>>
}

/** The page with a title, a description and an address of its own. */
export function withHead(
  html: string,
  { title, description, canonical, jsonLd }: PageHead,
): string {
  const lines = [
    canonical && `<link rel="canonical" href="${escaped(canonical)}">`,
    jsonLd && `<script type="application/ld+json">${jsonInHtml(jsonLd)}</script>`,
  ]
  return html
    .replace(/<title>.*?<\/title>/, old => (title ? `<title>${escaped(title)}</title>` : old))
    .replace(/(<meta name="description" content=")[^"]*/, (old, start) =>
      description ? `${start}${escaped(description)}` : old,
    )
    .replace('</head>', end => `${lines.filter(Boolean).join('')}${end}`)
}

/** Data for the app as elements that are not executed, so the policy allows them. */
export function dataElements(data: Readonly<Record<string, object>>): string {
  return Object.entries(data)
    .map(([id, each]) => `<script type="application/json" id="${id}">${jsonInHtml(each)}</script>`)
    .join('')
}

/** No text in it may close the element. */
function jsonInHtml(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
