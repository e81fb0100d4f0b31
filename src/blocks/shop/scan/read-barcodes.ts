import { barcodeDetector } from './barcode-detector.ts'

/** `unsupported`: the browser reads no barcodes; `missing`: there is no camera; `refused`: it may not be used. */
export type CameraState = 'starting' | 'looking' | 'unsupported' | 'missing' | 'refused' | 'failed'

interface Options {
  /** Gets each code once while it stays in the picture, and again when it comes back. */
  onCode: (code: string) => void
  onState: (state: CameraState) => void
}

/** The time between two looks at the picture. */
const LOOK_INTERVAL_MS = 150
/** After so many looks without a code it has left the picture; single looks miss it. */
const MAX_MISSES = 7

/** Shows the camera in a video and reads barcodes in it. Returns a function that stops the camera. */
export function readBarcodes(video: HTMLVideoElement, { onCode, onState }: Options): () => void {
  const working = new AbortController()
  const { signal } = working
  let stream: MediaStream | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function stop() {
    working.abort()
    clearTimeout(timer)
    for (const track of stream?.getTracks() ?? []) track.stop()
  }

  async function start(): Promise<CameraState> {
    const detector = await barcodeDetector()
    if (!detector || !navigator.mediaDevices) return 'unsupported'
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
    // It was stopped while the user was asked.
    if (signal.aborted) stop()
    video.srcObject = stream
    await video.play()
    let last = ''
    let misses = 0
    const look = async () => {
      const [found] = await detector.detect(video).catch(() => [])
      if (signal.aborted) return
      if (found && found.rawValue !== last) onCode(found.rawValue)
      misses = found ? 0 : misses + 1
      last = found?.rawValue ?? (misses < MAX_MISSES ? last : '')
      timer = setTimeout(look, LOOK_INTERVAL_MS)
    }
    void look()
    return 'looking'
  }

  async function run() {
    const state = await start().catch(stateOf)
    if (!signal.aborted) onState(state)
  }

  void run()
  return stop
}

function stateOf(error: unknown): CameraState {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'failed'
}
