import type { User } from '@aisleway/core/account/session'
import { renderedPicture } from '@aisleway/core/pictures/rendered-picture'
import { planOf } from '@aisleway/core/plan/plan-of'
import { api } from '../api/client/client.ts'
import { copiedPictures } from '../api/device-records/keys.ts'
import { deviceList, listIdsOnDevice } from '../features/lists/replica/device-list.ts'
import { askLocal } from '../local-catalogue/local-catalogue.ts'

/** As many as somebody would cook before being online again. */
const mostPictures = 100

/** Caches the pictures of favorite and planned meals, which are likely to be cooked; the service worker serves them. */
export async function keepMealPictures({ id }: Pick<User, 'id'>): Promise<void> {
  if (typeof caches === 'undefined') return
  const pictures = new Set([...(await ofPlans(id)), ...(await ofFavorites())])
  const wanted = [...pictures]
    .filter(url => url.startsWith('/'))
    .slice(0, mostPictures)
    .flatMap(url => [url, renderedPicture(url)])
  const cache = await caches.open(copiedPictures)
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  const lost = kept.filter(path => !wanted.includes(path))
  await Promise.all(lost.map(path => cache.delete(path)))
  await cache.addAll(wanted.filter(path => !kept.includes(path)))
}

async function ofPlans(userId: string): Promise<string[]> {
  const slugs = listIdsOnDevice(userId).flatMap(listId => {
    const list = deviceList(userId, listId).read()
    const slots = list && planOf(list.state)?.slots.values()
    return [...(slots ?? [])].flatMap(slot => (slot.kind === 'meal' ? slot.slug : []))
  })
  const meals = await Promise.all(slugs.map(slug => askLocal('meal', slug)))
  return meals.flatMap(meal => meal?.imageUrl ?? [])
}

async function ofFavorites(): Promise<string[]> {
  const favorites = await api.favorites.list()
  return favorites.flatMap(({ type, data }) => (type === 'meal' ? data.imageUrl : []))
}
