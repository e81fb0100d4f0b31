import { type FormEvent, useState, useTransition } from 'react'
import { flushSync } from 'react-dom'
import * as v from 'valibot'
import { ApiProblem } from '#src/lib/problem.ts'
import { useProblemWords } from './use-problem-words.ts'

/** Error messages by field name; `form` for the whole form. */
export type Problems = Partial<Record<string, string>>

export type Submission = ReturnType<typeof useSubmit>

interface Options<S extends v.GenericSchema> {
  schema: S
  /** The message for each field that the schema rejects. */
  words: Partial<Record<keyof v.InferOutput<S>, string>>
  send: (values: v.InferOutput<S>) => Promise<unknown>
  /** Maps a rejected `send` to messages; by default the form shows the error's own message. */
  refused?: (error: unknown) => Problems | undefined
}

/**
 * A form with uncontrolled inputs. The schema checks the values on submit; the message of a field disappears when the
 * field is edited. After an error the first invalid field gets the focus.
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

  /** Rendered synchronously, so that a screen reader reads the focused field together with its message. */
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

/** spec: wrong credentials are 404 with the body false */
export const isWrongPair = (error: unknown) => error instanceof ApiProblem && error.status === 404
