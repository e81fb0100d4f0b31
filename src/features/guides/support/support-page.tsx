import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useCan } from '#src/api/rights.ts'
import type { SupportRequest } from '#src/contract/guides.ts'
import { HelpHead } from '#src/features/guides/help-head.tsx'
import { HelpLayout } from '#src/features/guides/help-layout.tsx'
import { HelpTrail } from '#src/features/guides/help-trail.tsx'
import { useHelpKeys } from '#src/features/guides/use-help-keys.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import { css } from '#styled-system/css'
import { button } from '#styled-system/recipes'
import { RequestList } from './request-list.tsx'

const app = getRouteApi('/_app')
const route = getRouteApi('/_app/apps/help-center/support')

const SupportForm = lazyWithRetry(() => import('./support-form.tsx').then(module => module.SupportForm))

/** The form for a support request, and the earlier requests. */
export function SupportPage() {
  const { t } = useLingui()
  useHelpKeys()
  const can = useCan()
  const { user } = app.useLoaderData()
  const requests = route.useLoaderData()
  const [sent, setSent] = useState<SupportRequest>()

  return (
    <HelpLayout>
      <HelpTrail />
      <HelpHead
        title={t`Write to support`}
        lead={<Trans>From 8:00 to 21:00 every day, usually within two hours.</Trans>}
      />
      <div className={columns}>
        <div className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' })}>
          {sent && <SentNotice request={sent} />}
          {can('help', 'create') ? (
            <Suspense fallback={<Skeleton height="32rem" />}>
              <SupportForm user={user} onSent={setSent} />
            </Suspense>
          ) : (
            <EmptyState title={<Trans>You cannot write to support</Trans>}>
              <Trans>Your group may read the help only. Ask the owner of the shop.</Trans>
            </EmptyState>
          )}
        </div>
        <RequestList requests={requests} />
      </div>
    </HelpLayout>
  )
}

const SentNotice = ({ request: { subject, mailId } }: { request: SupportRequest }) => (
  <Notice
    tone="success"
    title={<Trans>Your request is in the outbox</Trans>}
    action={
      mailId && (
        <Link
          to="/apps/mailbox/$folder/$id"
          params={{ folder: 'all', id: mailId }}
          className={button({ size: 'sm' })}
        >
          <Trans>See the mail</Trans>
        </Link>
      )
    }
  >
    <Trans>“{subject}” leaves in a few seconds; without a network, as soon as there is one.</Trans>
  </Notice>
)

const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '[minmax(0, 40rem) minmax(0, 1fr)]' },
  alignItems: 'start',
  gap: '5',
})
