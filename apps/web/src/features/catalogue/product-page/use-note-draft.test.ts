import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { memoryStorage } from '../../../testing/memory-storage.ts'
import { useNoteDraft } from './use-note-draft.ts'

const key = 'aisleway:robin:note-draft:milk'

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
})

it('keeps nothing of a note once it is again as it was saved', () => {
  const { keep } = openNote()
  keep('Glass bottle only', 'Glass bottle')
  expect(localStorage.getItem(key)).not.toBeNull()
  keep('Glass bottle ', 'Glass bottle')
  expect(localStorage.getItem(key)).toBeNull()
  expect(openNote().draft).toBeUndefined()
})

it('leaves a space at the end in the field, and shows the saved note when that is typed again', () => {
  expect(openNote(note => note.keep('Glass ', 'Glass')).draft).toBe('Glass ')
  expect(openNote(note => note.keep('Glass', 'Glass')).draft).toBeUndefined()
})

it('a draft from before replaces only the note over which it was typed', () => {
  openNote().keep('Glass bottle only', 'Glass bottle')
  const { draft, mayReplace } = openNote()
  expect(draft).toBe('Glass bottle only')
  expect(mayReplace('Glass bottle')).toBe(true)
  expect(mayReplace('Oat milk')).toBe(false)
})

it('what is typed now replaces the note, even if another one was saved meanwhile', () => {
  const { mayReplace } = openNote(note => note.keep('Glass bottle only', 'Glass bottle'))
  expect(mayReplace('Oat milk')).toBe(true)
})

it('shows a draft of an earlier version of the app, which replaces nothing by itself', () => {
  localStorage.setItem(key, '{"v":1,"data":"Glass bottle only"}')
  const { draft, mayReplace } = openNote()
  expect(draft).toBe('Glass bottle only')
  expect(mayReplace('')).toBe(false)
})

it('forgets what was saved, and not what was typed since', () => {
  openNote().keep('Glass bottle', '')
  openNote().forget('Glass')
  expect(openNote().draft).toBe('Glass bottle')
  openNote().forget('Glass bottle')
  expect(openNote().draft).toBeUndefined()
})

/** Opens the note, and types in it. */
function openNote(type: (note: ReturnType<typeof useNoteDraft>) => void = () => {}) {
  let note: ReturnType<typeof useNoteDraft> | undefined
  function Note() {
    const isFirst = !note
    note = useNoteDraft('robin', 'milk')
    if (isFirst) type(note)
    return null
  }
  renderToString(createElement(Note))
  return note!
}
