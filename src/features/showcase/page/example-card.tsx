import { CodeBracketIcon } from '@heroicons/react/16/solid'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#src/ui/button/button.tsx'
import { Kbd } from '#src/ui/keyboard/kbd.tsx'
import { css, cva, cx } from '#styled-system/css'
import { sheet } from '#styled-system/recipes'
import { CodeBlock } from './code-block.tsx'
import type { Example } from './example.ts'

/** A piece: live, with the tokens of its look, its keys, and its code. */
export function ExampleCard({ id, title, text, Piece, code, tokens, keys, wide, flush }: Example) {
  const { t } = useLingui()
  const [showsCode, setShowsCode] = useState(false)
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={cx(sheet(), card({ wide }))}>
      <div className={head}>
        <h3 id={`${id}-title`} className={css({ flex: '1', minWidth: '0', textStyle: 'label' })}>
          {title}
        </h3>
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={showsCode}
          aria-label={showsCode ? t`Hide the code: ${title}` : t`Show the code: ${title}`}
          onClick={() => setShowsCode(!showsCode)}
        >
          <CodeBracketIcon />
          <Trans>Code</Trans>
        </Button>
      </div>
      {text && <p className={about}>{text}</p>}
      <div className={stage({ flush })}>
        <Piece />
      </div>
      {(tokens || keys) && (
        <dl className={facts}>
          {keys?.map(({ keys: combination, does }) => (
            <div key={combination} className={line}>
              <dt className={css({ flex: 'none' })}>
                <Kbd keys={combination} />
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
          {tokens && (
            <div className={line}>
              <dt className={css({ flex: 'none' })}>
                <Trans>Tokens</Trans>
              </dt>
              <dd className={css({ fontFamily: 'mono', overflowWrap: 'anywhere' })}>{tokens.join(', ')}</dd>
            </div>
          )}
        </dl>
      )}
      {showsCode && <CodeBlock code={code} label={t`The code: ${title}`} />}
    </section>
  )
}

const card = cva({
  base: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: '0',
    overflow: 'hidden',
    scrollMarginBlockStart: '20',
    _print: { breakInside: 'avoid' },
  },
  variants: { wide: { true: { gridColumn: '[1 / -1]' } } },
})
const head = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minHeight: '12',
  paddingInlineStart: 'card',
  paddingInlineEnd: '2',
  '& > button': { _print: { display: 'none' } },
})
const about = css({ paddingInline: 'card', paddingBlockEnd: '2', color: 'muted' })
const stage = cva({
  base: { flex: '1', minWidth: '0' },
  variants: { flush: { true: { overflow: 'hidden' }, false: { padding: 'card' } } },
  defaultVariants: { flush: false },
})
const facts = css({
  display: 'grid',
  gap: '1.5',
  paddingInline: 'card',
  paddingBlock: '3',
  borderBlockStart: 'hairline',
  textStyle: 'caption',
  color: 'muted',
})
const line = css({ display: 'flex', gap: '2' })
