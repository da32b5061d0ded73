import { paths } from '#paths.ts'
import { Card } from '#platform/ui/card.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { Link } from '#platform/ui/link.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { listRegistrations, type FilingTerm } from '../contract.ts'
import { FilingTermFacts, isPaused, TermBadge } from './filing-term.tsx'
import type { registrationsText } from './registrations.text.ts'

/** The filing of a work order, as a card of its page; without a mandate it says that nothing is filed. */
export function FilingCard({ term }: { term: FilingTerm }) {
  const t = useText<typeof registrationsText>('registrations')
  const list = useCallQuery(listRegistrations, { pageSize: 100 })
  const mandate = list.data?.records.find((one) => one.term?.id === term.id)?.mandate
  const badged = { status: term.status, mandate }
  const title = term.number === null ? t('filing') : t('filingFor', { number: term.number })
  return (
    <Card title={title} aside={<TermBadge {...badged} />} ruled>
      <Stack gap={16}>
        {isPaused(badged) && (
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
