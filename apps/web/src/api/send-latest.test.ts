import { expect, it } from 'vitest'
import { sendLatest } from './send-latest.ts'

it('sends what was chosen last while the first choice was being sent, and nothing in between', async () => {
  let chosen = 'light'
  const sent: string[] = []
  const answer = await sendLatest(
    () => chosen,
    async choice => {
      sent.push(choice)
      if (sent.length === 1) {
        chosen = 'dark'
        chosen = 'system'
      }
      return `saved ${choice}`
    },
  )
  expect(sent).toEqual(['light', 'system'])
  expect(answer).toBe('saved system')
})

it('sends once what was chosen again as it was', async () => {
  const sent: object[] = []
  await sendLatest(
    () => ({ theme: 'dark' }),
    async choice => sent.push(choice),
    (one, other) => one.theme === other.theme,
  )
  expect(sent).toHaveLength(1)
})
