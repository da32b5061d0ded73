import { paths } from '#paths.ts'
import { Card } from '#platform/ui/card.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { Link } from '#platform/ui/link.tsx'
import { useText } from '#platform/web/text.ts'
import type { FilingTerm } from '../contract.ts'
import { FilingTermFacts, TermBadge } from './filing-term.tsx'
import type { registrationsText } from './registrations.text.ts'

/** The filing of a work order, as a card of its page; without a mandate it says that nothing is filed. */
export function FilingCard({ term }: { term: FilingTerm }) {
  const t = useText<typeof registrationsText>('registrations')
  const title = term.number === null ? t('filing') : t('filingFor', { number: term.number })
  return (
    <Card title={title} aside={<TermBadge term={term} />} ruled>
      <Stack gap={16}>
        {term.isPaused && (
          <div>
            <p>{t('paused')}</p>
            <Link look="alone" href={paths.registrations()}>
              {t('toMandate')}
            </Link>
          </div>
        )}
        <FilingTermFacts term={term} />
      </Stack>
    </Card>
  )
}
