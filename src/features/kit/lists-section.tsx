import { AdjustmentsHorizontalIcon, KeyIcon, UserCircleIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { toast } from '#src/ui/feedback/toast.tsx'
import { Tabs } from '#src/ui/layout/tabs.tsx'
import { Paginator } from '#src/ui/lists/paginator.tsx'
import { VirtualList } from '#src/ui/lists/virtual-list.tsx'
import { css } from '#styled-system/css'
import { people, products } from './sample.ts'
import type { SectionProps } from './section-props.ts'
import { Section, Specimen } from './specimen.tsx'

const orders = Array.from({ length: 10_000 }, (_, index) => ({
  id: `20-${String(10_000 - index).padStart(5, '0')}`,
  buyer: people[index % people.length],
  product: products[index % products.length]?.name,
}))

/** Tabs, pages, and ten thousand rows. */
export function ListsSection(props: SectionProps) {
  const { t } = useLingui()
  const [tab, setTab] = useState<'profile' | 'password' | 'display'>('display')
  const [pages, setPages] = useState({ page: 2, size: 25 })
  return (
    <Section {...props}>
      <Specimen title={t`Tabs`} wide>
        <Tabs
          label={t`Settings`}
          value={tab}
          onChange={setTab}
          tabs={[
            {
              value: 'profile',
              label: t`Profile`,
              icon: <UserCircleIcon />,
              panel: <p>huong.nguyen@nhasuong.vn</p>,
            },
            {
              value: 'password',
              label: t`Change password`,
              icon: <KeyIcon />,
              panel: <p>{t`Changed on 2 November`}</p>,
            },
            {
              value: 'display',
              label: t`Display settings`,
              icon: <AdjustmentsHorizontalIcon />,
              panel: <p>{t`The colour of actions, selection and navigation`}</p>,
            },
          ]}
        />
      </Specimen>
      <Specimen title={t`Ten thousand rows`} wide flush>
        <VirtualList
          label={t`Orders`}
          items={orders}
          keyOf={order => order.id}
          estimate={48}
          className={css({ height: '[18rem]' })}
        >
          {order => (
            <button type="button" className={line} onClick={() => toast.success(order.id)}>
              <span className={css({ fontVariantNumeric: 'tabular-nums', color: 'subtle' })}>{order.id}</span>
              <span className={css({ flex: '1', minWidth: '0', truncate: true })}>{order.product}</span>
              <span className={css({ display: { base: 'none', sm: 'block' }, color: 'muted' })}>
                {order.buyer}
              </span>
            </button>
          )}
        </VirtualList>
        <Paginator {...pages} total={10_000} onChange={setPages} />
      </Specimen>
    </Section>
  )
}

const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: '4',
  width: 'full',
  height: 'rowCompact',
  textAlign: 'start',
  paddingInline: 'card',
  borderBlockEnd: 'hairline',
  _hover: { background: 'hover' },
  _focusVisible: { outlineOffset: '[-2px]', boxShadow: 'none' },
})
