import { oc, type } from '@orpc/contract'
import { z } from 'zod'
import { refusals } from '../../errors.ts'
import type { CatalogueChanges } from './catalogue-changes.ts'
import type { CatalogueColumns } from './catalogue-columns.ts'

/** The URL of a version identifies its content, so its responses can be cached forever. */
const path = '/catalogue-copy'

export type CatalogueCopy =
  | { kind: 'whole'; columns: CatalogueColumns }
  | { kind: 'changes'; changes: CatalogueChanges }

const version = z.string().max(64)

export const catalogueCopyRoutes = {
  /** The version of the catalogue sold today. */
  copyVersion: oc.route({ method: 'GET', path }).output(z.object({ version: z.string() })),

  /**
   * A version of the catalogue for offline use. With `since`, a version that the device has, it returns only the
   * changes, unless `since` is unknown here or the changes are larger than the catalogue.
   */
  copy: oc
    .errors(refusals('NOT_FOUND'))
    .route({ method: 'GET', path: `${path}/{version}` })
    .input(z.object({ version, since: version.optional() }))
    .output(type<CatalogueCopy>()),
}
