import { Trans, useLingui } from '@lingui/react/macro'
import { searchId } from '#src/features/guides/use-help-keys.ts'
import { Contours } from '#src/ui/art/contours.tsx'
import { SearchField } from '#src/ui/lists/search-field.tsx'
import type { SearchText } from '#src/ui/lists/use-search-text.ts'
import { css } from '#styled-system/css'

/** The heading of the help centre, and its search. */
export function Hero({ search }: { search: SearchText }) {
  const { t } = useLingui()
  return (
    <header className={hero}>
      <Contours />
      <h1 tabIndex={-1} className={heading}>
        <Trans>How can we help?</Trans>
      </h1>
      <p className={css({ color: 'ink.fgMuted', textWrap: 'balance' })}>
        <Trans>Answers and guides for the whole shop. They work without a network too.</Trans>
      </p>
      <div role="search" aria-label={t`Find help`} className={frame}>
        <SearchField
          id={searchId}
          size="md"
          label={t`Search the help`}
          placeholder={t`Search questions and guides`}
          search={search}
          className={css({ background: 'surface' })}
        />
      </div>
    </header>
  )
}

const hero = css({
  position: 'relative',
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '2',
  textAlign: 'center',
  paddingInline: { base: '4', sm: '8' },
  paddingBlock: { base: '8', md: '14' },
  marginBlockStart: '2',
  borderRadius: '2xl',
  background: 'ink.nav',
  color: 'white',
  _print: { display: 'none' },
})
const heading = css({ textStyle: { base: 'heading', md: 'display' }, textWrap: 'balance' })
const frame = css({ position: 'relative', width: 'full', maxWidth: '[34rem]', marginBlockStart: '4' })
