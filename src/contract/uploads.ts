import * as v from 'valibot'
import { define } from './core/define.ts'
import { shortText } from './core/fields.ts'

const mebibyte = 1024 * 1024
/** spec: product.md section 5, avatar upload */
const Picture = v.pipe(
  v.file(),
  v.check(({ type }) => /^image\/(jpeg|png|webp)$/.test(type), 'Not a JPEG, PNG or WebP picture'),
  v.maxSize(2 * mebibyte, 'Larger than 2 MiB'),
)

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
    body: v.object({ file: Picture }),
    multipart: true,
    reply: v.object({ object: shortText }),
    writes: ['preferences'],
  },
})
