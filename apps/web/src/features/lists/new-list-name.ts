import { listName } from '@aisleway/core/lists/list'
import { locale } from '../../ui/text/locale.ts'

/** The given name, or else the default one with the date, in the build's locale (docs/decisions/0044). */
export function newListName(given = '', date = new Date()): string {
  return listName(given, date.toLocaleDateString(locale))
}
