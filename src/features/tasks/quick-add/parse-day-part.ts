import { fold } from '#src/lib/text/fold.ts'

/** The hours of a part of the day, and its default hour. */
export interface DayPart {
  hour: number
  /** Lower hours are in the afternoon: "3h chiều" is 15:00. */
  afternoonBelow: number
}

/** Before a Vietnamese day ("chiều mai") and after an English one ("tomorrow afternoon"). */
export const parts = '(?:(?<part>sáng|trưa|chiều|tối) )?'
export const laterParts = '(?: (?<later>morning|afternoon|evening|night))?'

/** The part of the day for a word, with or without accents. */
export const dayPart = (word: string | undefined): DayPart | undefined =>
  word === undefined ? undefined : table[fold(word)]

const morning = { hour: 8, afternoonBelow: 0 }
const noon = { hour: 12, afternoonBelow: 4 }
const afternoon = { hour: 14, afternoonBelow: 12 }
const evening = { hour: 19, afternoonBelow: 12 }

const table: Record<string, DayPart> = {
  sang: morning,
  trua: noon,
  chieu: afternoon,
  toi: evening,
  morning,
  afternoon,
  evening,
  night: evening,
}
