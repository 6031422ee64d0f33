import { expect, it, vi } from 'vitest'
import { readTextFile } from './read-text-file.ts'

it('a file up to the limit is read', async () => {
  const file = new File(['milk'], 'list.txt')
  expect(await readTextFile(file, 4)).toEqual({ text: 'milk' })
})

it('a larger file is refused without reading it', async () => {
  const text = vi.fn(async () => '')
  expect(await readTextFile({ size: 5, text }, 4)).toEqual({ problem: 'too-large' })
  expect(text).not.toHaveBeenCalled()
})

it('a file that can no longer be read says so', async () => {
  const text = () => Promise.reject(new DOMException('Moved', 'NotFoundError'))
  expect(await readTextFile({ size: 4, text }, 4)).toEqual({ problem: 'unreadable' })
})
