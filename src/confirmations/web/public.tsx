import { lazy, Suspense } from 'react'

const Card = lazy(async () => ({ default: (await import('./confirmations-card.tsx')).ConfirmationsCard }))

/** The letters on a work order; loaded when they are shown. */
export function ConfirmationsCard(props: { workOrderId: string; mayWrite: boolean }) {
  return (
    <Suspense>
      <Card {...props} />
    </Suspense>
  )
}
