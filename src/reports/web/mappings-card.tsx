import { useSession } from '#accounts/web/public.tsx'
import type { OutputOf } from '#platform/shared/call.ts'
import { formatQuantity } from '#platform/shared/format-number.ts'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { NotRead } from '#platform/ui/not-read.tsx'
import { Table } from '#platform/ui/table.tsx'
import { useCallMutation, useCallQuery } from '#platform/web/query.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { useScrollToHash } from '#platform/web/use-scroll-to-hash.ts'
import { listMappings, removeMapping } from '../mapping-contract.ts'
import { constantsText } from './constants-text.ts'
import styles from './imports.module.css'
import type { importsText } from './imports.text.ts'

/** As the link of an issue names it. */
const ID = 'remembered-columns'

type Known = OutputOf<typeof listMappings>['records'][number]

/** How files of other channels are read, to be said anew where it was said wrongly. */
export function MappingsCard() {
  const t = useText<typeof importsText>('imports')
  const lang = useLang()
  const { mayWrite } = useSession()
  const list = useCallQuery(listMappings, {})
  const known = list.data?.records ?? []
  const isShown = list.isError || known.length > 0
  useScrollToHash(ID, isShown)
  // Most sellers have none: until it is known, nothing is promised.
  if (!isShown) return null
  if (!list.data)
    return (
      <Card id={ID} title={t('mappings')}>
        <NotRead
          query={list}
          loading={t('mappingsLoading')}
          title={t('mappingsFailed')}
          safe={t('nothingLost')}
        />
      </Card>
    )
  const act = {
    key: 'act',
    header: <span className="visually-hidden">{t('matchAgain')}</span>,
    onPhone: 'bare' as const,
    cell: againCell,
  }
  return (
    <Card id={ID} title={t('mappings')} flush>
      <p className={styles.lead}>{t('mappingsLead')}</p>
      <Table
        caption={t('mappings')}
        columns={[
          {
            key: 'name',
            header: t('mappingName'),
            primary: true,
            named: true,
            cell: ({ name }: Known) => name,
          },
          {
            key: 'constants',
            header: t('columnConstants'),
            named: true,
            cell: ({ mapping: { constants } }: Known) => constantsText(constants, t, lang),
          },
          {
            key: 'files',
            header: t('columnFiles'),
            named: true,
            cell: ({ files, lastFile }: Known) =>
              [formatQuantity(files, lang), lastFile].filter((part) => part !== null).join(' · '),
          },
          {
            key: 'saved',
            header: t('columnSaved'),
            cell: savedCell,
          },
          ...(mayWrite ? [act] : []),
        ]}
        rows={known}
        rowKey={({ id }) => id}
      />
    </Card>
  )
}

const againCell = (one: Known) => <MatchAgain one={one} />
const savedCell = ({ changedAt }: Known) => <DateText value={changedAt} format="medium" />

function MatchAgain({ one: { id, name } }: { one: Known }) {
  const t = useText<typeof importsText>('imports')
  const remove = useCallMutation(removeMapping, {
    invalidates: [listMappings],
    onSuccess: () => showMessage(t('matchedAgain', { name }), 'good'),
  })
  return (
    <Button
      loading={remove.isPending}
      aria-label={t('matchAgainNamed', { name })}
      onClick={() => remove.mutate({ mappingId: id })}
    >
      {t('matchAgain')}
    </Button>
  )
}
