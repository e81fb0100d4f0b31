import { ChevronLeftIcon, ChevronRightIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useFolder } from '#src/features/files/use-folder.ts'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { css } from '#styled-system/css'
import { loadPreview } from './load-preview.ts'
import { PreviewContent } from './preview-content.tsx'
import { usePreview } from './use-preview.ts'

interface Props {
  /** The id of the shown file; the last one while the dialog closes. */
  id: string
  open: boolean
}

/** Returns whether the arrow keys seek, move the cursor or scroll in an element. */
const hasOwnKeys = (element: Element) => element.closest('audio, video, textarea, [data-own-keys]') !== null

/** Shows the content of a file over the folder. The arrow keys lead to the files before and after it. */
export function PreviewDialog({ id, open }: Props) {
  const { t, i18n } = useLingui()
  const { items } = useFolder()
  const { showInstead, close } = usePreview()
  const files = items.filter(({ type }) => type !== 'folder')
  const index = files.findIndex(file => file.id === id)
  const before = files[index - 1]
  const after = index < 0 ? undefined : files[index + 1]

  const step = useEffectEvent((event: KeyboardEvent) => {
    const next = { ArrowLeft: before, ArrowRight: after }[event.key]
    const isTaken = event.target instanceof Element && hasOwnKeys(event.target)
    if (!next || isTaken || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    showInstead(next.id)
  })
  useEffect(() => {
    if (!open) return
    const listening = new AbortController()
    addEventListener('keydown', step, { signal: listening.signal })
    return () => listening.abort()
  }, [open])

  const [position, count] = [index + 1, files.length].map(number => i18n.number(number))
  return (
    <Dialog
      open={open}
      size="full"
      onOpenChange={close}
      title={files[index]?.name ?? <Trans>Preview</Trans>}
      footer={
        files.length > 1 &&
        index >= 0 && (
          <>
            <span className={css({ flex: '1', alignSelf: 'center', color: 'muted' })}>
              <Trans>
                {position} of {count}
              </Trans>
            </span>
            <IconButton
              label={t`Previous file`}
              disabled={!before}
              onClick={() => before && showInstead(before.id)}
            >
              <ChevronLeftIcon />
            </IconButton>
            <IconButton label={t`Next file`} disabled={!after} onClick={() => after && showInstead(after.id)}>
              <ChevronRightIcon />
            </IconButton>
          </>
        )
      }
    >
      <Loaded key={id} id={id} />
    </Dialog>
  )
}

/** The content of one file. The promise is made here, because a component that waits for it does not keep it. */
function Loaded({ id }: { id: string }) {
  const [preview] = useState(() => loadPreview(id))
  return (
    <Suspense fallback={<Skeleton height="16rem" />}>
      <PreviewContent loading={preview} />
    </Suspense>
  )
}
