import { SharedIcon } from '#src/ui/icon/shared-icon.tsx'
import { css } from '#styled-system/css'

/** The shop to which the user signs in. */
export function CompanyPill({ name }: { name: string }) {
  return (
    <p className={pill}>
      <span aria-hidden="true" className={disc}>
        <SharedIcon name="building-storefront-micro" />
      </span>
      <span className={css({ truncate: true })}>{name}</span>
    </p>
  )
}

const pill = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2.5',
  maxWidth: 'full',
  height: '10',
  paddingLeft: '1.5',
  paddingRight: '3.5',
  marginBottom: '7',
  borderRadius: 'full',
  textStyle: 'label',
  background: 'surface',
  boxShadow: '[{shadows.hairline}, {shadows.xs}]',
})
const disc = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '7',
  height: '7',
  borderRadius: 'full',
  color: 'accent.onSolid',
  background: 'accent.solid',
  '& svg': { width: 'icon.xs', height: 'icon.xs' },
})
