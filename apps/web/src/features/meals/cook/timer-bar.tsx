import { clockText } from '@aisleway/core/meals/recipe/step-timers'
import { BellRingingIcon } from '@phosphor-icons/react/BellRinging'
import { PauseIcon } from '@phosphor-icons/react/Pause'
import { PlayIcon } from '@phosphor-icons/react/Play'
import { XIcon } from '@phosphor-icons/react/X'
import { useEffect, useEffectEvent, useState } from 'react'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import type { CookTimer } from './kept-timers.ts'
import { messages } from './messages.ts'
import type { CookTimers } from './use-cook-timers.ts'

/** The running timers. The bar appears with the first one. */
export function TimerBar({ cookTimers }: { cookTimers: CookTimers }) {
  if (cookTimers.timers.length === 0) return null
  return (
    <ul aria-label={messages.timers} className="flex flex-wrap justify-center gap-2">
      {cookTimers.timers.map(timer => (
        <TimerRow key={timer.id} timer={timer} cookTimers={cookTimers} />
      ))}
    </ul>
  )
}

/** How often the remaining time is rerendered. */
const drawEveryMs = 250

function TimerRow({ timer, cookTimers }: { timer: CookTimer; cookTimers: CookTimers }) {
  const { id, text, step, endsAt, isOver } = timer
  const [now, setNow] = useState(() => Date.now())
  const end = useEffectEvent(() => cookTimers.end(timer))

  useEffect(() => {
    if (endsAt === null || isOver) return
    const tick = () => {
      setNow(Date.now())
      if (Date.now() >= endsAt) end()
    }
    tick()
    const interval = setInterval(tick, drawEveryMs)
    return () => clearInterval(interval)
  }, [endsAt, isOver])

  const time = messages.ofStep(text, step)
  if (isOver) {
    return (
      <li className="motion-safe:animate-bob">
        <button
          type="button"
          aria-label={messages.stopTimer(time)}
          onClick={() => cookTimers.remove(id)}
          className="pressable flex min-h-14 items-center gap-3 rounded-control bg-lime px-4 font-bold text-on-citrus text-row"
        >
          <BellRingingIcon className="text-2xl" />
          {messages.timeIsUp}
          <span className="rounded-badge bg-on-citrus px-2.5 py-1 text-lime text-meta">
            {messages.stop}
          </span>
        </button>
      </li>
    )
  }
  const isPaused = endsAt === null
  return (
    <li className="flex min-h-14 items-center rounded-control bg-sunken pl-4">
      <span className="pr-1">
        <span role="timer" className="price block text-[1.625rem]">
          {clockText((isPaused ? timer.leftMs : endsAt - now) / 1000)}
        </span>
        <span className="block text-ink2 text-tag leading-tight">
          {isPaused ? messages.paused : messages.step(step)}
        </span>
      </span>
      <IconButton
        label={isPaused ? messages.resumeTimer(time) : messages.pauseTimer(time)}
        icon={isPaused ? <PlayIcon /> : <PauseIcon />}
        onClick={() => (isPaused ? cookTimers.resume(id) : cookTimers.pause(id))}
        className="hover:bg-sunken-hover!"
      />
      <IconButton
        label={messages.removeTimer(time)}
        icon={<XIcon />}
        onClick={() => cookTimers.remove(id)}
        className="hover:bg-sunken-hover!"
      />
    </li>
  )
}
