import { isObject, isText, type RecordKind, unchanged } from './record.ts'
import { readStored, removeStored, tryWriteStored } from './stored.ts'

/**
 * What was typed in a form and is not saved yet. It is there again after a reload, also in another language, and, under a
 * `draftKey`, when the user is back after a session that ended by itself.
 */
export type Draft<Data> = {
  read: () => Data | undefined
  keep: (data: Data) => void
  forget: () => void
}

export function draftAt<Data>(key: string, kind: RecordKind<Data>): Draft<Data> {
  return {
    read: () => readStored(key, kind),
    keep(data) {
      // If the browser has no room, it lasts as long as the form.
      tryWriteStored(key, kind, data)
    },
    forget: () => removeStored(key),
  }
}

/** The changed fields of a form, as they were typed. */
export type TypedFields<Field extends string> = { [Each in Field]?: string }

export function typedFields<Field extends string>(
  fields: readonly Field[],
): RecordKind<TypedFields<Field>> {
  return {
    migrations: [unchanged],
    read: data =>
      isObject(data)
        ? (Object.fromEntries(
            fields.flatMap(field => (isText(data[field]) ? [[field, data[field]]] : [])),
          ) as TypedFields<Field>)
        : undefined,
  }
}
