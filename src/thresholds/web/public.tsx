/** What the pages of other modules may use. They name the texts `thresholds` in their handle. */
export { ThresholdsCard } from './thresholds-card.tsx'
