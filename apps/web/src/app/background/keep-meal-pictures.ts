import type { User } from '@aisleway/core/account/session'
import { addDays, utcDay } from '@aisleway/core/days'
import { renderedPicture } from '@aisleway/core/pictures/rendered-picture'
import { readSlotKey } from '@aisleway/core/plan/plan-days'
import { planOf } from '@aisleway/core/plan/plan-of'
import { queryClient } from '../../api/client/query-client.ts'
import { copiedPictures } from '../../api/device-records/keys.ts'
import { favoritesQuery } from '../../features/favorites/favorites-query.ts'
import { deviceList, listIdsOnDevice } from '../../features/lists/replica/device-list.ts'
import { askLocal } from '../../local-catalogue/local-catalogue.ts'

/** As many as somebody would cook before being online again. */
const mostPictures = 100

/** A meal may be cooked some days after it was planned; the plans of years would leave no room for favorites. */
const daysToCook = 7

/** Caches the pictures of favorite and planned meals, which are likely to be cooked; the service worker serves them. */
export async function keepMealPictures(user: Pick<User, 'id'>): Promise<void> {
  if (typeof caches === 'undefined') return
  const pictures = new Set([...(await ofPlans(user.id)), ...(await ofFavorites(user))])
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
  const firstDay = addDays(utcDay(new Date()), -daysToCook)
  const slugs = listIdsOnDevice(userId).flatMap(listId => {
    const list = deviceList(userId, listId).read()
    const slots = list && planOf(list.state)?.slots
    return [...(slots ?? [])].flatMap(([key, slot]) =>
      slot.kind === 'meal' && readSlotKey(key).day >= firstDay ? slot.slug : [],
    )
  })
  const meals = await Promise.all([...new Set(slugs)].map(slug => askLocal('meal', slug)))
  return meals.flatMap(meal => meal?.imageUrl ?? [])
}

async function ofFavorites(user: Pick<User, 'id'>): Promise<string[]> {
  const favorites = await queryClient.fetchQuery(favoritesQuery(user))
  return favorites.flatMap(({ type, data }) => (type === 'meal' ? data.imageUrl : []))
}
