import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { errorCode } from '#src/lib/error-code.ts'
import { ApiProblem } from '#src/lib/problem.ts'
import { reload } from '#src/lib/reload.ts'
import { css } from '#styled-system/css'
import { ErrorState } from './error-state.tsx'

interface LoadFailedProps extends ErrorComponentProps {
  title: ReactNode
}

/** Shown instead of a list or a row that did not load. It is the error component of a route. */
export function LoadFailed({ error, title }: LoadFailedProps) {
  const router = useRouter()

  return (
    <ErrorState
      className={css({ flex: '1', minWidth: '0', alignContent: 'center' })}
      title={title}
      code={errorCode(error)}
      onRetry={() => void reload(router)}
    >
      {error instanceof ApiProblem && error.message ? error.message : undefined}
    </ErrorState>
  )
}
