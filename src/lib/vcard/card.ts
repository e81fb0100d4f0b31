/** A business card, independent of the version of the format. All texts are plain. */
export interface Card {
  uid?: string
  name: string
  title?: string
  company?: string
  emails: Labelled[]
  phones: Phone[]
  /** One line. */
  address?: string
  /** `1994-08-18`, or `--08-18` without a year. */
  birthday?: string
  notes?: string
  tags: string[]
  /** A data URL of a JPEG, PNG, GIF or WebP picture. */
  photo?: string
  /**
   * Fields that only Outpost writes and reads: a cover and the notes as HTML, which must be sanitised before it is
   * shown.
   */
  own?: { cover?: string; html?: string }
}

export interface Labelled {
  value: string
  /** "Mobile", "Work", "Home", "Personal", or a label of the owner; empty for none. */
  label: string
}

export interface Phone extends Labelled {
  /** Two letters, only in cards from Outpost: the dial code +1 belongs to many countries. */
  country?: string
}

export type Version = '3.0' | '4.0'
