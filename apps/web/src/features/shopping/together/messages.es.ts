import type { SplitSpan } from '@aisleway/core/sharing/split-span'
import { locale } from '../../../ui/text/locale.ts'
import { messages as labels } from '../../catalogue/label-messages.ts'
import type { messages as english } from './messages.ts'

const enumeration = (names: readonly string[]) => new Intl.ListFormat(locale).format(names)

const span = (taken: SplitSpan) =>
  taken.kind === 'range'
    ? `de ${labels.department(taken.first)} a ${labels.department(taken.last)}`
    : enumeration(taken.departments.map(labels.department))

export const messages: typeof english = {
  together: 'Comprar juntos',
  sharedWith: names => `Compartida con ${enumeration(names)}`,
  unknown: 'Compartida; por ahora no se sabe con quién',
  nobodyYet: 'Compartida, pero nadie se ha unido todavía',
  areShopping: names => `${enumeration(names)} ${names.length === 1 ? 'está' : 'están'} comprando`,
  viewOnly: 'Solo ver',

  split: 'Dividir la tienda',
  splitShort: 'Dividir',
  splitText:
    'Cada quien toma departamentos completos, con los artículos pendientes lo más parejos posible. Todos siguen viendo y marcando todo.',
  splitWith: 'Dividir con',
  splitAgain: 'Dividir de nuevo',
  splitting: 'Dividiendo...',
  endSplit: 'Terminar división',
  close: 'Cerrar',
  splitFailed: { title: 'Error', message: 'No se pudo dividir la tienda. Inténtalo de nuevo.' },

  you: 'Tú',
  somebody: 'Alguien',
  youTake: (taken, other) => `Tú tomas ${span(taken)}; ${other}, lo demás`,
  takes: (name, taken, other) => `${name} toma ${span(taken)}; ${other}, lo demás`,
  takesAll: name => `${name} toma todo`,
  youTakeAll: 'Tú tomas todo',
  nothing: 'Nada',
  of: name => `Estos los toma ${name}`,

  finishedBy: name => `${name} terminó esta compra`,
  finished: 'Esta compra terminó',
  finishedText: (checked, items) =>
    `Se marcaron ${checked} de ${items} ${items === 1 ? 'artículo' : 'artículos'}.`,
  checkedTooLate: (names, who) =>
    `${
      names.length === 1
        ? 'No cuenta 1 artículo que marcaste'
        : `No cuentan ${names.length} artículos que marcaste`
    } después de que ${who ? `${who} terminó` : 'terminó la compra'}: ${enumeration(names)}.`,
  seeSummary: 'Ver el resumen',
  toLists: 'Volver a Mis listas',

  accessEnded: 'Ya no tienes acceso a esta lista',
  accessEndedText: 'Se eliminó o ya no se comparte contigo. No se envía nada más.',
}
