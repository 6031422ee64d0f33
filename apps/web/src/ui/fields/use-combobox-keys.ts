import type { RefObject } from 'react'
import type { Combobox } from './use-combobox.ts'
import { useFieldEvent } from './use-field-event.ts'

/** The keyboard of a combobox: arrows move over the options, Enter chooses, Escape and Tab close. */
export function useComboboxKeys(input: RefObject<HTMLInputElement | null>, combobox: Combobox) {
  useFieldEvent(input, 'keydown', event => {
    // Those keys belong to the input method while it composes.
    if (!event.isComposing) answerKey(event, combobox)
  })
}

function answerKey(event: KeyboardEvent, combobox: Combobox): void {
  const { isOpen, list, open, close, setActiveId } = combobox
  switch (event.key) {
    case 'ArrowDown':
    case 'ArrowUp':
      event.preventDefault()
      if (!isOpen) open()
      else if (event.altKey) close()
      else move(combobox, event.key === 'ArrowDown' ? 1 : -1)
      break
    case 'ArrowLeft':
    case 'ArrowRight':
      if (moveSideways(combobox, event.key === 'ArrowRight' ? 1 : -1)) event.preventDefault()
      else setActiveId(undefined)
      break
    case 'Home':
    case 'End':
      // These move the cursor within the text.
      setActiveId(undefined)
      break
    case 'Enter': {
      const active = activeOption(combobox)
      if (!active) return
      event.preventDefault()
      active.click()
      break
    }
    case 'Escape':
      // Marks the event as handled, so that a dialog around the field stays open.
      if (list) event.preventDefault()
      close()
      break
    case 'Tab':
      close()
  }
}

/**
 * Moves to the next or previous row. After the last row comes the field, and then the first row. From an action,
 * moves to the last action of the other row.
 */
function move(combobox: Combobox, step: 1 | -1): void {
  const rows = optionsOf(combobox).filter(option => !isAction(option))
  const active = activeOption(combobox)
  const [row] = active ? besides(active) : []
  const place = row ? rows.indexOf(row) + 1 : 0
  const places = rows.length + 1
  const next = rows[((place + step + places) % places) - 1]
  activate(combobox, next && active && isAction(active) ? besides(next).at(-1) : next)
}

/** Moves between an option and the actions beside it; false if there is nothing on that side. */
function moveSideways(combobox: Combobox, step: 1 | -1): boolean {
  const active = activeOption(combobox)
  if (!active) return false
  const row = besides(active)
  const next = row[row.indexOf(active) + step]
  if (next) activate(combobox, next)
  return next !== undefined
}

function activate(combobox: Combobox, option: HTMLElement | undefined): void {
  combobox.setActiveId(option?.id)
  option?.scrollIntoView({ block: 'nearest' })
}

/** An option and its actions, from left to right. */
function besides(option: HTMLElement): HTMLElement[] {
  const row = option.closest('[data-option-row]')
  return row ? optionsIn(row) : [option]
}

function isAction(option: HTMLElement): boolean {
  return option.matches('[data-action]')
}

function activeOption(combobox: Combobox): HTMLElement | undefined {
  return optionsOf(combobox).find(({ id }) => id === combobox.activeId)
}

/** In the order of the document, whatever component shows them. */
function optionsOf({ list }: Combobox): HTMLElement[] {
  return list ? optionsIn(list) : []
}

function optionsIn(place: Element): HTMLElement[] {
  return [...place.querySelectorAll<HTMLElement>('[role=option]')]
}
