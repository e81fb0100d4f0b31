import {
  ArchiveBoxIcon,
  BuildingStorefrontIcon,
  CubeIcon,
  IdentificationIcon,
  TruckIcon,
  UserGroupIcon,
} from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { useCanOpen } from '#src/api/rights.ts'
import { ShopSample } from '#src/blocks/shop/sample/shop-sample.tsx'
import type { ShopCategory } from '#src/contract/shop/categories.ts'
import { formatNumber } from '#src/lib/format/numbers.ts'
import { LeadIcon } from '#src/ui/icon/lead-icon.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { Columns, PageLayout } from '#src/ui/layout/page-layout.tsx'
import { SimpleList, type SimpleListItem } from '#src/ui/lists/simple-list.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'

interface Props {
  /** The number of rows of each list; undefined for those who may not see it. */
  counts: Record<
    'products' | 'customers' | 'suppliers' | 'warehouses' | 'employees' | 'contacts',
    number | undefined
  >
  categories: readonly ShopCategory[]
}

/** Every list of the shop with its number of entries, and the categories of the products. */
export function Lists({ counts, categories }: Props) {
  const { t } = useLingui()
  const formats = useFormats()
  const canOpen = useCanOpen()
  const row = (
    Icon: typeof CubeIcon,
    title: string,
    count: number | undefined,
    to: string,
  ): SimpleListItem[] =>
    count === undefined || !canOpen(to)
      ? []
      : [
          {
            id: to,
            to,
            lead: (
              <LeadIcon>
                <Icon />
              </LeadIcon>
            ),
            title,
            trail: formatNumber(count, formats),
          },
        ]
  const tops = categories.filter(({ parentId }) => parentId === null)
  const below = (id: string) => categories.filter(({ parentId }) => parentId === id)

  return (
    <PageLayout title={t`All lists`} lead={<Trans>Everything that the shop keeps a list of.</Trans>}>
      <ShopSample />
      <Columns>
        <Card title={<Trans>Kept here</Trans>}>
          <SimpleList
            rows={[
              ...row(CubeIcon, t`Products`, counts.products, '/main/list/product/all'),
              ...row(UserGroupIcon, t`Customers`, counts.customers, '/main/list/customer'),
              ...row(TruckIcon, t`Suppliers`, counts.suppliers, '/main/list/supplier'),
              ...row(BuildingStorefrontIcon, t`Warehouses`, counts.warehouses, '/main/list/warehouse'),
              ...row(IdentificationIcon, t`Employees`, counts.employees, '/main/list/employee'),
              ...row(ArchiveBoxIcon, t`Contacts`, counts.contacts, '/apps/contacts'),
            ]}
            empty={<Trans>Nothing here.</Trans>}
          />
        </Card>
        <Card title={<Trans>Categories</Trans>}>
          <SimpleList
            rows={tops.map(({ id, name }) => ({
              id,
              to: `/main/list/product/${id}`,
              title: name,
              meta: below(id)
                .map(category => category.name)
                .join(' · '),
            }))}
            empty={<Trans>There is no category.</Trans>}
          />
        </Card>
      </Columns>
    </PageLayout>
  )
}
