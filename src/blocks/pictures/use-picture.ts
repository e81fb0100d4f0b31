import { useLingui } from '@lingui/react/macro'
import { toast } from '#src/ui/feedback/toast.tsx'

/** Resizes a chosen, pasted, dropped or shared picture; shows an error if it is not a picture. */
export function usePicture() {
  const { t } = useLingui()
  return async (file: Blob): Promise<string | undefined> => {
    const { resizeImage } = await import('./resize-image.ts')
    const drawn = await resizeImage(file).catch(() => undefined)
    if (drawn === undefined) toast.error(t`This picture cannot be shown. Choose another one.`)
    return drawn
  }
}

/** The first picture among the pasted or dropped files. */
export const pictureIn = ({ files }: DataTransfer) => [...files].find(({ type }) => type.startsWith('image/'))
