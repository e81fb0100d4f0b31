import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { atMost } from './at-most.ts'

const MiB = 1024 * 1024

it('a small file that unpacks to much more is not unpacked beyond the limit', async () => {
  const bomb = new Blob([gzipSync(Buffer.alloc(64 * MiB))])
  expect(bomb.size).toBeLessThan(MiB / 8)
  let unpacked = 0
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(piece, controller) {
      unpacked += piece.length
      controller.enqueue(piece)
    },
  })
  const stream = bomb.stream().pipeThrough(new DecompressionStream('gzip')).pipeThrough(counted)
  await expect(new Response(stream.pipeThrough(atMost(MiB))).text()).rejects.toThrow(RangeError)
  expect(unpacked).toBeLessThan(4 * MiB)
})

it('passes on exactly the limit', async () => {
  const whole = new Blob([new Uint8Array(MiB)]).stream().pipeThrough(atMost(MiB))
  expect((await new Response(whole).arrayBuffer()).byteLength).toBe(MiB)
})
