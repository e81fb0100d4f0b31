import { KeyIcon, SwatchIcon, UserCircleIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCan } from '#src/api/rights.ts'
import type { ShopSettings } from '#src/contract/shop/settings.ts'
import { Card } from '#src/ui/layout/card.tsx'
import { Facts } from '#src/ui/layout/facts.tsx'
import { Columns, PageLayout } from '#src/ui/layout/page-layout.tsx'
import { css } from '#styled-system/css'
import { button } from '#styled-system/recipes'
import { LinksCard } from './links-card.tsx'
import { NumberingCard } from './numbering-card.tsx'
import { CompanyForm } from './shop/company-form.tsx'
import { ReceiptForm } from './shop/receipt-form.tsx'
import { SellingForm } from './shop/selling-form.tsx'

const app = getRouteApi('/_app')

interface Props {
  settings: ShopSettings
  /** Requests that wait for an answer. */
  requests: ReactNode
  /** The health of the device. */
  device: ReactNode
}

/** The settings of the shop, of the user and of this device, and requests of employees. */
export function Setting({ settings, requests, device }: Props) {
  const { t } = useLingui()
  const { user, preferences, company } = app.useLoaderData()
  const canEdit = useCan()('setting', 'edit')
  return (
    <PageLayout
      title={t`Settings`}
      lead={<Trans>The shop, yourself, this device, and what colleagues ask for.</Trans>}
      actions={<OwnSettings />}
    >
      <Columns>
        <div className={stack}>
          <CompanyForm company={company} canEdit={canEdit} />
          <SellingForm settings={settings} canEdit={canEdit} />
          <ReceiptForm settings={settings} company={company} canEdit={canEdit} />
        </div>
        <div className={stack}>
          {requests}
          <LinksCard />
          <NumberingCard />
          <Card title={<Trans>Yours</Trans>}>
            <Facts
              facts={[
                [t`Name`, user.name],
                [t`E-mail`, user.email],
                [t`Dates`, preferences.formatDateTime],
                [t`Amounts`, preferences.formatCurrency],
                [t`Lines a page`, preferences.pagingItems],
              ]}
            />
          </Card>
          {device}
        </div>
      </Columns>
    </PageLayout>
  )
}

const OwnSettings = () => (
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
  </div>
)

const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5' })
