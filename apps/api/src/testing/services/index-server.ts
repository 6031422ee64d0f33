import { serve } from '@hono/node-server'
import { Hono } from 'hono'

type Json = Record<string, unknown>
type StoredIndex = { settings: Json; objects: Map<string, Json>; synonyms: Map<string, Json> }

/**
 * The subset of a hosted, Algolia-compatible index that publishing needs; every write is recorded.
 */
export async function openIndexServer(writeKey: string) {
  const indexes = new Map<string, StoredIndex>()
  const writes: string[] = []
  const pollsOfTask = new Map<number, number>()
  let failsFrom = Infinity
  const opened = (name: string) => {
    const index: StoredIndex = indexes.get(name) ?? {
      settings: {},
      objects: new Map(),
      synonyms: new Map(),
    }
    indexes.set(name, index)
    return index
  }
  const written = (what: string) => {
    if (writes.length >= failsFrom)
      return Response.json({ message: 'Record is too big' }, { status: 413 })
    writes.push(what)
    pollsOfTask.set(writes.length, 0)
    return Response.json({ taskID: writes.length, updatedAt: '', objectIDs: [] })
  }
  const missing = (name: string) =>
    Response.json({ message: `Index ${name} does not exist`, status: 404 }, { status: 404 })

  const app = new Hono()
    .use(async (c, next) => {
      if (c.req.header('x-algolia-api-key') === writeKey) return next()
      return c.json({ message: 'Invalid Application-ID or API key', status: 403 }, 403)
    })
    .get('/1/indexes/:index/settings', c => {
      const index = indexes.get(c.req.param('index'))
      return index
        ? c.json({ minWordSizefor1Typo: 4, ...index.settings })
        : missing(c.req.param('index'))
    })
    .put('/1/indexes/:index/settings', async c => {
      const answer = written(`settings of ${c.req.param('index')}`)
      Object.assign(opened(c.req.param('index')).settings, await c.req.json())
      return answer
    })
    .post('/1/indexes/:index/browse', async c => {
      const index = indexes.get(c.req.param('index'))
      if (!index) return missing(c.req.param('index'))
      const { cursor = '0' } = await c.req.json()
      const from = Number(cursor)
      const hits = [...index.objects.values()].slice(from, from + browsedAtOnce)
      const isMore = from + browsedAtOnce < index.objects.size
      return c.json({ hits, ...(isMore && { cursor: String(from + browsedAtOnce) }) })
    })
    .post('/1/indexes/:index/batch', async c => {
      const { requests } = await c.req.json()
      const answer = written(`batch of ${requests.length}`)
      if (!answer.ok) return answer
      const { objects } = opened(c.req.param('index'))
      for (const { action, body } of requests) {
        if (action === 'addObject') objects.set(body.objectID, body)
        else if (action === 'deleteObject') objects.delete(body.objectID)
        else return c.json({ message: `Unknown action ${action}`, status: 400 }, 400)
      }
      return answer
    })
    .get('/1/indexes/:index/task/:id', c => {
      const id = Number(c.req.param('id'))
      const polls = pollsOfTask.get(id) ?? 0
      pollsOfTask.set(id, polls + 1)
      return c.json({ status: polls === 0 ? 'notPublished' : 'published' })
    })
    .post('/1/indexes/:index/synonyms/search', async c => {
      const { page = 0, hitsPerPage = 20 } = await c.req.json()
      const all = [...(indexes.get(c.req.param('index'))?.synonyms.values() ?? [])]
      const hits = all.slice(page * hitsPerPage, (page + 1) * hitsPerPage)
      return c.json({ hits, nbHits: all.length })
    })
    .post('/1/indexes/:index/synonyms/batch', async c => {
      const given: Json[] = await c.req.json()
      const isForwarded = c.req.query('forwardToReplicas') === 'true'
      for (const synonym of given) {
        opened(c.req.param('index')).synonyms.set(String(synonym.objectID), synonym)
      }
      return written(`${given.length} synonyms${isForwarded ? ', forwarded' : ''}`)
    })
    .delete('/1/indexes/:index/synonyms/:id', c => {
      opened(c.req.param('index')).synonyms.delete(c.req.param('id'))
      return written(`synonym ${c.req.param('id')} removed`)
    })
  let server: ReturnType<typeof serve> | undefined
  const host = await new Promise<string>(resolve => {
    server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve(`127.0.0.1:${port}`),
    )
  })
  return {
    host,
    index: opened,
    /** The writes since the last call. */
    takeWrites: () => writes.splice(0),
    /** From this many writes on it responds with 413. */
    failFrom: (count: number) => {
      failsFrom = count
    },
    close: () => server?.close(),
  }
}

const browsedAtOnce = 100
