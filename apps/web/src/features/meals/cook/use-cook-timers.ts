import type { StepTimer } from '@aisleway/core/meals/recipe/step-timers'
import { useEffect, useState } from 'react'
import { toast } from '../../../ui/feedback/toast.ts'
import { type CookTimer, forgetTimers, keepTimers, keptTimers, newTimerId } from './kept-timers.ts'
import { messages } from './messages.ts'
import { allowSound, allowSoundAtFirstTouch, startRinging } from './ring.ts'

/** Timers that run side by side, whichever step is shown. They ring until they are stopped. */
export function useCookTimers(slug: string) {
  const [timers, setTimers] = useState(() => keptTimers(slug))
  useEffect(() => keepTimers(slug, timers), [slug, timers])
  useEffect(() => forgetTimers, [])
  const isRunning = timers.length > 0
  useEffect(() => (isRunning ? allowSoundAtFirstTouch() : undefined), [isRunning])
  const isRinging = timers.some(timer => timer.isOver)
  useEffect(() => (isRinging ? startRinging() : undefined), [isRinging])

  const change = (id: number, changed: (timer: CookTimer) => CookTimer) =>
    setTimers(all => all.map(timer => (timer.id === id ? changed(timer) : timer)))
  const remove = (id: number) => {
    setTimers(all => all.filter(timer => timer.id !== id))
    toast.withdraw(toastKey(id))
  }

  return {
    timers,
    remove,
    start({ text, seconds }: StepTimer, step: number) {
      allowSound()
      const leftMs = seconds * 1000
      const endsAt = Date.now() + leftMs
      const id = newTimerId(timers)
      setTimers(all => [...all, { id, text, step, leftMs, endsAt, isOver: false }])
    },
    pause: (id: number) =>
      change(id, timer =>
        timer.endsAt === null
          ? timer
          : { ...timer, leftMs: timer.endsAt - Date.now(), endsAt: null },
      ),
    resume: (id: number) => change(id, timer => ({ ...timer, endsAt: Date.now() + timer.leftMs })),
    end({ id, text, step }: CookTimer) {
      change(id, timer => ({ ...timer, leftMs: 0, isOver: true }))
      toast.show({
        key: toastKey(id),
        title: messages.timeIsUp,
        message: messages.ofStep(text, step),
        durationMs: 8000,
        action: { label: messages.stop, onPress: () => remove(id) },
      })
    },
  }
}

function toastKey(id: number): string {
  return `timer-${id}`
}

export type CookTimers = ReturnType<typeof useCookTimers>
