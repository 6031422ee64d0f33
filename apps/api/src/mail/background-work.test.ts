import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { backgroundWorkDone, inBackground } from './background-work.ts'

it('is waited for, with the work that it begins', async () => {
  const done: string[] = []
  const mail = async () => {
    await setTimeout(20)
    done.push('mailed')
  }
  const look = async () => {
    await setTimeout(20)
    done.push('looked up')
    inBackground(mail())
  }
  inBackground(look())
  expect(done).toEqual([])
  await backgroundWorkDone(30_000)
  expect(done).toEqual(['looked up', 'mailed'])
})

it('is not waited for for ever', async () => {
  let finish = () => {}
  inBackground(
    new Promise(resolve => {
      finish = resolve
    }),
  )
  await backgroundWorkDone(20)
  finish()
  await backgroundWorkDone(30_000)
})
