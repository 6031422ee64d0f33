import type { messages as english } from './messages.ts'

const products = (count: number) => (count === 1 ? '1 producto' : `${count} productos`)

export const messages: typeof english = {
  people: 'Personas',
  morePeople: 'Una persona más',
  fewerPeople: 'Una persona menos',
  days: 'Días',
  dayCount: days => `${days} días`,
  fill: 'Llenar la canasta',
  filling: 'Llenando...',
  intro: 'Di para cuántas personas y días es, y cuánto quieres gastar.',
  promises: {
    needs:
      'Verduras, fruta, granos, lácteos y proteínas en las cantidades que aconsejan las guías alimentarias',
    usuals: 'Lo que compras una y otra vez va primero',
    choice: 'Conserva lo que te gusta y cambia lo demás',
  },
  summary: (people, days, budget) =>
    `${people === 1 ? '1 persona' : `${people} personas`}, ${days} días, hasta ${budget}`,
  title: count => `Tu canasta de ${products(count)}`,
  again: 'Llenar de nuevo',
  groupsTitle: 'Lo que cubre de lo que necesitas',
  groups: {
    vegetables: 'Verduras',
    fruits: 'Fruta',
    grains: 'Granos',
    dairy: 'Lácteos',
    protein: 'Proteínas',
  },
  share: percent => `${percent}%`,
  source: 'Según las Dietary Guidelines for Americans, para adultos con 2,000 calorías al día.',
  keep: name => `Conservar ${name}`,
  replace: name => `Cambiar ${name}`,
  failed: { title: 'No se pudo llenar la canasta', message: 'Inténtalo de nuevo más tarde.' },
  noneFound: 'Nada de la tienda encaja. Prueba con otra dieta o un presupuesto mayor.',
}
