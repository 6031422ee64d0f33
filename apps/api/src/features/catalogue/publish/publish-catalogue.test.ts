import { algoliasearch } from 'algoliasearch'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { OperatorError } from '../../../log/operator-error.ts'
import { mixedProducts } from '../../../testing/mixed-products.ts'
import { openIndexServer } from '../../../testing/services/index-server.ts'
import { publishCatalogue } from './publish-catalogue.ts'
import { publishClient } from './publish-client.ts'
import { asPublishError } from './publish-error.ts'

const writeKey = 'may-write'
const synonyms = {
  tylenol: ['acetaminophen'],
  pop: ['soda', 'soft drink'],
  vegan: ['tag:plant_based'],
}
const names = ['store', 'store_name_asc', 'store_price_asc', 'store_price_desc']

let server: Awaited<ReturnType<typeof openIndexServer>>
beforeEach(async () => {
  server = await openIndexServer(writeKey)
})
afterEach(() => server.close())

const clientWith = (key: string) =>
  algoliasearch('APP', key, {
    hosts: [{ url: server.host, accept: 'readWrite', protocol: 'http' }],
  })
const publish = (given: Partial<Parameters<typeof publishCatalogue>[2]> = {}) =>
  publishCatalogue(clientWith(writeKey), 'store', { products: mixedProducts, synonyms, ...given })

describe('publishing a catalogue', () => {
  it('writes every product, the synonyms, and the settings of the index and of its replicas', async () => {
    expect(await publish()).toEqual({
      products: { written: 240, removed: 0, unchanged: 0 },
      synonyms: { written: 2, removed: 0, unchanged: 0 },
      settings: names,
    })
    const { objects, settings } = server.index('store')
    expect(objects.size).toBe(240)
    expect(objects.get('product-7')).toMatchObject({
      product_name: mixedProducts[7]!.name,
      current_price: mixedProducts[7]!.priceCents / 100,
      on_sale: 'TRUE',
      low_sodium: mixedProducts[7]!.diets.includes('low_sodium') ? 'TRUE' : 'FALSE',
    })
    expect(settings.replicas).toEqual(names.slice(1))
    expect(server.index('store_price_desc').settings.ranking).toEqual(
      expect.arrayContaining(['desc(current_price)', 'typo']),
    )
    expect([...server.index('store').synonyms.values()]).toEqual([
      {
        objectID: 'aisleway-tylenol',
        type: 'oneWaySynonym',
        input: 'tylenol',
        synonyms: ['acetaminophen'],
      },
      {
        objectID: 'aisleway-pop',
        type: 'oneWaySynonym',
        input: 'pop',
        synonyms: ['soda', 'soft drink'],
      },
    ])
    expect(server.takeWrites()).toEqual([
      ...names.map(name => `settings of ${name}`),
      'batch of 240',
      '2 synonyms, forwarded',
    ])
  })

  it('a second time writes nothing', async () => {
    await publish()
    server.takeWrites()
    expect(await publish()).toEqual({
      products: { written: 0, removed: 0, unchanged: 240 },
      synonyms: { written: 0, removed: 0, unchanged: 2 },
      settings: [],
    })
    expect(server.takeWrites()).toEqual([])
  })

  it('after a change writes what has changed, and takes out what is no longer sold', async () => {
    await publish()
    server.takeWrites()
    const [first, second, ...others] = mixedProducts
    const products = [{ ...first!, priceCents: 123 }, ...others]
    const { tylenol } = synonyms
    expect(await publish({ products, synonyms: { tylenol } })).toMatchObject({
      products: { written: 1, removed: 1, unchanged: 238 },
      synonyms: { written: 0, removed: 1, unchanged: 1 },
    })
    const { objects } = server.index('store')
    expect(objects.get(first!.id)).toMatchObject({ current_price: 1.23 })
    expect(objects.has(second!.id)).toBe(false)
    expect(server.takeWrites()).toEqual(['batch of 2', 'synonym aisleway-pop removed'])
  })

  it('mends a record that was changed in the index, and leaves synonyms of others alone', async () => {
    await publish()
    const { objects, synonyms } = server.index('store')
    objects.set('product-3', { ...objects.get('product-3'), current_price: 0 })
    synonyms.set('by-hand', { objectID: 'by-hand', type: 'synonym', synonyms: ['a', 'b'] })
    expect((await publish()).products.written).toBe(1)
    expect(objects.get('product-3')?.current_price).toBe(mixedProducts[3]!.priceCents / 100)
    expect(synonyms.has('by-hand')).toBe(true)
  })

  it('that breaks off is finished by the next attempt', async () => {
    const products = Array.from({ length: 2500 }, (_, i) => ({
      ...mixedProducts[i % 240]!,
      id: `p${i}`,
    }))
    server.failFrom(names.length + 1)
    const failure = await publish({ products }).catch(asPublishError)
    expect(failure).toEqual(new OperatorError('The index answered 413: Record is too big'))
    server.failFrom(Infinity)
    const told: unknown[] = []
    const { products: counts } = await publishCatalogue(
      clientWith(writeKey),
      'store',
      { products, synonyms },
      progress => told.push(progress),
    )
    expect(counts).toEqual({ written: 1500, removed: 0, unchanged: 1000 })
    expect(server.index('store').objects.size).toBe(2500)
    expect(told.at(-1)).toEqual({ type: 'written', records: 1500, of: 1500 })
  })

  it('that is empty is refused, so that a mistake does not empty the index', async () => {
    await expect(publish({ products: [] })).rejects.toThrow('The catalogue is empty')
    expect(server.takeWrites()).toEqual([])
  })
})

describe('what an operator is told', () => {
  const publishWith = (client: ReturnType<typeof clientWith>) =>
    publishCatalogue(client, 'store', { products: mixedProducts, synonyms }).catch(asPublishError)

  it('of a key that may not write', async () => {
    const failure = await publishWith(clientWith('may-search'))
    expect(failure).toBeInstanceOf(OperatorError)
    expect((failure as Error).message).toMatch(/refused the key \(Invalid .*SEARCH_WRITE_KEY/)
  })

  it('of a host that is not there', async () => {
    server.close()
    const failure = await publishWith(clientWith(writeKey))
    expect((failure as Error).message).toMatch(/^The index could not be reached/)
  })

  it.each([
    [{ SEARCH_APP_ID: 'APP' }, /^SEARCH_WRITE_KEY is not set/],
    [{ SEARCH_APP_ID: 'aisleway', SEARCH_WRITE_KEY: 'key' }, /^SEARCH_APP_ID is not set/],
  ])('of a setting that is missing: %j', (settings, message) => {
    expect(() => publishClient(settings)).toThrow(message)
    expect(() => publishClient({ SEARCH_APP_ID: 'APP', SEARCH_WRITE_KEY: 'key' })).not.toThrow()
  })
})
