import * as v from 'valibot'
import { shortText } from './fields.ts'

/** A text parameter; an empty one means the default. */
export const textParam = <T extends string>(fallback: T) =>
  v.pipe(
    v.optional(shortText, fallback),
    v.transform(text => text || fallback),
  )

/** A parameter that is a whole number, at least `min`; an empty one means the default. */
export const wholeParam = (fallback: number, min: number) =>
  v.pipe(
    textParam(String(fallback)),
    v.regex(/^\d{1,9}$/, 'Not a whole number'),
    v.transform(Number),
    v.minValue(min),
  )
