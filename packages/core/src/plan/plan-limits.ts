// Kept apart from the schemas, which would pull zod into the browser (28 kB).
export const maxPlanDays = 14
export const maxPeople = 12
export const maxPersonName = 40
export const maxGuests = 24
export const maxDislikes = 50
