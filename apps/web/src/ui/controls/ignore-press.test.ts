import type { MouseEvent } from 'react'
import { expect, it, vi } from 'vitest'
import { ignorePress } from './ignore-press.ts'

it('an ignored press does nothing, not even submit a form', () => {
  const onClick = vi.fn()
  const preventDefault = vi.fn()
  const ignoring = ignorePress(true, onClick)
  expect(ignoring['aria-disabled']).toBe(true)
  ignoring.onClick?.({ preventDefault } as unknown as MouseEvent)
  expect(preventDefault).toHaveBeenCalled()
  expect(onClick).not.toHaveBeenCalled()
})

it('any other press acts', () => {
  const onClick = vi.fn()
  expect(ignorePress(false, onClick)).toEqual({ 'aria-disabled': undefined, onClick })
})
