import { ArrowDownTrayIcon, ArrowPathIcon, ArrowUpTrayIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ChangeEvent, type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react'
import type { StorageProblem } from '#src/contract/core/storage-problem.ts'
import { applyUpdate, onUpdateState, updateState } from '#src/device/update.ts'
import { Logo } from '#src/ui/art/logo.tsx'
import { ErrorScene } from '#src/ui/art/scenes/error.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { css } from '#styled-system/css'
import { useStorageRescue } from './use-storage-rescue.ts'

type Problem = Exclude<StorageProblem, 'newer'>

/** How often to check whether the other tab is closed. */
const BLOCKED_POLL_MS = 1500

/** Explains why the database cannot be used, that no more data is lost, and what the user can do. */
export function StoragePage({ problem }: { problem: Problem }) {
  const { t } = useLingui()
  const { busy, failure, retry, restore, startOver, save } = useStorageRescue()
  const isNewVersionReady = useSyncExternalStore(onUpdateState, updateState) === 'waiting'
  const page = useRef<HTMLElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [title, text] = words[problem]

  useEffect(() => page.current?.focus(), [])

  useEffect(() => {
    if (problem !== 'upgradeBlocked') return
    const timer = setInterval(() => void retry(), BLOCKED_POLL_MS)
    return () => clearInterval(timer)
  })

  function pick({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    // Allows the same file to be chosen again.
    target.value = ''
    if (file) void restore(file)
  }

  return (
    <section
      ref={page}
      role="alertdialog"
      aria-modal="true"
      aria-label={t`Outpost’s data`}
      tabIndex={-1}
      className={sheet}
    >
      <Logo className={css({ alignSelf: 'start' })} />
      <EmptyState
        scene={<ErrorScene />}
        title={title}
        actions={
          problem === 'cleared' ? (
            <>
              <Button variant="primary" loading={busy === 'restore'} onClick={() => input.current?.click()}>
                <ArrowUpTrayIcon />
                <Trans>Restore a backup</Trans>
              </Button>
              <Button loading={busy === 'startOver'} onClick={startOver}>
                <Trans>Start with the sample</Trans>
              </Button>
            </>
          ) : (
            <>
              {isNewVersionReady && (
                <Button variant="primary" onClick={applyUpdate}>
                  <Trans>Take the new version</Trans>
                </Button>
              )}
              <Button
                variant={isNewVersionReady ? undefined : 'primary'}
                loading={busy === 'retry'}
                onClick={retry}
              >
                <ArrowPathIcon />
                <Trans>Try again</Trans>
              </Button>
              {problem !== 'upgradeBlocked' && (
                <Button loading={busy === 'export'} onClick={save}>
                  <ArrowDownTrayIcon />
                  <Trans>Save what is here</Trans>
                </Button>
              )}
            </>
          )
        }
      >
        {text}
      </EmptyState>
      {failure && <Notice tone="danger">{failure}</Notice>}
      <input ref={input} type="file" hidden accept=".gz,.json" aria-label={t`Backup file`} onChange={pick} />
    </section>
  )
}

const words: Record<Problem, [title: ReactNode, text: ReactNode]> = {
  cleared: [
    <Trans key="title">The browser has cleared what was on this device</Trans>,
    <Trans key="text">
      Browsers do that when room runs out. If you have a backup, everything in it can be brought back.
    </Trans>,
  ],
  upgradeBlocked: [
    <Trans key="title">Close the other tabs of Outpost</Trans>,
    <Trans key="text">
      One of them still holds your data open, so this version cannot take it over. This page goes on by
      itself.
    </Trans>,
  ],
  upgradeFailed: [
    <Trans key="title">Your data does not fit this version yet</Trans>,
    <Trans key="text">
      It is whole, as it was before the update. Save it as a file to be safe; a later version may take it.
    </Trans>,
  ],
  noRoom: [
    <Trans key="title">This device is full</Trans>,
    <Trans key="text">
      Outpost keeps your work on the device, which has no room for it. Delete pictures, films or apps that you
      do not need, then try again.
    </Trans>,
  ],
  broken: [
    <Trans key="title">Your data does not open now</Trans>,
    <Trans key="text">
      It is still on this device. Close the browser with all its windows, open it again and try once more.
    </Trans>,
  ],
}

const sheet = css({
  position: 'fixed',
  inset: '0',
  zIndex: 'popover',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  padding: { base: '5', sm: '8' },
  background: 'canvas',
  overflowY: 'auto',
})
