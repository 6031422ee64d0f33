import { type RefObject, useEffect, useState } from 'react'

export type CameraState = 'starting' | 'on' | 'refused' | 'missing'

/** Shows the rear camera in the video, except while the page is hidden. */
export function useCamera(video: RefObject<HTMLVideoElement | null>): CameraState {
  const [state, setState] = useState<CameraState>('starting')
  useEffect(() => {
    let stream: MediaStream | undefined
    let turn = 0
    const stop = () => {
      turn++
      for (const track of stream?.getTracks() ?? []) track.stop()
      stream = undefined
    }
    const follow = async () => {
      stop()
      if (document.visibilityState !== 'visible') return
      const own = turn
      try {
        const opened = await navigator.mediaDevices.getUserMedia(rearCamera)
        if (own !== turn || !video.current) {
          for (const track of opened.getTracks()) track.stop()
          return
        }
        stream = opened
        video.current.srcObject = opened
        setState('on')
      } catch (error) {
        // Without https there is no `mediaDevices` at all.
        if (own === turn) setState(isRefusal(error) ? 'refused' : 'missing')
      }
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      stop()
    }
  }, [video])
  return state
}

const rearCamera = { video: { facingMode: 'environment', width: { ideal: 1280 } } }

function isRefusal(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotAllowedError'
}
