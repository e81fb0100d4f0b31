import { Trans, useLingui } from '@lingui/react/macro'
import { MAX_TEXT_LENGTH } from '#src/contract/shared/quote.ts'
import { css, cva } from '#styled-system/css'

/** From this length on the number of characters is shown. */
const LENGTH_WITH_COUNT = MAX_TEXT_LENGTH - 400

const lengthOf = (text: string) => text.trim().length

/** Returns whether the hub would refuse a message because of its length. */
export const isTooLong = (text: string) => lengthOf(text) > MAX_TEXT_LENGTH

/** Says above the field how many characters a long message has, and why one that is too long cannot be sent. */
export function LengthHint({ id, text }: { id: string; text: string }) {
  const { i18n } = useLingui()
  const length = lengthOf(text)
  const hasFailed = length > MAX_TEXT_LENGTH
  const [count, limit] = [i18n.number(length), i18n.number(MAX_TEXT_LENGTH)]
  return (
    <div id={id} role="status" className={hint({ hasFailed })}>
      {hasFailed ? (
        <Trans>
          This message has {count} characters; one message may have {limit}. Shorten it or send it in parts.
        </Trans>
      ) : (
        length >= LENGTH_WITH_COUNT && (
          <span className={css({ fontVariantNumeric: 'tabular-nums' })}>
            <Trans>
              {count} of {limit} characters
            </Trans>
          </span>
        )
      )}
    </div>
  )
}

const hint = cva({
  base: { textStyle: 'caption', marginBottom: '1', _empty: { display: 'none' } },
  variants: { hasFailed: { true: { color: 'danger.text' }, false: { color: 'subtle' } } },
})
