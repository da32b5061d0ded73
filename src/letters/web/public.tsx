import { lazy, Suspense } from 'react'

const Card = lazy(async () => ({ default: (await import('./letters-card.tsx')).LettersCard }))

/** What the authority wrote about a work order; loaded when it is shown. */
export function LettersCard(props: { workOrderId: string }) {
  return (
    <Suspense>
      <Card {...props} />
    </Suspense>
  )
}
