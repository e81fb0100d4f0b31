import { useLingui } from '@lingui/react/macro'
import { css } from '#styled-system/css'

/** One account for each role of the sample data, with the rights of the role. A choice fills the form around it. */
export function SampleRoles({ onChoose }: { onChoose: () => void }) {
  const { t } = useLingui()
  const roles = [
    { name: 'staff', title: t`Owner`, may: t`Everything` },
    { name: 'cashier', title: t`Cashier`, may: t`Sales, customers, tasks` },
    { name: 'store', title: t`Store keeper`, may: t`Stock, goods in, products` },
    { name: 'driver', title: t`Driver`, may: t`Deliveries and their cash` },
    { name: 'viewer', title: t`Viewer`, may: t`Sees everything, changes nothing` },
  ]
  return (
    <ul aria-label={t`Sample accounts`} className={list}>
      {roles.map(({ name, title, may }) => (
        <li key={name}>
          <button
            type="button"
            className={row}
            onClick={({ currentTarget: { form } }) => {
              fill(form, { email: `${name}@outpost.example`, password: 'Outpost-2026' })
              onChoose()
            }}
          >
            <span className={css({ textStyle: 'label' })}>{title}</span>
            <span className={css({ textStyle: 'caption', color: 'muted' })}>{may}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

function fill(form: HTMLFormElement | null, pair: Record<string, string>) {
  for (const [name, value] of Object.entries(pair)) {
    const input = form?.elements.namedItem(name)
    if (!(input instanceof HTMLInputElement)) continue
    input.value = value
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  form?.querySelector<HTMLElement>('[type=submit]')?.focus()
}

const list = css({
  width: 'full',
  borderRadius: 'lg',
  background: 'surface',
  boxShadow: 'hairline',
  overflow: 'hidden',
  '& > li + li': { borderBlockStart: 'hairline' },
})
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  alignContent: 'center',
  justifyContent: 'space-between',
  columnGap: '3',
  width: 'full',
  minHeight: 'touch',
  paddingInline: '4',
  paddingBlock: '2',
  textAlign: 'start',
  cursor: 'pointer',
  _hover: { background: 'hover' },
  _focusVisible: { outlineOffset: '[-2px]' },
})
