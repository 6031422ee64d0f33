import { newId } from '../../api/client/new-id.ts'

type Cooking = { slug: string; portions: number }

const unanswered = new Map<string, string>()

/** An id for the pantry's change. A lost request may have been carried out, so the retry has the same id. */
export function cookingId({ slug, portions }: Cooking): string {
  const asked = JSON.stringify({ slug, portions })
  const id = unanswered.get(asked) ?? newId()
  unanswered.set(asked, id)
  return id
}

/** Called once the change has been answered or undone, so that cooking the same meal again gets a new id. */
export function endCooking(id: string): void {
  for (const [asked, one] of unanswered) if (one === id) unanswered.delete(asked)
}
