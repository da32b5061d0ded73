import type { KeptErasure } from './erasures-beside.ts'
import { connect } from './snapshot.queries.ts'

/**
 * One note for each: an account that was restored and erased again has two, which are the same. Of an address, which may
 * write to us again after its erasure, the last one counts.
 */
const NOTED = `select distinct on (e->>'userId') e->>'id' as id, e->>'userId' as user_id,
  (e->>'at')::timestamptz as at, e->'closed' as closed, starts_with(e->>'userId', 'adr_') as of_address
  from jsonb_array_elements($1::jsonb) e
  order by e->>'userId',
    extract(epoch from (e->>'at')::timestamptz) * case when starts_with(e->>'userId', 'adr_') then -1 else 1 end`

/**
 * Has those erased once more whom the backup still knows. They are done as jobs, the first thing that the server does when
 * it starts on the restored database. @returns how many
 */
export async function replayErasures(url: string, kept: readonly KeptErasure[]): Promise<number> {
  if (kept.length === 0) return 0
  const client = await connect(url)
  try {
    await client.query('begin')
    const noted = [JSON.stringify(kept)]
    // Whoever had asked when the backup was taken is not asked about again: that request is the one that is done.
    const asked = await client.query<{ id: string }>(
      `update erasures o set status = 'RUNNING', origin = 'BACKUP', decided_at = e.at, company_ids = null,
         sealed_address = null, closed_ids = e.closed
       from (${NOTED}) e where o.user_id = e.user_id and o.status = 'REQUESTED' returning o.id`,
      noted,
    )
    const added = await client.query<{ id: string }>(
      `insert into erasures (id, user_id, status, origin, requested_by, requested_at, decided_at, lang, closed_ids)
       select e.id, e.user_id, 'RUNNING', 'BACKUP', '', e.at, e.at, 'en', e.closed from (${NOTED}) e
       -- Done, or begun, when the backup was taken: one is enough, unless an address wrote to us again after it.
       where not exists (select from erasures o where o.user_id = e.user_id and o.id <> e.id
         and (o.status in ('REQUESTED', 'RUNNING')
           or o.status = 'DONE' and (not e.of_address or o.finished_at >= e.at)))
       on conflict (id) do update set status = 'RUNNING', origin = 'BACKUP', company_ids = null, sealed_address = null,
         closed_ids = excluded.closed_ids
         where erasures.status <> 'DONE'
       returning id`,
      noted,
    )
    const ids = new Set([...asked.rows, ...added.rows].map(({ id }) => id))
    for (const id of ids)
      await client.query(
        `select graphile_worker.add_job('privacy.erase-person', json_build_object('id', $1::text),
           job_key => 'privacy.erase-person:' || $1::text)`,
        [id],
      )
    await client.query('commit')
    return ids.size
  } finally {
    await client.end()
  }
}
