import { ArchiveBoxIcon, ShoppingBagIcon, TruckIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { DatePicker } from '#src/ui/date/date-picker.tsx'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { Combobox } from '#src/ui/form/combobox.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { RadioGroup } from '#src/ui/form/radio-group.tsx'
import { SegmentedControl } from '#src/ui/form/segmented-control.tsx'
import { MultiSelect, Select } from '#src/ui/form/select.tsx'
import { Switch } from '#src/ui/form/switch.tsx'
import { products } from './sample.ts'
import type { SectionProps } from './section-props.ts'
import { Section, Specimen, stack } from './specimen.tsx'

/** Checkboxes, radio buttons, selects and date pickers. */
export function ChoicesSection(props: SectionProps) {
  return (
    <Section {...props}>
      <Ticks />
      <OneOfFew />
      <Lists />
      <Days />
    </Section>
  )
}

function Ticks() {
  const { t } = useLingui()
  return (
    <Specimen title={t`Ticks and switches`}>
      <div className={stack}>
        <Checkbox defaultChecked>Chừa cửa kho số 2, ngõ sau</Checkbox>
        <Checkbox>Đếm 24 thùng 500 ml, 12 thùng 250 ml</Checkbox>
        <Checkbox indeterminate>In phiếu nhập 2041</Checkbox>
        <Checkbox disabled>Chụp ảnh hai thùng bù hàng vỡ</Checkbox>
        <Checkbox round defaultChecked>
          Kiểm tra nhiệt độ tủ mát
        </Checkbox>
        <Switch defaultChecked hint={<Trans>Customers see it in the web shop</Trans>}>
          <Trans>On sale</Trans>
        </Switch>
        <Switch>
          <Trans>Sound on new orders</Trans>
        </Switch>
        <Switch disabled>
          <Trans>Print receipts</Trans>
        </Switch>
      </div>
    </Specimen>
  )
}

function OneOfFew() {
  const { t } = useLingui()
  const [view, setView] = useState<'day' | 'week' | 'month'>('week')
  const [reply, setReply] = useState<'shop' | 'home'>('shop')
  return (
    <Specimen title={t`One of a few`}>
      <div className={stack}>
        <SegmentedControl
          label={t`Period`}
          value={view}
          onChange={setView}
          options={[
            { value: 'day', label: t`Day` },
            { value: 'week', label: t`Week` },
            { value: 'month', label: t`Month` },
          ]}
        />
        <RadioGroup
          legend={t`Delivery`}
          value={reply}
          onChange={setReply}
          options={[
            { value: 'shop', label: t`Pick up at the shop`, hint: t`Ready in 15 minutes` },
            { value: 'home', label: t`To the door`, hint: t`Within 3 km, before 18:00` },
          ]}
        />
      </div>
    </Specimen>
  )
}

function Lists() {
  const { t } = useLingui()
  const [way, setWay] = useState<'shop' | 'van' | 'store' | null>('van')
  const [tags, setTags] = useState<('urgent' | 'gift' | 'supplier')[]>(['urgent', 'gift'])
  const [product, setProduct] = useState<(typeof products)[number]['sku'] | null>('NS-0041')
  return (
    <Specimen title={t`Lists`}>
      <div className={stack}>
        <Field label={t`Order from`}>
          <Select
            value={way}
            onChange={setWay}
            options={[
              { value: 'shop', label: t`Counter`, icon: <ShoppingBagIcon /> },
              { value: 'van', label: t`Delivery`, icon: <TruckIcon /> },
              { value: 'store', label: t`Warehouse`, icon: <ArchiveBoxIcon />, disabled: true },
            ]}
          />
        </Field>
        <Field label={t`Tags`}>
          <MultiSelect
            value={tags}
            onChange={setTags}
            options={[
              { value: 'urgent', label: t`Urgent` },
              { value: 'gift', label: t`Gift` },
              { value: 'supplier', label: t`Supplier` },
            ]}
          />
        </Field>
        <Field label={t`Product`} hint={t`Accents do not matter: “nuoc mam” finds “Nước mắm”`}>
          <Combobox
            value={product}
            onChange={setProduct}
            placeholder={t`Name or SKU`}
            options={products.map(({ sku, name }) => ({ value: sku, label: name }))}
          />
        </Field>
        <Field label={t`Cashier`} error={t`Choose who stands at the counter`}>
          <Select value={null} onChange={() => {}} options={[{ value: 'chau', label: 'Lê Minh Châu' }]} />
        </Field>
        <Field label={t`Store`}>
          <Select
            disabled
            value="go-vap"
            onChange={() => {}}
            options={[{ value: 'go-vap', label: '128 Quang Trung, Gò Vấp' }]}
          />
        </Field>
      </div>
    </Specimen>
  )
}

function Days() {
  const { t } = useLingui()
  const [due, setDue] = useState<Date | null>(new Date(2026, 10, 20))
  const [reminder, setReminder] = useState<Date | null>(new Date(2026, 10, 21, 9, 30))
  const [birthday, setBirthday] = useState<Date | null>(null)
  return (
    <Specimen title={t`Days`}>
      <div className={stack}>
        <Field label={t`Due date`}>
          <DatePicker label={t`Due date`} value={due} onChange={setDue} />
        </Field>
        <Field label={t`Reminder`}>
          <DatePicker label={t`Reminder`} value={reminder} onChange={setReminder} withTime />
        </Field>
        <Field label={t`Birthday`} hint={t`A greeting is prepared a day before`}>
          <DatePicker label={t`Birthday`} value={birthday} onChange={setBirthday} />
        </Field>
      </div>
    </Specimen>
  )
}
