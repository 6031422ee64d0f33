import { changedFields } from '@aisleway/core/plan/changed-fields'
import type { Person, PlanSettings } from '@aisleway/core/plan/plan'
import { maxPeople } from '@aisleway/core/plan/plan-limits'

/** The settings as they are now, with what was edited; the rest may have been changed by others since. */
export function withEdits(
  now: PlanSettings,
  before: PlanSettings,
  edited: PlanSettings,
): PlanSettings {
  return {
    ...now,
    ...changedFields(before, edited),
    people: peopleWithEdits(now.people, before.people, edited.people),
  }
}

function peopleWithEdits(now: Person[], before: Person[], edited: Person[]): Person[] {
  const kept = now.flatMap(person => {
    const was = personIn(before, person)
    const is = personIn(edited, person)
    if (!was) return [person]
    return is ? [{ ...person, ...changedFields(was, is) }] : []
  })
  const added = edited.filter(person => !personIn(before, person) && !personIn(now, person))
  const people = [...kept, ...added].slice(0, maxPeople)
  // Together, several shoppers can remove everybody, but a plan needs someone.
  return people.length > 0 ? people : edited
}

function personIn(people: readonly Person[], { id }: Person): Person | undefined {
  return people.find(person => person.id === id)
}
