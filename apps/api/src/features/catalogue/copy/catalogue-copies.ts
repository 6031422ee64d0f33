import { createHash } from 'node:crypto'
import { changesBetween } from '@aisleway/core/catalogue/copy/catalogue-changes'
import { fromColumns, toColumns } from '@aisleway/core/catalogue/copy/catalogue-columns'
import type { CatalogueCopy } from '@aisleway/core/catalogue/copy/contract'
import { type PackedJson, packed, toJson } from '../../../context/ready-json.ts'
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts'

/** The latest versions that a device may have, with the changes from each to the newest. */
const versionsKept = 8

/**
 * The catalogue as devices keep it, packed when the first one asks for a version. Former versions are known
 * until the server restarts; a device with any other version is sent the whole catalogue.
 */
export function catalogueCopies(snapshot: () => CatalogueSnapshot) {
  let newest: Newest | undefined
  const former = new Map<string, Promise<PackedJson<CatalogueCopy>>>()

  function current(): Newest {
    const from = snapshot()
    if (newest?.from === from) return newest
    const next = versionOf(from)
    if (newest?.version === next.version) {
      newest.from = from
      return newest
    }
    if (newest?.whole) former.set(newest.version, newest.whole)
    for (const version of [...former.keys()].slice(0, -versionsKept)) former.delete(version)
    newest = next
    return next
  }

  function wholeOf(version: Newest): Promise<PackedJson<CatalogueCopy>> {
    version.whole ??= packed(
      toJson<CatalogueCopy>({ kind: 'whole', columns: toColumns(version.from.products) }),
    )
    return version.whole
  }

  function changesTo(version: Newest, since: string) {
    const older = former.get(since)
    if (!older) return undefined
    const known = version.changes.get(since) ?? smallerOf(older, version)
    version.changes.set(since, known)
    return known
  }

  async function smallerOf(older: Promise<PackedJson<CatalogueCopy>>, version: Newest) {
    const copy: CatalogueCopy = JSON.parse((await older).json.toString())
    const before = copy.kind === 'whole' ? fromColumns(copy.columns) : []
    const changes = changesBetween(before, version.from.products)
    const [some, whole] = await Promise.all([
      packed(toJson<CatalogueCopy>({ kind: 'changes', changes })),
      wholeOf(version),
    ])
    return some.brotli.length < whole.brotli.length ? some : whole
  }

  return {
    version: () => current().version,

    /** A copy of the newest version, or what has changed since another one; undefined for any other version. */
    async find(version: string, since: string | undefined) {
      const asked = current()
      if (asked.version !== version) return undefined
      return (since && changesTo(asked, since)) || wholeOf(asked)
    },
  }
}

type Newest = {
  version: string
  from: CatalogueSnapshot
  whole?: Promise<PackedJson<CatalogueCopy>>
  /** By the version that they lead from. */
  changes: Map<string, Promise<PackedJson<CatalogueCopy>>>
}

function versionOf(from: CatalogueSnapshot): Newest {
  const hash = createHash('sha256').update(JSON.stringify(toColumns(from.products)))
  return { version: hash.digest('hex').slice(0, 16), from, changes: new Map() }
}
