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
    case 'Home':
    case 'End':
      // These move within the text.
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
      // What is around the field leaves this one to the list.
      if (list) event.preventDefault()
      close()
      break
    case 'Tab':
      close()
  }
}

/** From the last option to the field, and from there to the first. */
function move(combobox: Combobox, step: 1 | -1): void {
  const options = optionsOf(combobox)
  const active = activeOption(combobox)
  const place = active ? options.indexOf(active) + 1 : 0
  const places = options.length + 1
  const next = options[((place + step + places) % places) - 1]
  combobox.setActiveId(next?.id)
  next?.scrollIntoView({ block: 'nearest' })
}

function activeOption(combobox: Combobox): HTMLElement | undefined {
  return optionsOf(combobox).find(({ id }) => id === combobox.activeId)
}

/** In the order of the document, whatever component shows them. */
function optionsOf({ list }: Combobox): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[role=option]') ?? [])]
}
