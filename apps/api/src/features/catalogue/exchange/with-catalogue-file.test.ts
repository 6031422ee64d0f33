import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { Readable } from 'node:stream'
import type { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { fileRows, fileText } from '../../../testing/catalogue-file.ts'
import { withCatalogueFile } from './with-catalogue-file.ts'

const started: Worker[] = []
/** The channel of Node on which every new worker thread is told. */
const channel = 'worker_threads'
const onStart = (message: unknown) => started.push((message as { worker: Worker }).worker)
beforeAll(async () => {
  // Without a build, the first thread is bundled, and the bundler starts one of its own.
  await withCatalogueFile(chunks(text), () => {}, work)
  subscribe(channel, onStart)
})
beforeEach(() => started.splice(0))
afterAll(() => unsubscribe(channel, onStart))

const text = fileText(fileRows(30))
async function* brokenOff() {
  yield Buffer.from(text.slice(0, 500))
  throw new Error('The sender is gone.')
}
const work = async () => 'worked'

it.each([
  ['has been worked with', () => withCatalogueFile(chunks(text), () => {}, work), 'worked'],
  ['is refused', () => withCatalogueFile(chunks('nothing'), () => {}, work), /The first line/],
  ['breaks off', () => withCatalogueFile(brokenOff(), () => {}, work), /sender is gone/],
  [
    'is no use',
    () =>
      withCatalogueFile(
        chunks(text),
        () => {},
        () => Promise.reject(new Error('no room')),
      ),
    /no room/,
  ],
])('the thread of a file that %s is ended', async (_, open, outcome) => {
  expect(await open().catch(error => error.message)).toMatch(outcome)
  // A thread that has ended has no id any more.
  expect(started.map(({ threadId }) => threadId)).toEqual([-1])
})

function chunks(of: string): AsyncIterable<Uint8Array> {
  return Readable.from([Buffer.from(of)])
}
