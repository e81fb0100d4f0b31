import { useWarehouses } from '#src/blocks/shop/documents/warehouses.ts'
import { Field } from '#src/ui/form/field.tsx'
import { Select } from '#src/ui/form/select.tsx'

interface Props {
  label: string
  value: string
  onChange: (id: string) => void
}

/** A choice of a warehouse. */
export function WarehouseField({ label, value, onChange }: Props) {
  const warehouses = useWarehouses()
  return (
    <Field label={label}>
      <Select
        options={warehouses.map(({ id, name }) => ({ value: id, label: name }))}
        value={value}
        onChange={onChange}
      />
    </Field>
  )
}
