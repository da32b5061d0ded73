import { authorityInSentence, workingDays, type T } from './turn-text.ts'
import type { Details, StepStatus } from './step-status.ts'

/** One sentence about the status, and what comes after it. */
export type Summary = { first: string; next: string }

/** The sentence above the lane. */
export function summaryOf(status: StepStatus | undefined, details: Details, t: T): Summary {
  if (!status) return { first: '', next: '' }
  const authority = authorityInSentence(details.workOrder.product.code, t)
  const step = stepText(details, t)
  switch (status.kind) {
    case 'returned':
      return { first: returnedText(status.returned.notes, t), next: join(t('sumReturnedNext'), step) }
    case 'form':
    case 'signature':
    case 'task':
      return sellersSummary(status, step, t)
    case 'checking':
    case 'translation':
    case 'agency':
    case 'query':
    case 'authority':
      return waitingSummary(status, authority, step, t)
    case 'refused':
      return { first: t('sumRefused', { authority }), next: step }
    case 'supplements':
      return {
        first: t('sumSupplements', { count: details.workOrder.supplements.waiting }),
        next: join(t('sumSupplementsNext'), step),
      }
    case 'supplementsChecked':
      return { first: t('sumSupplementsChecked'), next: join(t('nothingForYou'), step) }
    case 'onHold':
      return {
        first: t('sumOnHold'),
        next: details.workOrder.hold?.text ?? details.workOrder.statusReason ?? '',
      }
    case 'cancelled':
      return { first: t('sumCancelled'), next: details.workOrder.statusReason ?? '' }
    case 'filing':
      return { first: t('sumFiling'), next: t('sumFilingNext') }
    case 'completed':
      return { first: t('sumCompleted'), next: '' }
  }
}

function returnedText(notes: readonly { files: readonly unknown[] }[], t: T): string {
  if (notes.length > 1) return t('sumReturnedMany', { count: notes.length })
  return t((notes[0]?.files.length ?? 0) > 0 ? 'sumReturnedFile' : 'sumReturnedOne')
}

const SELLERS = { form: 'Form', signature: 'Signature', task: 'Task' } as const

function sellersSummary(
  { kind, node }: Extract<StepStatus, { kind: keyof typeof SELLERS }>,
  step: string,
  t: T,
): Summary {
  const name = SELLERS[kind]
  return { first: t(`sum${name}`, { name: node.name }), next: join(t(`sum${name}Next`), step) }
}

type Waiting = Extract<StepStatus, { kind: 'checking' | 'translation' | 'agency' | 'query' | 'authority' }>

function waitingSummary({ kind, node }: Waiting, authority: string, step: string, t: T): Summary {
  const first = {
    checking: () => t('sumChecking'),
    translation: () => t('sumTranslation'),
    agency: () => t('sumAgency', { name: node.name }),
    query: () => t('sumQuery', { authority }),
    authority: () => t('sumAuthority', { authority }),
  }[kind]()
  const usual =
    node.expectedDays.high > 0 && kind !== 'query'
      ? t('usually', { days: workingDays(node.expectedDays, t) })
      : ''
  return { first, next: join(usual, step) }
}

function stepText({ workOrder: { step } }: Details, t: T): string {
  return step.index > 0 ? t('sentence', { text: t('stepOf', { step: step.index, count: step.count }) }) : ''
}

const join = (...parts: string[]): string => parts.filter((part) => part !== '').join(' ')
