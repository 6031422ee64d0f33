/** What another app shares with this one, as named by the manifest's share target. */
export type Shared = { title?: string; text?: string; url?: string }

export type SharedContent = { kind: 'recipe'; address: string } | { kind: 'list'; text: string }

/** A link alone or with its title may be a recipe; anything else is a list. Null if nothing was shared. */
export function sharedContent({ title = '', text = '', url = '' }: Shared): SharedContent | null {
  const address = linkIn(url) ?? linkIn(text)
  // Most apps append the link to the text, after the page's title.
  const rest = address === undefined ? text : text.replace(address, '')
  const lines = rest.split('\n').filter(line => line.trim() !== '')
  if (address !== undefined && lines.length <= 1) return { kind: 'recipe', address }
  if (lines.length > 0) return { kind: 'list', text: lines.join('\n') }
  return title.trim() === '' ? null : { kind: 'list', text: title.trim() }
}

function linkIn(text: string): string | undefined {
  return /https?:\/\/\S+/i.exec(text)?.[0]
}
