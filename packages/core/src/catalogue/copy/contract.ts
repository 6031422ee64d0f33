import { oc, type } from '@orpc/contract'
import { z } from 'zod'
import { refusals } from '../../errors.ts'
import type { CatalogueChanges } from './catalogue-changes.ts'
import type { CatalogueColumns } from './catalogue-columns.ts'

/** The address of a version is that of its content, so that its answers may be kept for ever. */
const path = '/catalogue-copy'

export type CatalogueCopy =
  | { kind: 'whole'; columns: CatalogueColumns }
  | { kind: 'changes'; changes: CatalogueChanges }

const version = z.string().max(64)

export const catalogueCopyRoutes = {
  /** The version of the catalogue that is sold from today. */
  copyVersion: oc.route({ method: 'GET', path }).output(z.object({ version: z.string() })),

  /**
   * A version of the catalogue for a device that works without a network. With `since`, a version that the device
   * has, it is what has changed, unless that is unknown here or more than the whole.
   */
  copy: oc
    .errors(refusals('NOT_FOUND'))
    .route({ method: 'GET', path: `${path}/{version}` })
    .input(z.object({ version, since: version.optional() }))
    .output(type<CatalogueCopy>()),
}
