import { useEffect } from 'react'
import type { Combobox } from '../../../ui/fields/use-combobox.ts'

type Found = { isOn: boolean; text: string; fits: boolean }

/** On a list, Enter adds the first product; where none has all the words, it adds the words as they are. */
export function useFirstToAdd({ list, setActiveId }: Combobox, { isOn, text, fits }: Found): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another first option.
  useEffect(() => {
    if (!isOn || !list) return
    const first = fits ? '[data-option-row] > [data-action]:last-of-type' : '[data-own-words]'
    setActiveId(list.querySelector(first)?.id)
  }, [list, setActiveId, isOn, text, fits])
}
