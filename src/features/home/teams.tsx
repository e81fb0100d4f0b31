import {
  BuildingStorefrontIcon,
  CalculatorIcon,
  ChatBubbleLeftRightIcon,
  ClipboardDocumentListIcon,
  CubeIcon,
  TruckIcon,
} from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useTitle } from '#src/ui/text/use-title.ts'
import { css } from '#styled-system/css'
import { FeatureCard } from './feature-card.tsx'
import { PublicFrame, WayIn } from './public-frame.tsx'

interface Props {
  isSignedIn: boolean
  tools: ReactNode
}

/** The roles in a shop and what each uses Outpost for. */
export function Teams({ isSignedIn, tools }: Props) {
  const { t } = useLingui()
  useTitle(t`The teams of a shop`)
  return (
    <PublicFrame isSignedIn={isSignedIn} tools={tools}>
      <header className={head}>
        <h1 tabIndex={-1} className={heading}>
          <Trans>Every team of the shop, one way of working</Trans>
        </h1>
        <p className={lead}>
          <Trans>Each sees what it may see, and finds the next thing to do.</Trans>
        </p>
      </header>
      <ul className={grid}>
        <FeatureCard icon={<CalculatorIcon />} title={<Trans>At the counter</Trans>}>
          <Trans>Find a product by name or barcode, see what is left, set it aside for a customer.</Trans>
        </FeatureCard>
        <FeatureCard icon={<CubeIcon />} title={<Trans>In the storeroom</Trans>}>
          <Trans>Count, receive and put away; know what runs low before a customer asks.</Trans>
        </FeatureCard>
        <FeatureCard icon={<TruckIcon />} title={<Trans>On the road</Trans>}>
          <Trans>The day’s deliveries as a list of tasks that works in every lift and basement.</Trans>
        </FeatureCard>
        <FeatureCard icon={<ChatBubbleLeftRightIcon />} title={<Trans>With customers</Trans>}>
          <Trans>Mail, chat and the address book in one place, so that nobody waits for an answer.</Trans>
        </FeatureCard>
        <FeatureCard icon={<ClipboardDocumentListIcon />} title={<Trans>At the desk</Trans>}>
          <Trans>Funds, lists, boards and files, and the requests of colleagues.</Trans>
        </FeatureCard>
        <FeatureCard icon={<BuildingStorefrontIcon />} title={<Trans>Who owns the shop</Trans>}>
          <Trans>The figures of the day at a glance, and who may do what.</Trans>
        </FeatureCard>
      </ul>
      <div className={end}>
        <WayIn isSignedIn={isSignedIn} size="lg" />
      </div>
    </PublicFrame>
  )
}

const head = css({ paddingInline: 'page', paddingBlockStart: '8', paddingBlockEnd: '6' })
const heading = css({
  textStyle: { base: 'heading', sm: 'display' },
  textWrap: 'balance',
  maxWidth: '[44rem]',
})
const lead = css({ textStyle: 'read', color: 'muted', marginBlockStart: '2' })
const grid = css({
  display: 'grid',
  gap: '5',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
  paddingInline: 'page',
})
const end = css({ paddingInline: 'page', paddingBlockStart: '8' })
