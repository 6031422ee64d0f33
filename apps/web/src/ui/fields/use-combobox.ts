import { useId, useState } from 'react'

/**
 * An editable combobox with a list (WAI-ARIA Authoring Practices): the focus stays in the field, which
 * says which option is active. `useComboboxKeys` adds the keyboard, `OptionList` the list; both may be
 * loaded later than the field.
 */
export function useCombobox() {
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  /** Null while no list is shown, as when there is nothing to offer. */
  const [list, setList] = useState<HTMLElement | null>(null)
  const [activeId, setActiveId] = useState<string>()
  return {
    isOpen,
    list,
    activeId,
    setActiveId,
    /** Also called when the text changes, since the options of the previous text are about to go. */
    open: () => {
      setOpen(true)
      setActiveId(undefined)
    },
    close: () => {
      setOpen(false)
      setActiveId(undefined)
    },
    listProps: { id: listId, ref: setList },
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': list !== null,
      'aria-controls': listId,
      'aria-activedescendant': activeId,
    } as const,
  }
}

export type Combobox = ReturnType<typeof useCombobox>
