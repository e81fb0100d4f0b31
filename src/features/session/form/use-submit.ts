import { type FormEvent, useState, useTransition } from 'react'
import { flushSync } from 'react-dom'
import * as v from 'valibot'
import { useProblemWords } from './use-problem-words.ts'

/** What is wrong, in the user's words: per field by its name, and `form` for all of it. */
export type Problems = Partial<Record<string, string>>

export type Submission = ReturnType<typeof useSubmit>

interface Options<S extends v.GenericSchema> {
  schema: S
  /** What to say beside a field that the schema refuses. */
  words: Partial<Record<keyof v.InferOutput<S>, string>>
  send: (values: v.InferOutput<S>) => Promise<unknown>
  /** What a rejected `send` means here; by default the form says what the error says. */
  refused?: (error: unknown) => Problems | undefined
}

/**
 * A form whose values live in its inputs: checked by a schema when it is sent, one field's words gone as soon as that
 * field is mended. Whatever is refused, the first field to mend has the focus.
 */
export function useSubmit<S extends v.GenericSchema>({ schema, words, send, refused }: Options<S>) {
  const say = useProblemWords()
  const [problems, setProblems] = useState<Problems>({})
  const [sending, startSending] = useTransition()

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending) return
    const form = event.currentTarget
    const checked = v.safeParse(schema, Object.fromEntries(new FormData(form)))
    if (!checked.success) return show(form, inWords(checked.issues, words))
    setProblems({})
    startSending(async () => {
      try {
        await send(checked.output)
      } catch (error) {
        show(form, refused?.(error) ?? { form: say(error) })
      }
    })
  }

  /** Drawn at once, so that what gets the focus is read out together with its words. */
  function show(form: HTMLFormElement, found: Problems) {
    flushSync(() => setProblems(found))
    form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }

  const clearError = ({ target }: FormEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement && problems[target.name])
      setProblems({ ...problems, [target.name]: undefined })
  }

  return { problems, sending, submit, clearError }
}

function inWords(issues: readonly v.BaseIssue<unknown>[], words: Problems): Problems {
  const fields = issues.map(issue => String(issue.path?.[0]?.key))
  return Object.fromEntries(fields.map(field => [field, words[field]]))
}
