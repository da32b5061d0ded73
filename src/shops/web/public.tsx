/** What other modules may use. */
export { RunningImports } from './running-imports.tsx'
export { MonthsCard } from './months-card.tsx'
