import { XMarkIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import type { KeyboardEvent } from 'react'
import type { Mail } from '#src/contract/mails.ts'
import { useMails } from '#src/features/mails/use-mails.ts'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { useBreakpoint } from '#src/ui/layout/use-breakpoint.ts'
import { useReversePortal } from '#src/ui/lazy/reverse-portal.tsx'
import { Drawer } from '#src/ui/overlay/drawer.tsx'
import { css } from '#styled-system/css'
import { Composer } from './composer.tsx'
import { blankMailDraft, mailDraftOf } from './reply-to.ts'
import { composeDockId, useCompose } from './use-compose.ts'
import { useDraftKey } from './use-draft-key.ts'

const route = getRouteApi('/_app/apps/mailbox')

/** The mail that is being written: docked over the lists, which can still be used; on phones it fills the screen. */
export function ComposeDock() {
  const { compose: asked } = route.useSearch()
  const { drafts } = useMails()
  const { key, adopt } = useDraftKey(asked)
  if (asked === undefined || key === undefined) return null
  // A missing draft was sent or discarded elsewhere.
  if (drafts.composed === null) return null
  const stored = key === 'new' ? undefined : drafts.composed
  if (key !== 'new' && !stored) return null
  // A draft that was created here has its id in the address, and the same key.
  const newest = asked === 'new' ? undefined : drafts.composed
  return <Dock key={key} name={key} stored={stored} newest={newest} onAdopted={adopt} />
}

interface DockProps {
  name: string
  stored: Mail | undefined
  newest: Mail | undefined
  onAdopted: (id: string) => void
}

function Dock({ name, stored, newest, onAdopted }: DockProps) {
  const { t } = useLingui()
  const { to } = route.useSearch()
  const compose = useCompose()
  const isDesk = useBreakpoint('md')
  const { host, content } = useReversePortal(
    // Key events are handled here, because the portal content is not a child of the frame that shows it.
    <div role="presentation" className={movable} onKeyDown={isDesk ? closeOnEscape : undefined}>
      <div className={head}>
        <h2 className={heading}>{stored ? <Trans>Draft</Trans> : <Trans>New mail</Trans>}</h2>
        <IconButton label={t`Save and close`} onClick={() => void compose.close()}>
          <XMarkIcon />
        </IconButton>
      </div>
      <Composer
        start={stored ? mailDraftOf(stored) : { ...blankMailDraft, to: to ?? '' }}
        id={stored?.id}
        stored={newest}
        name={`mail.${name}`}
        onCreated={id => {
          onAdopted(id)
          void compose.adopt(id)
        }}
        onClose={() => compose.close()}
        className={filling}
      />
    </div>,
  )

  /** Ignores Escape in a popover: a popover closes itself. */
  function closeOnEscape(event: KeyboardEvent) {
    const isOwn = event.target instanceof Node && event.currentTarget.contains(event.target)
    if (event.key !== 'Escape' || event.defaultPrevented || !isOwn) return
    event.preventDefault()
    void compose.close()
  }

  return (
    <>
      {isDesk ? (
        <div id={composeDockId} role="dialog" aria-label={t`Mail being written`} className={dock}>
          {host}
        </div>
      ) : (
        <Drawer open bare label={t`Mail being written`} onOpenChange={() => void compose.close()}>
          <div className={whole}>{host}</div>
        </Drawer>
      )}
      {content}
    </>
  )
}

const dock = css({
  position: 'fixed',
  zIndex: 'fab',
  insetBlockEnd: '0',
  insetInlineEnd: '8',
  display: 'flex',
  flexDirection: 'column',
  width: '[37.5rem]',
  height: '[min(40rem, calc(100dvh - 6rem))]',
  background: 'raised',
  borderTopRadius: 'xl',
  boxShadow: '[{shadows.xl}, {shadows.hairline}]',
  animation: '[rise {durations.base} {easings.enter}]',
  _highContrast: { border: '[1px solid]' },
  _print: { display: 'none' },
})
const movable = css({ display: 'contents' })
const whole = css({
  display: 'flex',
  flexDirection: 'column',
  height: 'full',
  paddingBlockEnd: '[env(safe-area-inset-bottom)]',
})
const head = css({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  height: '12',
  paddingInlineStart: '4',
  paddingInlineEnd: '2',
  background: 'sunken',
  borderTopRadius: { md: 'xl' },
  borderBlockEnd: 'hairline',
})
const heading = css({ flex: '1', textStyle: 'titleSm' })
const filling = css({ flex: '1' })
