import type { messages as english } from './messages.ts'

export const messages: typeof english = {
  set: 'Poner presupuesto',
  change: 'cambiar el presupuesto',
  left: (amount, budget) => `Quedan ${amount} de ${budget}`,
  over: (amount, budget) => `${amount} más que ${budget}`,
  title: 'Presupuesto para esta compra',
  text: 'Cuenta lo que está marcado. Solo lo sabe este dispositivo.',
  label: 'Presupuesto',
  save: 'Guardar presupuesto',
  none: 'Sin presupuesto',
  close: 'Cerrar',
}
