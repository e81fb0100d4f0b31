import { useState } from 'react'

/** Returns the current step of a form with several steps, and how to move. Next stays while the step is incomplete. */
export function useWizard(isComplete: (step: number) => boolean, count: number) {
  const [step, setStep] = useState(0)
  const [isWarned, setIsWarned] = useState(false)

  function next() {
    setIsWarned(!isComplete(step))
    if (isComplete(step)) setStep(Math.min(step + 1, count))
  }

  function goTo(earlier: number) {
    setIsWarned(false)
    setStep(Math.min(earlier, step))
  }

  return { step, isDone: step === count, isWarned, next, goTo }
}
