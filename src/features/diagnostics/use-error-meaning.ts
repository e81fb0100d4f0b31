import { useLingui } from '@lingui/react/macro'

/** Returns what a code of `errorCode` means in one sentence. The guide of the error codes says more about each. */
export function useErrorMeaning(): (code: string) => string {
  const { t } = useLingui()
  const meanings: Record<string, string> = {
    '000': t`No answer came`,
    '200': t`The server sent something unexpected`,
    '400': t`Something that was typed is not valid`,
    '401': t`The session had ended`,
    '403': t`The right was missing`,
    '404': t`It does not exist any more`,
    '409': t`It was changed elsewhere, or its state does not allow it`,
    '413': t`Too large`,
    '422': t`The call was not possible`,
    '429': t`Too many attempts`,
    '502': t`Another server could not be reached`,
    '503': t`The data could not be opened`,
    '507': t`The device was full`,
    '900': t`An error in the program`,
  }
  return code => meanings[code.slice(2, 5)] ?? t`Something went wrong on this device`
}
