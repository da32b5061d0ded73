/**
 * How many days what has a period of its own is kept. The jobs stand in the modules that own the records, which may not
 * use this one; `main/data-classes.test.ts` holds the two together.
 */
export const DAYS_KEPT = {
  signIns: 183,
  mailLinks: 30,
  signUps: 7,
  enquiries: 730,
  robots: 30,
  visitorCarts: 30,
  messagesDeleted: 30,
  reminders: 400,
  exports: 7,
  counters: 1,
  usedConsents: 2,
  reportBuyers: 30,
  absences: 90,
  webhookDeliveries: 30,
  refusedMail: 90,
  staffAccess: 90,
  /** Of numbers that neither a sale nor a company names. */
  publishedNames: 365,
  /** After a company was closed: what no law asks for. */
  closedCompany: 30,
} as const

/** The same in years, each from the end of a year. */
export const YEARS_KEPT = {
  /** Money that came in, belongs to no order and was sent back; what nobody has claimed waits longer. */
  returnedTransfers: 8,
  unclaimedTransfers: 10,
  publishedNames: 10,
  staff: 10,
} as const
