import {
  KeyIcon,
  SwatchIcon,
  UserCircleIcon,
  UserGroupIcon,
  WrenchScrewdriverIcon,
} from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Message } from '#src/contract/shell/messages.ts'
import { useNow } from '#src/ui/date/use-now.ts'
import { Card } from '#src/ui/layout/card.tsx'
import { Facts } from '#src/ui/layout/facts.tsx'
import { Columns, PageLayout } from '#src/ui/layout/page-layout.tsx'
import { SimpleList } from '#src/ui/lists/simple-list.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import { button } from '#styled-system/recipes'
import { messageRows } from './message-rows.tsx'

interface Props {
  facts: [name: string, value: ReactNode][]
  requests: Message[]
  /** The health of the device. */
  device: ReactNode
}

/** The settings of the user and of this device, and messages of colleagues. */
export function Setting({ facts, requests, device }: Props) {
  const { t } = useLingui()
  const formats = useFormats()
  const now = useNow()
  return (
    <PageLayout
      title={t`Settings`}
      lead={<Trans>Yourself, this device, and what colleagues ask for.</Trans>}
      actions={<Ways />}
    >
      <Columns>
        <Card title={<Trans>Requests of colleagues</Trans>}>
          <SimpleList
            rows={messageRows(requests, now, formats)}
            empty={<Trans>Nobody asks for anything.</Trans>}
          />
        </Card>
        <div className={css({ display: 'grid', gap: '5' })}>
          <Card title={<Trans>Yours</Trans>}>
            <Facts facts={facts} />
          </Card>
          {device}
        </div>
      </Columns>
    </PageLayout>
  )
}

const Ways = () => (
  <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
    <Link to="." search={{ settings: 'profile' }} className={button()}>
      <UserCircleIcon aria-hidden="true" />
      <Trans>Profile</Trans>
    </Link>
    <Link to="." search={{ settings: 'password' }} className={button()}>
      <KeyIcon aria-hidden="true" />
      <Trans>Password</Trans>
    </Link>
    <Link to="." search={{ settings: 'display' }} className={button()}>
      <SwatchIcon aria-hidden="true" />
      <Trans>Display</Trans>
    </Link>
    <Link to="/main/setting/team" className={button()}>
      <UserGroupIcon aria-hidden="true" />
      <Trans>Team and devices</Trans>
    </Link>
    <Link to="/main/setting/diagnostics" className={button()}>
      <WrenchScrewdriverIcon aria-hidden="true" />
      <Trans>Diagnostics</Trans>
    </Link>
  </div>
)
