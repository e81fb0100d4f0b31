import * as v from 'valibot'
import { define } from './core/define.ts'
import { Picture, shortText } from './core/fields.ts'

/** spec: product.md section 7. `object` is the path of the picture, relative to the app like that of every image. */
export const uploads = define({
  upload: {
    method: 'POST',
    path: '{upload}/stream/upload',
    needs: 'signedIn',
    headers: v.object({
      'merchant-id': shortText,
      'merchant-app': v.literal('employee'),
      /** The id of the employee. */
      index: shortText,
    }),
    /** spec: product.md section 5, avatar upload */
    body: v.object({ file: Picture }),
    multipart: true,
    reply: v.object({ object: shortText }),
    writes: ['preferences'],
  },
})
