import type { OutputOf } from '#platform/shared/call.ts'
import type { listFiles } from '../../contract.ts'

export type ListedFile = OutputOf<typeof listFiles>['files'][number]

const LABELS = {
  validated: 'label_validated',
  'generated, not validated': 'label_generated',
  worksheet: 'label_worksheet',
} as const

/** The key of the text that says how far a file was held against the authority's rules. */
const fileLabel = (label: ListedFile['label']) => LABELS[label]

/** The key of the text that says how a file stands. */
export const fileState = ({ label, problems }: ListedFile) =>
  problems === null ? 'checkingFile' : problems.length > 0 ? 'refusedFile' : fileLabel(label)
