import { PaperClipIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { IconButton } from '#src/ui/button/icon-button.tsx'

/** Opens the file picker for pictures and files. */
export function AttachButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  const { t } = useLingui()
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <IconButton size="lg" label={t`Attach files`} onClick={() => picker.current?.click()}>
        <PaperClipIcon />
      </IconButton>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        aria-label={t`Attach files`}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </>
  )
}
