/** The generated rows, in a chunk of their own, because their texts are large. */
export { generated } from '#seed/scale.ts'
