import { Accordion as Ark } from '@ark-ui/react/accordion'
import { ChevronDownIcon } from '@heroicons/react/24/outline'
import type { ReactNode } from 'react'
import { css } from '#styled-system/css'

/** A title with the content that it shows and hides. */
export interface AccordionItem {
  id: string
  title: ReactNode
  content: ReactNode
}

interface Props {
  items: readonly AccordionItem[]
  /** The ids of the items that are open. */
  open: readonly string[]
  onChange: (open: string[]) => void
}

/** Titles that show and hide the content below them; several can be open. Arrow keys move between the titles. */
export const Accordion = ({ items, open, onChange }: Props) => (
  <Ark.Root multiple value={[...open]} onValueChange={({ value }) => onChange(value)}>
    {items.map(({ id, title, content }) => (
      <Ark.Item key={id} value={id} className={item}>
        <h3 id={id} className={heading}>
          <Ark.ItemTrigger className={trigger}>
            <span className={css({ flex: '1', minWidth: '0' })}>{title}</span>
            <Ark.ItemIndicator className={indicator}>
              <ChevronDownIcon />
            </Ark.ItemIndicator>
          </Ark.ItemTrigger>
        </h3>
        <Ark.ItemContent className={panel}>{content}</Ark.ItemContent>
      </Ark.Item>
    ))}
  </Ark.Root>
)

const item = css({ '& + &': { borderBlockStart: 'hairline' } })
const heading = css({ scrollMarginTop: '20' })
const trigger = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3.5',
  width: 'full',
  minHeight: 'row',
  paddingInline: 'card',
  paddingBlock: '3',
  textAlign: 'start',
  fontWeight: 'label',
  cursor: 'pointer',
  _hover: { background: 'hover' },
  _focusVisible: { outlineOffset: '[-2px]' },
})
const indicator = css({
  flex: 'none',
  color: 'subtle',
  transition: '[rotate {durations.base}]',
  '&[data-state=open]': { rotate: '[180deg]' },
  '& svg': { width: 'icon.sm', height: 'icon.sm' },
  _print: { display: 'none' },
})
const panel = css({
  paddingInline: 'card',
  paddingBlockEnd: '5',
  color: 'muted',
  maxWidth: 'pane.readMax',
  // When it is printed, all content is shown.
  _print: { display: '[block !important]' },
})
