import { ExclamationTriangleIcon } from '@heroicons/react/24/outline'
import { Plural, Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import type { Draft } from '#src/device/drafts/drafts.ts'
import { discardDraft, onUnsaved, retryDraft, unsaved, unsavedCount } from '#src/device/drafts/unsaved.ts'
import { saveFile } from '#src/device/files/save-file.ts'
import { Button } from '#src/ui/button/button.tsx'
import { css } from '#styled-system/css'

/** Lists unsaved data: each entry can be retried, discarded or saved as a file. */
export function UnsavedList({ onLeave }: { onLeave: () => void }) {
  const count = useSyncExternalStore(onUnsaved, unsavedCount)
  if (count === 0) return null
  const found = unsaved()

  return (
    <section className={section}>
      <h3 className={head}>
        <ExclamationTriangleIcon aria-hidden="true" />
        <Plural value={count} one="# text is not saved yet" other="# texts are not saved yet" />
      </h3>
      <p className={css({ color: 'muted' })}>
        <Trans>They are kept here, as they were typed.</Trans>
      </p>
      <ul className={list}>
        {found.map(draft => (
          <Unsaved key={draft.name} draft={draft} onLeave={onLeave} />
        ))}
      </ul>
      <Button size="sm" onClick={() => exportTexts(found)}>
        <Trans>Export as a text file</Trans>
      </Button>
    </section>
  )
}

function Unsaved({ draft, onLeave }: { draft: Draft; onLeave: () => void }) {
  const { history } = useRouter()

  /**
   * Retries in the field if it is on screen; otherwise opens the field's page, which restores the draft and saves it.
   */
  function retry() {
    if (retryDraft(draft.name)) return
    onLeave()
    history.push(draft.path)
  }

  return (
    <li className={line}>
      <div className={css({ flex: '1', minWidth: '0' })}>
        <p className={css({ textStyle: 'caption', color: 'subtle', truncate: true })}>{draft.title}</p>
        <p className={css({ lineClamp: '2', overflowWrap: 'anywhere' })}>{draft.text || '…'}</p>
      </div>
      <Button size="sm" variant="text" onClick={retry}>
        <Trans>Try again</Trans>
      </Button>
      <Button size="sm" variant="ghost" onClick={() => discardDraft(draft.name)}>
        <Trans>Discard</Trans>
      </Button>
    </li>
  )
}

const exportTexts = (drafts: Draft[]) =>
  saveFile(
    new Blob([drafts.map(({ title, text }) => `${title}\n\n${text}\n`).join('\n---\n\n')], {
      type: 'text/plain',
    }),
    'outpost-unsaved.txt',
  )

const section = css({
  display: 'grid',
  justifyItems: 'start',
  gap: '2',
  paddingInline: 'card',
  paddingBlock: '4',
  borderBlockEnd: 'hairline',
})
const head = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  fontWeight: 'label',
  color: 'danger.text',
  '& svg': { width: 'icon.md', height: 'icon.md' },
})
const list = css({ width: 'full' })
const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  paddingBlock: '2',
  borderBlockStart: 'hairline',
})
