import type { OutputOf } from '#platform/shared/call.ts'
import { listFiles } from '../../contract.ts'

export { listFiles }
export type ListedFile = OutputOf<typeof listFiles>['files'][number]

const LABELS = {
  validated: 'label_validated',
  'generated, not validated': 'label_generated',
  worksheet: 'label_worksheet',
} as const

/** The key of the text that says how far a file was held against the authority's rules. */
export const fileLabel = (label: ListedFile['label']) => LABELS[label]
