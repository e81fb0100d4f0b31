import { type ComponentProps, useId } from 'react'
import { css } from '#styled-system/css'
import { ChosenTags } from './chosen-tags.tsx'

interface Props extends ComponentProps<typeof ChosenTags> {
  /** The level of the heading. */
  level: 2 | 3
}

/** The tags of an entry below a heading, which is their `label`. */
export function TagsGroup({ level, ...props }: Props) {
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <div role="group" aria-labelledby={id} className={row}>
      <Heading id={id} className={heading}>
        {props.label}
      </Heading>
      <ChosenTags {...props} />
    </div>
  )
}

const heading = css({ flex: '[1 0 100%]', textStyle: 'label' })
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' })
