import type { Country } from '#src/contract/contacts.ts'
import { useContacts } from '#src/features/contacts/use-contacts.ts'
import { assetUrl } from '#src/lib/url/asset-url.ts'
import { css } from '#styled-system/css'

/** The flag of a country, beside its dial code; nothing for an unknown country. */
export function Flag({ country }: { country: string }) {
  const { countries } = useContacts()
  const known = countries.find(({ iso }) => iso.toLowerCase() === country.toLowerCase())
  return known ? <FlagOf country={known} /> : null
}

export const FlagOf = ({ country: { flagImagePos } }: { country: Country }) => (
  <span
    aria-hidden="true"
    className={flag}
    style={{ backgroundImage: sprite, backgroundPosition: flagImagePos }}
  />
)

const sprite = `url(${assetUrl('images/contacts/flags.svg')})`
const flag = css({
  display: 'inline-block',
  flex: 'none',
  alignSelf: 'center',
  width: '[24px]',
  height: '[16px]',
  borderRadius: 'xs',
  boxShadow: 'hairline',
  _highContrast: { forcedColorAdjust: 'none' },
})
