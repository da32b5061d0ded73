import { lazy, Suspense } from 'react'

const Card = lazy(async () => ({ default: (await import('./letters-card.tsx')).LettersCard }))

/** The letters on a work order; loaded when they are shown. */
export function LettersCard(props: { workOrderId: string; mayWrite: boolean }) {
  return (
    <Suspense>
      <Card {...props} />
    </Suspense>
  )
}
