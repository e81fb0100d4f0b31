import { SparklesIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, Suspense, useEffect, useRef, useState } from 'react'
import { useTasks } from '#src/features/tasks/use-tasks.ts'
import { retryImport } from '#src/lib/retry-import.ts'
import { fold } from '#src/lib/text/fold.ts'
import { useKeptText } from '#src/ui/form/use-kept-text.ts'
import { isEnter } from '#src/ui/keyboard/is-enter.ts'
import { Kbd } from '#src/ui/keyboard/kbd.tsx'
import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import { css, cva, cx } from '#styled-system/css'
import { input } from '#styled-system/recipes'
import type { Kind, ParsedTask, parseTask } from './parse-task.ts'

export const quickAddId = 'quick-add'

const ParsedChips = lazyWithRetry(() => import('./parsed-chips.tsx').then(module => module.ParsedChips))

/**
 * A field whose text becomes a task on Enter. While the user types, the parsed parts are marked in it and shown below
 * it, where they can be removed.
 */
export function QuickAdd() {
  'use no memo' // Each typed letter changes most of it; memoised, the script of the list would be larger.
  const { t } = useLingui()
  const { now, people, me } = useTasks()
  const addParsed = useAddParsed()
  const [ignored, setIgnored] = useState<readonly string[]>([])
  const [text, setText] = useKeptText('outpost.quick-add')
  const mirror = useRef<HTMLDivElement>(null)
  const { parse, load } = useParser(text !== '')
  const isWaiting = useRef(false)
  const options = { team: { people, me }, ignored }
  const shown = parse?.(text, now, options)
  const parts: ParsedTask['parts'] = shown?.parts ?? [{ text }]

  function write(next: string) {
    setText(next)
    if (next === '') setIgnored([])
  }

  async function addOnEnter(event: KeyboardEvent<HTMLInputElement>) {
    if (!isEnter(event) || isWaiting.current) return
    const typedNow = event.currentTarget
    isWaiting.current = parse === undefined
    const parsed = (parse ?? (await load()))(text, now, options)
    isWaiting.current = false
    if (parsed.title === '') return
    setText('')
    setIgnored([])
    if (await addParsed(parsed)) return
    // The next task may have been begun in the meantime.
    setText(`${text} ${typedNow.value}`.trim())
    setIgnored(more => [...ignored, ...more])
  }

  return (
    <>
      <div className={cx(input(), frame)}>
        <SparklesIcon />
        <div className={field}>
          <div ref={mirror} aria-hidden="true" className={letters}>
            {parts.map((part, index) => (
              // A part is identified only by its index.
              <span key={index} className={token({ kind: colorOf(part.kind) })}>
                {part.text}
              </span>
            ))}
          </div>
          <input
            id={quickAddId}
            className={typed}
            aria-label={t`Add a task`}
            placeholder={t`Add a task, such as “call Lan tomorrow 9am !high #urgent”`}
            autoComplete="off"
            enterKeyHint="done"
            value={text}
            onFocus={load}
            onChange={event => write(event.target.value)}
            onKeyDown={addOnEnter}
            onScroll={event => mirror.current?.scrollTo(event.currentTarget.scrollLeft, 0)}
          />
        </div>
        {text.trim() !== '' && <Kbd keys="Enter" />}
      </div>
      {shown && (
        <Suspense>
          <ParsedChips parsed={shown} onIgnore={more => setIgnored([...ignored, ...more])} />
        </Suspense>
      )}
    </>
  )
}

const importParser = async () => (await retryImport(() => import('./parse-task.ts'))).parseTask

/** Loads the parser when the field gets the focus, or earlier when it `isNeeded`. */
function useParser(isNeeded: boolean) {
  const [parse, setParse] = useState<typeof parseTask>()

  useEffect(() => {
    if (isNeeded) void importParser().then(parser => setParse(() => parser))
  }, [isNeeded])

  async function load() {
    const parser = await importParser()
    setParse(() => parser)
    return parser
  }

  return { parse, load }
}

const frame = css({
  flex: 'none',
  minHeight: 'control.lg',
  borderRadius: 'lg',
  boxShadow: '[inset 0 0 0 1px {colors.borderStrong}]',
  color: 'subtle',
  '&:has(input:focus-visible)': { boxShadow: 'focus' },
  _print: { display: 'none' },
})
const field = css({ position: 'relative', flex: '1', minWidth: '0', height: 'control.lg' })
const letters = css({
  position: 'absolute',
  inset: '0',
  overflow: 'hidden',
  whiteSpace: 'pre',
  lineHeight: '[3rem]',
  color: 'fg',
  pointerEvents: 'none',
})
/** The text below is visible; this field shows only the caret. */
const typed = css({
  position: 'relative',
  width: 'full',
  height: 'full',
  background: '[transparent]',
  color: '[transparent]',
  caretColor: 'accent.ring',
  textOverflow: 'ellipsis',
  _focusVisible: { outline: 'none', boxShadow: 'none' },
  _selection: { color: '[transparent]', background: 'accent.subtleHover' },
})
const colorOf = (kind: Kind | undefined) => (kind === 'repeat' ? 'when' : kind === 'assignee' ? 'tag' : kind)

/** Marked with a shadow and no padding, so that no letter moves. */
const token = cva({
  base: { borderRadius: 'xs' },
  variants: {
    kind: {
      when: {
        color: 'accent.text',
        background: 'accent.subtle',
        boxShadow: '[0 0 0 2px {colors.accent.subtle}]',
      },
      priority: {
        color: 'danger.text',
        background: 'danger.subtle',
        boxShadow: '[0 0 0 2px {colors.danger.subtle}]',
      },
      tag: { color: 'avatar.6.fg', background: 'avatar.6.bg', boxShadow: '[0 0 0 2px {colors.avatar.6.bg}]' },
    },
  },
})

/** Adds the parsed task. Missing tags are created first. */
function useAddParsed() {
  const { tags, add, createTag } = useTasks()

  return async ({ parts: _, tags: words, ...task }: ParsedTask) => {
    const found = await Promise.all(
      words.map(word => tags.find(tag => fold(tag.title) === fold(word)) ?? createTag(word)),
    )
    return add('task', { ...task, tags: found.flatMap(tag => tag?.id ?? []) })
  }
}
