import { PaperClipIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { IconButton } from '#src/ui/button/icon-button.tsx'

interface Props {
  size?: 'md' | 'lg'
  onFiles: (files: File[]) => void
}

/** Opens the file picker for attachments. */
export function AttachButton({ size = 'md', onFiles }: Props) {
  const { t } = useLingui()
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <IconButton size={size} label={t`Attach files`} onClick={() => picker.current?.click()}>
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
