import type { messages as english } from './number-messages.ts'

export const messages: typeof english = {
  missing: unreadable,
  'no-number': unreadable,
  'too-small': min => `Escribe ${min} o más.`,
  'too-large': (_, max) => `Escribe ${max} o menos.`,
  'too-fine': (_min, _max, isMoney) =>
    isMoney ? 'Escribe centavos enteros, como 5.55.' : 'Escribe un número entero, como 5.',
}

function unreadable(min: string, max: string, isMoney: boolean): string {
  return isMoney ? 'Escribe un importe como 5.55.' : `Escribe un número de ${min} a ${max}.`
}
