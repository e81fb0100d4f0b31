import { ExclamationCircleIcon } from '@heroicons/react/16/solid'
import { PhotoIcon, TrashIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ChangeEvent, useRef, useState } from 'react'
import { Button } from '#src/ui/button/button.tsx'
import { css } from '#styled-system/css'

interface Props {
  isSending: boolean
  onPick: (picture: File) => void
  /** Undefined when there is no picture to remove. */
  onRemove: (() => void) | undefined
}

/** spec: a single file, of these types only */
const kinds = ['image/jpeg', 'image/png', 'image/webp']

/** Buttons that choose or remove a picture. */
export function PicturePicker({ isSending, onPick, onRemove }: Props) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const [isRefused, setIsRefused] = useState(false)

  function pick({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    // Allows the same file to be chosen again.
    target.value = ''
    if (!file) return
    const isFit = kinds.includes(file.type)
    setIsRefused(!isFit)
    if (isFit) onPick(file)
  }

  return (
    <div className={column}>
      <div className={buttons}>
        <Button loading={isSending} onClick={() => input.current?.click()}>
          <PhotoIcon />
          <Trans>Change picture</Trans>
        </Button>
        {onRemove && (
          <Button variant="ghost" onClick={onRemove}>
            <TrashIcon />
            <Trans>Remove</Trans>
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={kinds.join()}
        aria-label={t`Your picture`}
        onChange={pick}
      />
      {isRefused ? (
        <p role="alert" className={wrong}>
          <ExclamationCircleIcon aria-hidden="true" />
          <Trans>This picture cannot be used. Choose a JPEG, PNG or WebP.</Trans>
        </p>
      ) : (
        <p className={hint}>
          <Trans>JPEG, PNG or WebP. Large ones are made smaller.</Trans>
        </p>
      )}
    </div>
  )
}

const column = css({ display: 'grid', gap: '2', minWidth: '0' })
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
const hint = css({ textStyle: 'caption', color: 'subtle' })
const wrong = css({
  display: 'flex',
  gap: '1.5',
  textStyle: 'caption',
  color: 'danger.text',
  '& svg': { flex: 'none', width: 'icon.xs', height: 'icon.xs' },
})
