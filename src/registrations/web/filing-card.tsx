import { Card } from '#platform/ui/card.tsx'
import { useText } from '#platform/web/text.ts'
import type { FilingTerm } from '../contract.ts'
import { FilingTermFacts, TermBadge } from './filing-term.tsx'
import type { registrationsText } from './registrations.text.ts'

/** The filing of a work order, as a card of its page. */
export function FilingCard({ term }: { term: FilingTerm }) {
  const t = useText<typeof registrationsText>('registrations')
  const title = term.number === null ? t('filing') : t('filingFor', { number: term.number })
  return (
    <Card title={title} aside={<TermBadge status={term.status} />} ruled>
      <FilingTermFacts term={term} />
    </Card>
  )
}
