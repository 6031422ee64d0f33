export const messages = { meals: 'Meals' }
