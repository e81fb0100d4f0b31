import { PhotoIcon } from '@heroicons/react/24/outline'
import { useRef } from 'react'
import { usePicture } from '#src/blocks/pictures/use-picture.ts'
import { IconButton } from '#src/ui/button/icon-button.tsx'

/** Opens the file picker for a picture. */
export function PictureButton({ label, onPicture }: { label: string; onPicture: (url: string) => void }) {
  const picker = useRef<HTMLInputElement>(null)
  const draw = usePicture()

  async function take(file: File | undefined) {
    const picture = file && (await draw(file))
    if (picture) onPicture(picture)
  }

  return (
    <>
      <IconButton label={label} onClick={() => picker.current?.click()}>
        <PhotoIcon />
      </IconButton>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        hidden
        aria-label={label}
        onChange={event => {
          void take(event.target.files?.[0])
          event.target.value = ''
        }}
      />
    </>
  )
}
