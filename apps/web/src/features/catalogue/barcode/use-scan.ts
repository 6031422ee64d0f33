import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { openDetector, readCode } from './detector.ts'

const betweenPicturesMs = 200

/** A picture or two cannot be read when the shopper comes back from another app. */
const maxFailures = 10

/** Looks for codes in the video while it is on; true if the reader could not be loaded, or reads no picture. */
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
      for (let failures = 0; !isGone && failures < maxFailures; ) {
        // A video without a picture yet cannot be read.
        const isReady = video.current && video.current.readyState >= 2
        try {
          const gtin = isReady ? await readCode(detector, video.current!) : undefined
          if (gtin && !isGone) found(gtin)
          failures = 0
        } catch {
          failures++
        }
        await new Promise(resolve => {
          pause = setTimeout(resolve, betweenPicturesMs)
        })
      }
      if (!isGone) setLost(true)
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
