/** A business card as people understand one, whatever version of the format it came in. All texts are plain. */
export interface Card {
  uid?: string
  name: string
  title?: string
  company?: string
  emails: Labelled[]
  phones: Phone[]
  /** One line. */
  address?: string
  /** `1994-08-18`, or `--08-18` where the year is not told. */
  birthday?: string
  notes?: string
  tags: string[]
  /** A data URL of a JPEG, PNG, GIF or WebP picture. */
  photo?: string
  /** What only Outpost writes and understands: a cover and the notes as HTML, which whoever shows them must sanitise. */
  own?: { cover?: string; html?: string }
}

export interface Labelled {
  value: string
  /** "Mobile", "Work", "Home", "Personal", or whatever the owner called it; empty for none. */
  label: string
}

export interface Phone extends Labelled {
  /** Two letters, where a card of ours says it: +1 alone belongs to many countries. */
  country?: string
}

export type Version = '3.0' | '4.0'
