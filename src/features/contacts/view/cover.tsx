import { ChevronDownIcon, ChevronUpIcon, XMarkIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import type { Contact } from '#src/contract/contacts.ts'
import { useContactNavigation } from '#src/features/contacts/use-contact-navigation.ts'
import { useContacts } from '#src/features/contacts/use-contacts.ts'
import { assetUrl } from '#src/lib/url/asset-url.ts'
import { Contours } from '#src/ui/art/contours.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { css } from '#styled-system/css'

/** The background picture, with buttons to the next and previous contact and back to the list. */
export function Cover({ contact: { id, background } }: { contact: Contact }) {
  const { t } = useLingui()
  const { shown } = useContacts()
  const { open, close } = useContactNavigation()
  const index = shown.findIndex(contact => contact.id === id)
  const [before, after] = index < 0 ? [] : [shown[index - 1], shown[index + 1]]

  return (
    <div className={cover}>
      {background ? (
        <img src={assetUrl(background)} alt="" decoding="async" className={picture} />
      ) : (
        <Contours />
      )}
      <div className={buttons}>
        <IconButton size="lg" label={t`Close`} className={glass} onClick={close}>
          <XMarkIcon />
        </IconButton>
        <IconButton
          size="lg"
          label={t`Previous contact`}
          className={glass}
          disabled={!before}
          onClick={() => before && open(before.id)}
        >
          <ChevronUpIcon />
        </IconButton>
        <IconButton
          size="lg"
          label={t`Next contact`}
          className={glass}
          disabled={!after}
          onClick={() => after && open(after.id)}
        >
          <ChevronDownIcon />
        </IconButton>
      </div>
    </div>
  )
}

const cover = css({
  position: 'relative',
  height: { base: '40', sm: '48' },
  overflow: 'hidden',
  backgroundImage:
    '[linear-gradient(115deg, {colors.accent.900}, {colors.accent.700} 55%, {colors.accent.500})]',
})
const picture = css({ width: 'full', height: 'full', objectFit: 'cover' })
const buttons = css({
  position: 'absolute',
  insetBlockStart: '3',
  insetInline: '3.5',
  display: 'flex',
  gap: '1.5',
  '& > :first-child': { marginInlineEnd: 'auto' },
})
/** Readable on any picture. */
const glass = css({
  color: 'white',
  background: '[color-mix(in srgb, {colors.ink.base} 56%, transparent)]',
  _hover: { color: 'white', background: 'ink.base' },
})
