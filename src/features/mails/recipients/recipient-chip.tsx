import { XMarkIcon } from '@heroicons/react/16/solid'
import { useLingui } from '@lingui/react/macro'
import { isAddress, personOf } from '#src/lib/mail/addresses.ts'
import { Avatar } from '#src/ui/badge/avatar.tsx'
import { css, cva } from '#styled-system/css'

/** A recipient of a draft; red when the address is invalid. */
export function RecipientChip({ contact, onRemove }: { contact: string; onRemove: () => void }) {
  const { t } = useLingui()
  const { name, address } = personOf(contact)
  const isWrong = !isAddress(address)
  return (
    <span className={chip({ isWrong })} title={contact}>
      {!isWrong && <Avatar decorative size="xs" name={name} />}
      <span className={words}>{name}</span>
      {isWrong && <span className={css({ srOnly: true })}>{t`, not a mail address`}</span>}
      <button type="button" aria-label={t`Take out ${name}`} className={remove} onClick={onRemove}>
        <XMarkIcon />
      </button>
    </span>
  )
}

const chip = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    maxWidth: 'full',
    minHeight: '7',
    paddingInlineStart: '0.5',
    paddingInlineEnd: '1.5',
    borderRadius: 'full',
    fontSize: 'label',
    fontWeight: 'medium',
  },
  variants: {
    isWrong: {
      true: { background: 'danger.subtle', color: 'danger.text', paddingInlineStart: '2.5' },
      false: { background: 'sunken' },
    },
  },
})
const words = css({ truncate: true })
const remove = css({
  position: 'relative',
  borderRadius: 'full',
  color: 'subtle',
  _hover: { color: 'fg' },
  _after: { content: '""', position: 'absolute', inset: '[-6px]', _touch: { inset: '[-14px]' } },
  '& svg': { width: 'icon.xs', height: 'icon.xs' },
})
