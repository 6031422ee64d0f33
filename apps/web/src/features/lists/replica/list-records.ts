import type { Product } from '@aisleway/core/catalogue/product'
import type { ListDetail, ListHead } from '@aisleway/core/lists/contract'
import type { ListOperation } from '@aisleway/core/lists/list-operations'
import { isObject, isText, type RecordKind, unchanged } from '../../../api/device-records/record.ts'
import type { EntryKind } from '../../../api/outbox/kind.ts'

/** The server's last copy of a list. */
export type ListCopy = Pick<ListDetail, 'state' | 'prices' | 'sequence' | 'lastOperationId'> & {
  head: ListHead
  /** True for a list created on this device until the server confirms it. */
  isDraft?: boolean
  /** When it was last written; missing in copies of earlier versions of the app. */
  writtenAt?: string
}

// Checks only what would break a screen: the server has the full schema, which would cost a phone 27 kB.

/** The names of an item and its list, as far as they are known. */
export type OperationNames = { item: string | undefined; list: string | undefined }

/** An operation with what it is about, which is noted when the device drops its copy of the list. */
export type KeptOperation = ListOperation & { names?: OperationNames }

/** An operation on a list. */
export const operations: EntryKind<KeptOperation> = {
  name: 'list',
  record: {
    migrations: [unchanged],
    read: data =>
      isObject(data) && [data.id, data.at, data.itemId, data.kind].every(isText)
        ? (data as KeptOperation)
        : undefined,
  },
}

/**
 * A list merged into another one. `merged` are its items that the operations are for, and `quantities` how
 * many of each.
 */
export type Merge = {
  from: string
  fromName: string
  name: string
  operations: ListOperation[]
  merged: string[]
  /** Earlier versions of the app stored none. */
  quantities?: number[]
}

/** A list that is made to match the cart, or restored to its state before. */
export type CartUpdate = {
  name: string
  operations: ListOperation[]
  lines: { product: Product; quantity: number }[]
  isUndone: boolean
}

export const merges: EntryKind<Merge> = {
  name: 'list-merge',
  record: {
    migrations: [],
    read: data =>
      isObject(data) && isText(data.from) && Array.isArray(data.operations)
        ? (data as Merge)
        : undefined,
  },
}

export const cartUpdates: EntryKind<CartUpdate> = {
  name: 'list-update',
  record: {
    migrations: [],
    read: data =>
      isObject(data) && Array.isArray(data.lines) && Array.isArray(data.operations)
        ? (data as CartUpdate)
        : undefined,
  },
}

/** A new name; `before` is the one by which the user knows the list. */
export const newNames: EntryKind<{ name: string; before: string }> = {
  name: 'list-name',
  record: {
    migrations: [],
    read: data =>
      isObject(data) && isText(data.name) && isText(data.before)
        ? { name: data.name, before: data.before }
        : undefined,
  },
}

/** The pause of a trip with the list of this name. */
export const pauses: EntryKind<{ name: string; pausedAt: string }> = {
  name: 'pause',
  record: {
    migrations: [],
    read: data =>
      isObject(data) && isText(data.name) && isText(data.pausedAt)
        ? { name: data.name, pausedAt: data.pausedAt }
        : undefined,
  },
}

/** The list of this name becomes a template, or stops being one. */
export const templateMarks: EntryKind<{ name: string; isTemplate: boolean }> = {
  name: 'template',
  record: {
    migrations: [],
    read: data =>
      isObject(data) && isText(data.name) && typeof data.isTemplate === 'boolean'
        ? { name: data.name, isTemplate: data.isTemplate }
        : undefined,
  },
}

export const copyRecord: RecordKind<ListCopy> = {
  migrations: [withPauses, withFullRefetch, withTemplate, withPlan],
  read: data => {
    if (!isObject(data) || !isObject(data.head) || !isText(data.head.id)) return undefined
    if (!isObject(data.state) || !isObject(data.prices)) return undefined
    if (typeof data.sequence !== 'number') return undefined
    if (!Array.isArray(data.head.pauses)) return undefined
    return data as ListCopy
  },
}

/** Unversioned, because the spec defines what is under this key (2 §3): a map of item id to checked. */
export const progressRecord: RecordKind<Record<string, boolean>> = {
  migrations: [],
  read: data =>
    isObject(data) && Object.values(data).every(value => typeof value === 'boolean')
      ? (data as Record<string, boolean>)
      : undefined,
}

/**
 * Earlier versions of the app did not know notes, names and positions and left them out of the copy, so all
 * operations are refetched.
 */
function withFullRefetch(copy: unknown): unknown {
  return isObject(copy) ? { ...copy, sequence: 0 } : copy
}

function withTemplate(copy: unknown): unknown {
  if (!isObject(copy) || !isObject(copy.head)) return copy
  return { ...copy, head: { isTemplate: false, ...copy.head } }
}

/** An earlier version of the app left the plan out of the copy. */
function withPlan(copy: unknown): unknown {
  if (!isObject(copy) || !isObject(copy.head)) return copy
  return copy.head.isPlan
    ? withFullRefetch(copy)
    : { ...copy, head: { isPlan: false, ...copy.head } }
}

/** The heads of early lists had no pauses. */
function withPauses(copy: unknown): unknown {
  if (!isObject(copy) || !isObject(copy.head)) return copy
  return { ...copy, head: { pauses: [], ...copy.head } }
}
