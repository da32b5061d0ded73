import { lazy, Suspense } from 'react'

const Letters = lazy(async () => ({ default: (await import('./letters-card.tsx')).LettersCard }))
const Checks = lazy(async () => ({ default: (await import('./inspections-card.tsx')).InspectionsCard }))

/** What the authority wrote about a work order, and what it checks; loaded when it is shown. */
export function LettersCard(props: { workOrderId: string }) {
  return (
    <Suspense>
      <Checks {...props} />
      <Letters {...props} />
    </Suspense>
  )
}
