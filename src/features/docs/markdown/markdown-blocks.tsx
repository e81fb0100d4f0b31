import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { Json } from '#src/features/docs/api/json.tsx'
import { css } from '#styled-system/css'
import { link } from '#styled-system/recipes'
import type { Block, Inline } from './read-markdown.ts'

/** The blocks of a guide as elements. `codeLabel` begins the accessible name of code, whose first line ends it. */
export const MarkdownBlocks = ({ blocks, codeLabel }: { blocks: readonly Block[]; codeLabel: string }) => (
  <div className={text}>
    {numbered(blocks).map(([at, block]) => (
      <Fragment key={at}>{show(block, codeLabel)}</Fragment>
    ))}
  </div>
)

function show(block: Block, codeLabel: string) {
  switch (block.kind) {
    case 'heading':
      return <h2 className={css({ textStyle: 'title', marginBlockStart: '3' })}>{block.text}</h2>
    case 'code':
      return <Json label={`${codeLabel}: ${block.text.split('\n')[0]}`} value={block.text} />
    case 'list': {
      const items = numbered(block.items).map(([at, item]) => (
        <li key={at}>
          <Line parts={item} />
        </li>
      ))
      return block.ordered ? <ol className={ordered}>{items}</ol> : <ul className={bullets}>{items}</ul>
    }
    default:
      return (
        <p>
          <Line parts={block.content} />
        </p>
      )
  }
}

const Line = ({ parts }: { parts: readonly Inline[] }) =>
  numbered(parts).map(([at, part]) => <Fragment key={at}>{showInline(part)}</Fragment>)

function showInline(part: Inline) {
  if (part.kind === 'link')
    return (
      <Link to={part.to} className={link()}>
        {part.text}
      </Link>
    )
  if (part.kind === 'strong') return <strong>{part.text}</strong>
  return part.kind === 'code' ? <code className={code}>{part.text}</code> : part.text
}

/** The text does not change, so the position of a part is its key. */
const numbered = <T,>(parts: readonly T[]) => parts.map((part, index) => [index, part] as const)

const text = css({ display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)', textStyle: 'read' })
const list = { display: 'grid', gap: '1.5', paddingInlineStart: '5' } as const
const bullets = css({ ...list, listStyle: 'disc' })
const ordered = css({ ...list, listStyle: 'decimal' })
const code = css({ fontFamily: 'mono', fontSize: 'label', overflowWrap: 'anywhere' })
