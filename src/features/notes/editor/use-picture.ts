import { useLingui } from '@lingui/react/macro'
import { toast } from '#src/ui/feedback/toast.tsx'

/** Makes what was chosen, pasted, dropped or shared a picture for a note; says so if it is none. */
export function usePicture() {
  const { t } = useLingui()
  return async (file: Blob): Promise<string | undefined> => {
    const { resizeImage } = await import('./resize-image.ts')
    const drawn = await resizeImage(file).catch(() => undefined)
    if (drawn === undefined) toast.error(t`This is no picture that can be shown. Choose another.`)
    return drawn
  }
}

/** The first picture among what was pasted or dropped. */
export const pictureIn = ({ files }: DataTransfer) => [...files].find(({ type }) => type.startsWith('image/'))
