import { CloudArrowDownIcon, LanguageIcon, RectangleStackIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Horizon } from '#src/ui/art/horizon.tsx'
import { useTitle } from '#src/ui/text/use-title.ts'
import { css } from '#styled-system/css'
import { FeatureCard } from './feature-card.tsx'
import { PublicFrame, WayIn } from './public-frame.tsx'

interface Props {
  isSignedIn: boolean
  tools: ReactNode
}

/** The public page that describes Outpost. */
export function Home({ isSignedIn, tools }: Props) {
  const { t } = useLingui()
  useTitle(t`The workspace of a shop`)
  return (
    <PublicFrame isSignedIn={isSignedIn} tools={tools}>
      <section className={hero}>
        <Horizon className={css({ height: 'full' })}>
          <h1 tabIndex={-1} className={motto}>
            <Trans>Network down, work goes on.</Trans>
          </h1>
          <p className={promise}>
            <Trans>
              Outpost is where the people of a shop work: selling, stock, tasks, mail and notes, on any
              device, with or without a network.
            </Trans>
          </p>
          <div className={css({ marginBlockStart: '6' })}>
            <WayIn isSignedIn={isSignedIn} size="lg" />
          </div>
        </Horizon>
      </section>
      <ul className={cards}>
        <FeatureCard icon={<CloudArrowDownIcon />} title={<Trans>Everything is on your device first</Trans>}>
          <Trans>
            A weak line in the storeroom or none on the road changes nothing: what you do is kept at once, and
            the page says honestly how things stand.
          </Trans>
        </FeatureCard>
        <FeatureCard icon={<RectangleStackIcon />} title={<Trans>One place for the shift</Trans>}>
          <Trans>
            Tasks, mail, chat, notes, boards, contacts and files stand beside stock, funds and the till, with
            one search for all of it.
          </Trans>
        </FeatureCard>
        <FeatureCard icon={<LanguageIcon />} title={<Trans>Made for Vietnamese shops</Trans>}>
          <Trans>
            Vietnamese first and English too, searching without accents, đồng and dates as you write them.
          </Trans>
        </FeatureCard>
      </ul>
    </PublicFrame>
  )
}

const hero = css({
  marginInline: { base: '0', sm: 'page' },
  height: { base: '[32rem]', md: '[36rem]' },
  borderRadius: { sm: '2xl' },
  overflow: 'hidden',
})
const motto = css({ textStyle: { base: 'display', md: 'hero' }, maxWidth: '[36rem]', textWrap: 'balance' })
const promise = css({ textStyle: 'read', maxWidth: '[30rem]', marginTop: '3.5' })
const cards = css({
  display: 'grid',
  gap: '5',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  paddingInline: 'page',
  paddingBlockStart: '6',
})
