import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readBarcodes } from './read-barcodes.ts'

/** What the detector finds in the picture. */
let picture: { rawValue: string }[]
let codes: string[]
let stop: () => void

beforeEach(async () => {
  vi.useFakeTimers()
  picture = []
  codes = []
  class Detector {
    static getSupportedFormats = () => Promise.resolve(['ean_13'])
    detect = () => Promise.resolve(picture)
  }
  vi.stubGlobal('BarcodeDetector', Detector)
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: async () => ({ getTracks: () => [] }) } })
  const video = { play: async () => undefined } as HTMLVideoElement
  stop = readBarcodes(video, { onCode: code => void codes.push(code), onState: () => undefined })
  await vi.advanceTimersByTimeAsync(300)
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function show(code: string | undefined, ms: number) {
  picture = code === undefined ? [] : [{ rawValue: code }]
  await vi.advanceTimersByTimeAsync(ms)
}

it('reads a code once while it stays in the picture, also when a look misses it', async () => {
  await show('8936410000007', 2000)
  await show(undefined, 300)
  await show('8936410000007', 2000)
  expect(codes).toEqual(['8936410000007'])
})

it('reads a code again that was out of the picture for a second', async () => {
  await show('8936410000007', 500)
  await show(undefined, 1200)
  await show('8936410000007', 500)
  expect(codes).toEqual(['8936410000007', '8936410000007'])
})

it('reads another code immediately', async () => {
  await show('8936410000007', 500)
  await show('8934563138165', 500)
  expect(codes).toEqual(['8936410000007', '8934563138165'])
})
