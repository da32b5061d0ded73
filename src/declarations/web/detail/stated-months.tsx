import { OwnNoSales } from '#reports/web/public.tsx'
import type { DeclarationDetail } from '../../contract.ts'
import { readAgain, readFiguresSoon } from './use-declaration.ts'

/** Months of the declaration that are in it with nothing, because somebody stated so. */
export function StatedMonths({ declaration: { period, status } }: { declaration: DeclarationDetail }) {
  return (
    <OwnNoSales
      between={{ from: period.from.slice(0, 7), to: period.to.slice(0, 7) }}
      isConfirmed={status === 'CONFIRMED' || status === 'FILED' || status === 'ACCEPTED'}
      onRevoked={() => {
        readAgain()
        readFiguresSoon()
      }}
    />
  )
}
