/** What is said in other words of quantities, which go to a register or a scheme: each has a `quantities_` of its own. */
const OTHERS = [
  'status_ACCEPTED',
  'status_REJECTED',
  'state_AWAITING_DATA',
  'state_CONFIRMED',
  'state_FILED',
  'state_ACCEPTED',
  'state_REJECTED',
  'receiptAt',
  'reference',
  'reason',
  'confirmed',
  'cannotUndo',
  'lastSafeText',
  'due',
  'costsUnknown',
  'changedText',
  'correctsText',
  'openCorrected',
  'boxes',
  'boxesLead',
  'noBoxesText',
  'columnWhat',
  'columnAmount',
  'calculatedBox',
  'noFindingsText',
  'step_file',
  'step_keep_receipt',
  'step_accept',
  'step_reject',
  'step_other',
] as const

/** @param others the keys that have a `quantities_` of their own */
export const besides = <O extends string>(others: readonly O[]) => {
  const isOther = (key: string): key is O => others.some((one) => one === key)
  return <K extends string>({ stream }: { stream: string | null }, key: K): K | `quantities_${K & O}` =>
    stream && isOther(key) ? `quantities_${key}` : key
}

/** The key of a text about a declaration: its own, or the one about quantities. */
export const wordOf = besides(OTHERS)
