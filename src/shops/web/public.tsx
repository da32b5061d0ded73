/** What other modules may use. */
export { MonthsCard } from './months-card.tsx'
