import {
  BuildingStorefrontIcon,
  CheckCircleIcon,
  CubeIcon,
  TagIcon,
  TruckIcon,
  UserGroupIcon,
} from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { categoryName } from '#src/blocks/products/category-name.ts'
import type { Category } from '#src/contract/shared/product-sets.ts'
import { formatNumber } from '#src/lib/format/numbers.ts'
import { LeadIcon } from '#src/ui/icon/lead-icon.tsx'
import { Card } from '#src/ui/layout/card.tsx'
import { Columns, PageLayout } from '#src/ui/layout/page-layout.tsx'
import { SimpleList, type SimpleListItem } from '#src/ui/lists/simple-list.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'

interface Props {
  counts: { products: number; people: number; tasks: number; brands: number; vendors: number }
  categories: (Category & { count: number })[]
}

/** Every list of the shop with its number of entries. */
export function Lists({ counts, categories }: Props) {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const row = (
    id: string,
    Icon: typeof TagIcon,
    title: string,
    count: number,
    to: string,
  ): SimpleListItem => ({
    id,
    to,
    lead: (
      <LeadIcon>
        <Icon />
      </LeadIcon>
    ),
    title,
    trail: formatNumber(count, formats),
  })

  return (
    <PageLayout title={t`All lists`} lead={<Trans>Everything that the shop keeps a list of.</Trans>}>
      <Columns>
        <Card title={<Trans>Kept here</Trans>}>
          <SimpleList
            rows={[
              row('products', CubeIcon, t`Products`, counts.products, '/main/list/product/all'),
              row('people', UserGroupIcon, t`Contacts`, counts.people, '/apps/contacts'),
              row('tasks', CheckCircleIcon, t`Tasks`, counts.tasks, '/apps/tasks'),
              row('brands', BuildingStorefrontIcon, t`Brands`, counts.brands, '/main/market-place'),
              row('vendors', TruckIcon, t`Suppliers`, counts.vendors, '/main/market-place'),
            ]}
            empty={<Trans>Nothing here.</Trans>}
          />
        </Card>
        <Card title={<Trans>Categories</Trans>}>
          <SimpleList
            rows={categories.map(({ id, name, count }) =>
              row(id, TagIcon, categoryName(name, i18n.locale), count, `/main/list/product/${id}`),
            )}
            empty={<Trans>There is no category.</Trans>}
          />
        </Card>
      </Columns>
    </PageLayout>
  )
}
