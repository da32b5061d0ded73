import type { apiKeysText } from '#api-keys/web/api-keys.text.ts'
import { openedBy } from '#api-keys/scope-words.ts'
import type { Scope } from '#api-keys/scopes.ts'
import type { CODE } from '#platform/shared/call.ts'
import { Table } from '#platform/ui/table.tsx'
import { useText } from '#platform/web/text.ts'
import type { EventType } from '#webhooks/event-types.ts'
import { EVENT_NAMES } from '#webhooks/web/event-names.ts'
import type { webhooksText } from '#webhooks/web/webhooks.text.ts'
import type { buildOnItText } from './build-on-it.text.ts'
import styles from './build-on-it.module.css'

type Row = { name: string; means: string }

const nameOf = ({ name }: Row) => <code className={styles.name}>{name}</code>

/** Names that programs compare, beside what they mean. */
function Names({ caption, header, rows }: { caption: string; header: [string, string]; rows: Row[] }) {
  return (
    <div className={styles.wide}>
      <Table
        caption={caption}
        columns={[
          {
            key: 'name',
            header: header[0],
            primary: true,
            width: '48%',
            cell: nameOf,
          },
          { key: 'means', header: header[1], onPhone: 'bare', cell: ({ means }) => means },
        ]}
        rows={rows}
        rowKey={({ name }) => name}
        dense
      />
    </div>
  )
}

export function ScopeNames({ scopes }: { scopes: readonly Scope[] }) {
  const t = useText<typeof buildOnItText>('build-on-it')
  const words = useText<typeof apiKeysText>('api-keys')
  const rows = scopes.flatMap((scope) =>
    openedBy([scope]).map(({ subject, how }) => ({
      name: scope,
      means: words(`how_${how}`, { what: words(`scope_${subject}`) }),
    })),
  )
  return <Names caption={t('scopesTitle')} header={[t('columnScope'), t('columnOpens')]} rows={rows} />
}

type CodeNumber = (typeof CODE)[keyof typeof CODE]

export function CodeNames({ codes }: { codes: readonly CodeNumber[] }) {
  const t = useText<typeof buildOnItText>('build-on-it')
  const rows = codes.map((code) => ({ name: String(code), means: t(`code_${code}`) }))
  return <Names caption={t('codesTitle')} header={[t('columnCode'), t('columnMeans')]} rows={rows} />
}

export function EventNames({ events }: { events: readonly EventType[] }) {
  const t = useText<typeof buildOnItText>('build-on-it')
  const words = useText<typeof webhooksText>('webhooks')
  const rows = events.map((event) => ({ name: event, means: words(EVENT_NAMES[event]) }))
  return <Names caption={t('eventsTitle')} header={[t('columnEvent'), t('columnWhen')]} rows={rows} />
}
