import { useEffect } from 'react'
import type { Combobox } from '../../../ui/fields/use-combobox.ts'

type First = 'product' | 'all' | 'words'

type Found = { isOn: boolean; text: string; first: First }

const selectors: Record<First, string> = {
  product: '[data-option-row] > [data-action]:last-of-type',
  all: '[data-all]',
  words: '[data-free-text]',
}

/**
 * On a list, Enter adds the first product; if several things were typed, all of them; and if no product matches every
 * word, the text as typed.
 */
export function useFirstToAdd({ list, setActiveId }: Combobox, { isOn, text, first }: Found): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another first option.
  useEffect(() => {
    if (!isOn || !list) return
    setActiveId(list.querySelector(selectors[first])?.id)
  }, [list, setActiveId, isOn, text, first])
}
