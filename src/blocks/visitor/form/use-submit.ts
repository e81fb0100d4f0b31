import { type FormEvent, useState, useTransition } from 'react'
import { flushSync } from 'react-dom'
import { ApiProblem } from '#src/lib/problem.ts'
import { useProblemWords } from './use-problem-words.ts'

/** Error messages by field name; `form` for the whole form. */
export type Problems = Partial<Record<string, string>>

export type Submission = ReturnType<typeof useSubmit>

interface Check {
  isValid: (text: string, texts: Partial<Record<string, string>>) => boolean
  message: string
}

interface Options<Name extends string> {
  /** The fields that are checked before they are sent. The server checks all of them; see `refusalOf`. */
  checks: Record<Name, Check>
  send: (texts: Record<Name, string> & Partial<Record<string, string>>) => Promise<unknown>
  /** Maps a rejected `send` to messages; by default the form shows the error's own message. */
  refused?: (error: unknown) => Problems | undefined
}

/**
 * A form with uncontrolled inputs, whose texts are checked on submit. It uses no schemas, because the sign-in page loads
 * no schema library. The message of a field disappears when the field is edited. After an error the first invalid field
 * gets the focus.
 */
export function useSubmit<Name extends string>({ checks, send, refused }: Options<Name>) {
  const say = useProblemWords()
  const [problems, setProblems] = useState<Problems>({})
  const [sending, startSending] = useTransition()

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending) return
    const form = event.currentTarget
    // A visitor's form has no files.
    const texts = Object.fromEntries(new FormData(form)) as Record<Name, string>
    const wrong = Object.entries<Check>(checks).filter(
      ([name, { isValid }]) => !isValid(texts[name as Name] ?? '', texts),
    )
    if (wrong.length > 0)
      return show(form, Object.fromEntries(wrong.map(([name, { message }]) => [name, message])))
    setProblems({})
    startSending(async () => {
      try {
        await send(texts)
      } catch (error) {
        show(form, refused?.(error) ?? refusalOf(error, checks) ?? { form: say(error) })
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

/** Returns the message of the field that the server has refused. */
function refusalOf(error: unknown, checks: Record<string, Check>): Problems | undefined {
  const field = error instanceof ApiProblem ? error.field : undefined
  const check = field === undefined ? undefined : checks[field]
  return field !== undefined && check ? { [field]: check.message } : undefined
}

/** Checks a mail address only as far as a typing mistake shows; the server checks the rest. */
export const isEmail = (text: string) => /^\S+@\S+\.\S+$/.test(text)
export const isFilled = (text: string) => text.trim() !== ''
export const isPassword = (text: string) => text !== ''

/** spec: wrong credentials are 404 with the body false */
export const isWrongPair = (error: unknown) => error instanceof ApiProblem && error.status === 404
