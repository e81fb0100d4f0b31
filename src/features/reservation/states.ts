import type { Reservation } from '#src/contract/shop/documents/documents.ts'

/** The states of a reservation, in the order in which it has them. */
export const states: readonly Reservation['status'][] = [
  'pending',
  'confirmed',
  'arrived',
  'converted',
  'no-show',
  'cancelled',
]

/** Returns whether a reservation can still be changed. */
export const isOpen = ({ status }: Reservation) =>
  status === 'pending' || status === 'confirmed' || status === 'arrived'
