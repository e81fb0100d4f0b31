import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { scrollToId } from '#src/features/guides/scroll-to.ts'
import { css } from '#styled-system/css'
import type { Section } from './sections.ts'

/** The headings of a guide as links: beside the text from `lg`, above it on smaller screens. */
export function GuideContents({ sections }: { sections: readonly Section[] }) {
  const { t } = useLingui()
  const named = sections.flatMap(({ id, title }) => (id ? [{ id, title }] : []))
  if (named.length < 2) return null
  return (
    <nav aria-label={t`Contents`} className={aside}>
      <p className={css({ textStyle: 'label', color: 'subtle', marginBlockEnd: '1' })}>
        <Trans>Contents</Trans>
      </p>
      <ol>
        {named.map(({ id, title }) => (
          <li key={id}>
            <Link
              to="."
              hash={id}
              replace
              resetScroll={false}
              className={line}
              onClick={() => scrollToId(id)}
            >
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

const aside = css({
  order: { lg: '1' },
  position: { lg: 'sticky' },
  insetBlockStart: '20',
  paddingInlineStart: '4',
  borderInlineStart: 'strong',
  _print: { display: 'none' },
})
const line = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: { base: 'touch', lg: '8', _touch: 'touch' },
  color: 'muted',
  borderRadius: 'xs',
  _hover: { color: 'accent.text' },
})
