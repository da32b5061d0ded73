import type { KeptErasure } from './erasures-beside.ts'
import { connect } from './snapshot.queries.ts'

/**
 * Has those erased once more whom the backup still knows. They are done as jobs, the first thing that the server does when
 * it starts on the restored database. @returns how many
 */
export async function replayErasures(url: string, kept: readonly KeptErasure[]): Promise<number> {
  if (kept.length === 0) return 0
  const client = await connect(url)
  try {
    await client.query('begin')
    const { rows } = await client.query<{ id: string }>(
      `insert into erasures (id, user_id, status, origin, requested_by, requested_at, decided_at, lang)
       select e->>'id', e->>'userId', 'RUNNING', 'BACKUP', '', (e->>'at')::timestamptz, (e->>'at')::timestamptz, 'en'
       from jsonb_array_elements($1::jsonb) e
       -- Asked for twice, or begun when the backup was taken: one of them is enough.
       where not exists (select from erasures o where o.user_id = e->>'userId' and o.id <> e->>'id'
         and o.status in ('REQUESTED', 'RUNNING'))
       on conflict (id) do update set status = 'RUNNING', origin = 'BACKUP', company_ids = null, sealed_address = null
         where erasures.status <> 'DONE'
       returning id`,
      [JSON.stringify(kept)],
    )
    for (const { id } of rows)
      await client.query(
        `select graphile_worker.add_job('privacy.erase-person', json_build_object('id', $1::text))`,
        [id],
      )
    await client.query('commit')
    return rows.length
  } finally {
    await client.end()
  }
}
