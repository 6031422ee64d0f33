import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from './idle.ts'

/**
 * Updates parts one by one: the first at once, each of the others when the browser is idle. Until then, a
 * part shows its previous content, or undefined if it had none.
 */
export function useIdleSteps<Part>(parts: readonly Part[]): {
  shown: readonly (Part | undefined)[]
  isWhole: boolean
} {
  const [steps, setSteps] = useState<Steps<Part>>({ parts, before: [], count: 1 })
  const current = steps.parts === parts ? steps : { parts, before: shownIn(steps), count: 1 }
  if (current !== steps) setSteps(current)
  const isWhole = current.count >= parts.length

  useEffect(() => {
    if (isWhole) return
    const next = { ...current, count: current.count + 1 }
    return whenIdle(() => startTransition(() => setSteps(next)))
  })

  return { shown: shownIn(current), isWhole }
}

type Steps<Part> = {
  parts: readonly Part[]
  before: readonly (Part | undefined)[]
  /** The number of parts that have their new content. */
  count: number
}

function shownIn<Part>({ parts, before, count }: Steps<Part>): readonly (Part | undefined)[] {
  return parts.map((part, index) => (index < count ? part : before[index]))
}
