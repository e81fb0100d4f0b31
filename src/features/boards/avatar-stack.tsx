import { useLingui } from '@lingui/react/macro'
import type { Member } from '#src/contract/shared/board-rows.ts'
import { Avatar } from '#src/ui/badge/avatar.tsx'
import { css, cx } from '#styled-system/css'

interface Props {
  people: readonly Member[]
  /** More people than this become a "+n". */
  max?: number
  size?: 'xs' | 'sm'
  className?: string
}

/** People as overlapping pictures, with one name for screen readers: that of everyone. */
export function AvatarStack({ people, max = 5, size = 'sm', className }: Props) {
  const { i18n } = useLingui()
  if (people.length === 0) return null
  const names = new Intl.ListFormat(i18n.locale).format(people.map(({ name }) => name))
  const more = people.length - max
  return (
    <span role="img" aria-label={names} title={names} className={cx(stack, className)}>
      {people.slice(0, max).map(({ id, name, avatar }) => (
        <Avatar key={id} size={size} name={name} image={avatar} decorative className={ring} />
      ))}
      {more > 0 && (
        <span aria-hidden="true" className={cx(ring, rest)} data-size={size}>
          +{more}
        </span>
      )}
    </span>
  )
}

const stack = css({ flex: 'none', display: 'inline-flex', '& > * + *': { marginInlineStart: '[-0.5rem]' } })
const ring = css({ borderRadius: 'full', boxShadow: '[0 0 0 2px var(--stack-ring, {colors.surface})]' })
const rest = css({
  display: 'grid',
  placeItems: 'center',
  minWidth: 'avatar.sm',
  height: 'avatar.sm',
  paddingInline: '1',
  background: 'pressed',
  color: 'muted',
  textStyle: 'micro',
  '&[data-size=xs]': { minWidth: 'avatar.xs', height: 'avatar.xs' },
})
