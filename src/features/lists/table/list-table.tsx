import { ChevronDownIcon, ChevronUpIcon, PencilSquareIcon } from '@heroicons/react/20/solid'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { RowMark } from '#src/blocks/team/row-mark.tsx'
import type { ListField, ListKind, ListRow, Value } from '#src/features/lists/kind.ts'
import { valueOf } from '#src/features/lists/kind.ts'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { RowCheckbox, SelectedText } from '#src/ui/lists/row-selection.tsx'
import type { List } from '#src/ui/lists/use-list.ts'
import { VirtualList } from '#src/ui/lists/virtual-list.tsx'
import { cx } from '#styled-system/css'
import { link } from '#styled-system/recipes'
import { Cell } from './cell.tsx'
import { columnsOf } from './column-widths.ts'
import { RowBrief } from './row-brief.tsx'
import * as look from './table-look.ts'

interface Props {
  kind: ListKind
  rows: readonly ListRow[]
  list: List
  order: { by?: string | undefined; isDescending: boolean }
  onSort: (by: string, isDescending: boolean) => void
  onOpen: (id: string) => void
  onSave: (row: ListRow, field: ListField, value: Value) => Promise<boolean>
}

/**
 * The rows of a list. On a wide screen every field is a column that is edited in place; on a narrow screen a row shows
 * the most important ones below its name and opens its form.
 */
export function ListTable({ kind, rows, list, order, onSort, onOpen, onSave }: Props) {
  const { t } = useLingui()
  const columns = kind.fields.filter(({ isFormOnly }) => !isFormOnly)
  const [first, ...rest] = columns
  if (!first) return null

  return (
    <div className={look.frame} style={columnsOf(rest)} {...list.frameProps}>
      <div className={cx(look.line, look.head)}>
        <span />
        {columns.map(({ name, label, type }, index) => {
          const isSorted = (order.by ?? first.name) === name
          return (
            <button
              key={name}
              type="button"
              aria-label={t`Sort by ${label}`}
              aria-pressed={isSorted}
              className={cx(look.sorter, isFigure(type) && look.figure, index > 0 && look.wide)}
              onClick={() => onSort(name, isSorted && !order.isDescending)}
            >
              {label}
              {isSorted && (order.isDescending ? <ChevronDownIcon /> : <ChevronUpIcon />)}
            </button>
          )
        })}
        <span />
      </div>
      <VirtualList
        items={rows}
        keyOf={({ id }) => id}
        estimate={56}
        label={kind.title}
        activeIndex={list.focus.activeIndex}
        className={look.rows}
      >
        {row => {
          const { id } = row
          const name = String(valueOf(row, first.name) ?? '')
          const href = kind.hrefOf?.(row)
          const save = (field: ListField) =>
            kind.canEdit ? (value: Value) => onSave(row, field, value) : undefined
          return (
            <div {...list.rowProps(id)} className={cx(look.line, look.row({ isOff: isOff(row) }))}>
              <RowCheckbox list={list} id={id} label={t`Select ${name}`} />
              <span className={look.name}>
                {href ? (
                  <Link to={href} className={cx(link(), look.link)}>
                    {name}
                  </Link>
                ) : (
                  <Cell field={first} value={name} rowName={name} onSave={save(first)} />
                )}
                <RowBrief row={row} fields={rest} />
                <SelectedText selection={list.selection} id={id} />
              </span>
              {rest.map(field => (
                <span key={field.name} className={look.wide}>
                  <Cell field={field} value={valueOf(row, field.name)} rowName={name} onSave={save(field)} />
                </span>
              ))}
              <IconButton
                id={`row-${id}`}
                tabIndex={list.tabIndexOf(id)}
                label={t`Open ${name}`}
                onClick={() => onOpen(id)}
              >
                <PencilSquareIcon />
              </IconButton>
              <RowMark table={kind.table} id={id} />
            </div>
          )
        }}
      </VirtualList>
    </div>
  )
}

const isFigure = (type: ListField['type']) => type === 'money' || type === 'number'

const isOff = (row: ListRow) => valueOf(row, 'active') === false
