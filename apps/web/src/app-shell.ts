/**
 * The page to store for everybody, without the data that the server wrote into it. Null if it needs a file that this
 * version of the app does not have: while servers are updated one after the other, one with another version may answer.
 */
export async function appShell(
  response: Response,
  files: readonly { url: string }[],
): Promise<Response | null> {
  const answered = await response.text()
  const page = answered.replace(/<script [^>]*id="page-data">.*?<\/script>/s, '')
  const known = new Set(files.map(({ url }) => url))
  const needed = page.match(/\/assets\/[\w.-]+/g) ?? []
  if (!needed.every(file => known.has(file))) return null
  return new Response(page, { headers: headersOf(response) })
}

/**
 * Drops the headers about the transferred body and (Vary) about the request, since requests
 * for the shell differ.
 */
export function headersOf({ headers }: Response): Headers {
  const kept = new Headers(headers)
  for (const name of ['Content-Encoding', 'Content-Length', 'ETag', 'Vary']) kept.delete(name)
  return kept
}
