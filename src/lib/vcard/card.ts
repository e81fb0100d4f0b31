/** A business card, for all versions of the format. All texts are plain. */
export interface Card {
  uid?: string
  name: string
  title?: string
  company?: string
  emails: Labelled[]
  phones: Phone[]
  /** In one line. */
  address?: string
  /** `1994-08-18`, or `--08-18` without a year. */
  birthday?: string
  notes?: string
  tags: string[]
  /** A data URL of a JPEG, PNG, GIF or WebP picture. */
  photo?: string
  /**
   * Fields that only Outpost writes and reads: a cover, and the notes as HTML, which must be sanitised before they are
   * shown.
   */
  own?: { cover?: string; html?: string }
}

/** A value with a label. */
export interface Labelled {
  value: string
  /** "Mobile", "Work", "Home", "Personal", or a label of the owner; empty without a label. */
  label: string
}

/** A phone number with a label. */
export interface Phone extends Labelled {
  /**
   * The code of the country, two letters. Only cards from Outpost have it: the dial code +1 belongs to many countries.
   */
  country?: string
}

/** A version of the format that can be written. */
export type Version = '3.0' | '4.0'
