import { OwnNoSales } from '#reports/web/public.tsx'
import type { DeclarationDetail } from '../../contract.ts'
import { readAgain } from './use-declaration.ts'

/** The figures follow in the background, within seconds. */
const FIGURES_MS = 3_000

/** Months of the declaration that are in it with nothing, because somebody stated so. */
export function StatedMonths({ declaration: { period, status } }: { declaration: DeclarationDetail }) {
  return (
    <OwnNoSales
      between={{ from: period.from.slice(0, 7), to: period.to.slice(0, 7) }}
      isConfirmed={status === 'CONFIRMED' || status === 'FILED' || status === 'ACCEPTED'}
      onRevoked={() => {
        readAgain()
        setTimeout(readAgain, FIGURES_MS)
      }}
    />
  )
}
