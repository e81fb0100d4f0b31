type Bytes = Uint8Array<ArrayBuffer>

/** Returns a stream that passes on at most this number of bytes, and fails with a `RangeError` at the first one more. */
export function atMost(limit: number) {
  let size = 0
  return new TransformStream<Bytes, Bytes>({
    transform(piece, controller) {
      size += piece.length
      if (size > limit) throw new RangeError(`Larger than ${limit} bytes`)
      controller.enqueue(piece)
    },
  })
}
