import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Page } from '#src/blocks/visitor/frame/page.tsx'
import { lastSignIn } from '#src/blocks/visitor/last-sign-in.ts'
import { partOfDay } from '#src/lib/format/part-of-day.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { css } from '#styled-system/css'
import { CompanyPill } from './company-pill.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { WorksOffline } from './works-offline.tsx'

type Props = {
  alias?: string | undefined
  redirectURL?: string | undefined
  /** The user has just set a new password. */
  passwordIsNew?: boolean
}

export function SignIn({ alias, redirectURL, passwordIsNew = false }: Props) {
  const { t } = useLingui()
  const [last] = useState(lastSignIn)
  const company = !alias || alias === last?.alias ? (last?.company ?? alias) : alias
  return (
    <Page
      title={t`Sign in`}
      heading={<Greeting />}
      lead={<Trans>Sign in to start your shift and see today’s work.</Trans>}
      top={company && <CompanyPill name={company} />}
    >
      {passwordIsNew && (
        <Notice tone="success" className={css({ marginBottom: '5' })}>
          <Trans>Your password is new. Sign in with it.</Trans>
        </Notice>
      )}
      <SignInForm alias={alias ?? last?.alias ?? ''} email={last?.email} redirectURL={redirectURL} />
      <WorksOffline />
    </Page>
  )
}

/** A greeting by the time of day. */
function Greeting() {
  const { t } = useLingui()
  const [hour] = useState(() => new Date().getHours())
  const words = { morning: t`Good morning`, afternoon: t`Good afternoon`, evening: t`Good evening` }
  return words[partOfDay(hour)]
}
