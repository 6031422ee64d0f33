import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { openDetector, readCode } from './detector.ts'

const betweenPicturesMs = 200

/** Looks for codes in the video while it is on; true if the reader could not be loaded. */
export function useScan(
  video: RefObject<HTMLVideoElement | null>,
  isOn: boolean,
  onCode: (gtin: string) => void,
): boolean {
  const [isLost, setLost] = useState(false)
  const found = useEffectEvent(onCode)
  useEffect(() => {
    if (!isOn) return
    let isGone = false
    let pause: ReturnType<typeof setTimeout> | undefined
    const begin = async () => {
      const detector = await openDetector()
      const look = async () => {
        // A video without a picture yet cannot be read.
        const isReady = video.current && video.current.readyState >= 2
        const gtin = isReady ? await readCode(detector, video.current!) : undefined
        if (isGone) return
        if (gtin) found(gtin)
        pause = setTimeout(look, betweenPicturesMs)
      }
      await look()
    }
    begin().catch(() => {
      if (!isGone) setLost(true)
    })
    return () => {
      isGone = true
      clearTimeout(pause)
    }
  }, [video, isOn])
  return isLost
}
