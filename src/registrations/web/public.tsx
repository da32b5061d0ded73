/** What the screens of other modules show of registrations. */
export { FilingCard } from './filing-card.tsx'
export { FilingTermFacts, TermBadge } from './filing-term.tsx'
export { RegistrationsList } from './registrations-list.tsx'
export { RegistrationsCard } from './registrations-card.tsx'
