import type { Product } from '@aisleway/core/catalogue/product'
import { useState } from 'react'
import type { AddTarget } from './add-target.ts'
import { messages } from './messages.ts'

/** A product, or the shopper's own words. */
export type Added = Product | string

const mostShown = 5

/** What was added since the suggestions opened, the latest first, and how a screen reader hears of it. */
export function useJustAdded(isOpen: boolean, { listName, quantityOf }: AddTarget) {
  const [all, setAll] = useState<readonly Added[]>([])
  const [status, setStatus] = useState('')
  if (!isOpen && all.length > 0) {
    setAll([])
    setStatus('')
  }
  return {
    added: all.filter(each => typeof each === 'string' || quantityOf(each.id) > 0),
    status,
    onAdded(...more: Added[]) {
      if (more.length === 0) return
      setAll(withNewest(all, more))
      setStatus(statusOf(more, listName))
    },
  }
}

/** What is added again moves to the front. */
export function withNewest(all: readonly Added[], more: readonly Added[]): Added[] {
  const keys = new Set(more.map(keyOf))
  return [...more, ...all.filter(each => !keys.has(keyOf(each)))].slice(0, mostShown)
}

export function keyOf(added: Added): string {
  return typeof added === 'string' ? `words ${added}` : added.id
}

export function statusOf(more: readonly Added[], listName: string | null): string {
  const [first = ''] = more
  if (more.length > 1) return messages.addedAll(more.length, listName)
  return messages.added(typeof first === 'string' ? `“${first}”` : first.name, listName)
}
