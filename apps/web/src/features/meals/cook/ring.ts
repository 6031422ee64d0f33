let audio: AudioContext | undefined

/** Must be called in a click handler; otherwise browsers block sound later. */
export function allowSound(): void {
  audio ??= new AudioContext()
  audio.resume().catch(() => {})
}

/** After a reload there has been no click yet, but timers may run: the first touch or key press unlocks sound. */
export function allowSoundAtFirstTouch(): () => void {
  const events = ['pointerup', 'keydown']
  for (const event of events) window.addEventListener(event, allowSound, { once: true })
  return () => {
    for (const event of events) window.removeEventListener(event, allowSound)
  }
}

/** Rings and vibrates until the returned function is called, for a minute at most. */
export function startRinging(): () => void {
  const startedAt = performance.now()
  const once = () => {
    if (performance.now() - startedAt > longestMs) return stop()
    chime()
    navigator.vibrate?.([300, 150, 300])
  }
  const repeat = setInterval(once, everyMs)
  const stop = () => {
    clearInterval(repeat)
    navigator.vibrate?.(0)
  }
  once()
  return stop
}

const everyMs = 2000
const longestMs = 60_000

/** Plays three short notes that can be heard over a pan. */
function chime() {
  if (!audio) return
  for (const [index, hertz] of [880, 880, 1175].entries()) {
    const at = audio.currentTime + index * 0.22
    const volume = audio.createGain()
    volume.gain.setValueAtTime(0.0001, at)
    volume.gain.exponentialRampToValueAtTime(0.5, at + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.2)
    const note = audio.createOscillator()
    note.frequency.value = hertz
    note.connect(volume).connect(audio.destination)
    note.start(at)
    note.stop(at + 0.2)
  }
}
